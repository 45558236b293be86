import type { Article } from '../../../writing/article.ts';

export const withOrWithoutVatNl: Article = {
  title: 'Met of zonder btw',
  intro:
    'Als consument wil je zien wat je betaalt, als bedrijf wat je boekt. Hier kies je hoe we prijzen tonen; aan wat je verschuldigd bent, verandert dat niets.',
  metaDescription:
    'Bekijk de prijzen van {brand} met of zonder btw en lees welke btw voor je bestelling geldt: in Nederland, de EU, voor bedrijven en daarbuiten.',
  blocks: [
    { insert: 'vatSwitch' },
    { heading: 'Wat je ziet' },
    'De meeste van onze winkels tonen prijzen inclusief btw; de Amerikaanse en de Zweedse winkel tonen ze exclusief. Naast elke prijs staat klein welke van de twee het is. Verzendkosten zitten nooit in een productprijs: die staan apart in de winkelwagen, net als de btw.',
    { heading: 'Wat je betaalt' },
    'De belasting reist met het pakket mee. Het gaat om het land waar we bezorgen, of om Nederland als je zelf afhaalt.',
    {
      table: {
        head: ['Bezorging in', 'Consument', 'Bedrijf met geldig btw-nummer'],
        rows: [
          ['Nederland', 'Nederlandse btw', 'Nederlandse btw, die je kunt terugvragen'],
          [
            'Een ander EU-land',
            'Btw tegen het tarief van dat land',
            'Geen btw: verlegd, met vermelding op de factuur',
          ],
          [
            'Verenigd Koninkrijk, kleine bestelling',
            'Britse btw, door ons berekend',
            'Britse btw, door ons berekend',
          ],
          [
            'Verenigd Koninkrijk, boven de invoergrens',
            'Geen btw van ons; de vervoerder int die',
            'Geen btw van ons; de vervoerder int die',
          ],
          [
            'Noorwegen, Zwitserland, Verenigde Staten en elders',
            'Geen btw van ons; mogelijk invoerbelasting',
            'Geen btw van ons; mogelijk invoerbelasting',
          ],
        ],
      },
    },
    'Omdat de tarieven verschillen, kan dezelfde tien meter in Denemarken een paar cent duurder zijn dan in Duitsland. Op een cadeaubon betaal je geen btw als je hem koopt; die zit in wat je er later mee afrekent.',
    { heading: 'Zakelijk bestellen' },
    {
      steps: [
        'Vink bij je gegevens *zakelijke bestelling* aan.',
        'Vul de bedrijfsnaam en het btw-nummer met de landletters in. We controleren meteen of het nummer kan kloppen en, waar mogelijk, of het in het Europese register staat.',
        'Kijk voor het betalen naar het totaal: zo komt het ook op je factuur.',
      ],
    },
    'Antwoordt het register niet, dan gaan we uit van het laatst bekende antwoord en kijken we de bestelling zelf na. Het bedrag dat je hebt gezien, verandert daarna niet zonder jouw akkoord.',
    {
      note: 'Per ongeluk als consument besteld? [Laat het weten](page:contact) voordat het pakket vertrekt; een verzonden factuur kunnen we niet zomaar herschrijven.',
    },
  ],
};
