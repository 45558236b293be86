import type { Article } from '../../../writing/article.ts';

export const shippingRatesNl: Article = {
  title: 'Verzendkosten',
  intro:
    'Wat een pakket kost, hangt af van waar het heen gaat en hoe zwaar het is. Touw weegt meer dan je denkt, dus hier staat gewoon de hele tabel.',
  metaDescription:
    'Verzendkosten van {brand} per land, vervoerder en gewicht, vanaf welk bedrag verzenden gratis is en hoe snel je touw en koord in huis hebt.',
  blocks: [
    { insert: 'shippingRates' },
    { heading: 'Zo rekenen we' },
    'De winkelwagen telt het gewicht van elke meter en elke gesp op en toont de prijs voor jouw land nog voordat je een adres invult. Honderd meter koord van 4 mm weegt minder dan een pak suiker; een rol touw van 12 mm is een ander verhaal. Wat te zwaar is voor één pakket, gaat in twee pakketten, en dan betaal je er ook twee.',
    'Staat er in de tabel een bedrag, dan is verzenden gratis vanaf die waarde aan artikelen, na aftrek van korting.',
    { heading: 'Thuis of bij een afhaalpunt' },
    'Thuisbezorgen is handig als er iemand is. Een afhaalpunt of pakketautomaat is meestal goedkoper, en dan wacht het pakket op jou in plaats van andersom. Je kiest bij het afrekenen; je ziet alleen punten waar je pakket ook echt past.',
    { heading: 'Zelf afhalen' },
    'Afhalen in ons magazijn is gratis. Je bestelling ligt de volgende werkdag klaar en je krijgt bericht zodra het zover is. Wil je eerst kleuren vergelijken, [maak dan een afspraak in de showroom](page:showroom).',
    { heading: 'Wanneer het aankomt' },
    {
      list: [
        'Bestel je op een werkdag vóór {cutOffHour} uur, dan snijden en verpakken we je bestelling nog diezelfde dag en gaat ze mee met de vervoerder.',
        'Op de productpagina en in de winkelwagen zie je op welke dagen je het pakket kunt verwachten. Weekenden en feestdagen zijn daarin al meegerekend.',
        'Zodra je pakket vertrekt, krijg je per e-mail een link om het te volgen.',
      ],
    },
    { heading: 'Buiten de Europese Unie' },
    'Zendingen naar landen buiten de EU versturen we zonder Nederlandse btw. Je land kan invoerrechten en belasting heffen, en de vervoerder kan daar kosten voor rekenen; die zijn voor jou. Voor het Verenigd Koninkrijk rekenen wij tot de invoergrens zelf de Britse btw; daarboven int de vervoerder die, en dat melden we bij het afrekenen. Meer lees je bij [met of zonder btw](page:withOrWithoutVat).',
    {
      note: 'Staat je pakket al drie werkdagen stil? [Laat het ons weten](page:contact), dan gaan we erachteraan.',
    },
  ],
};
