import type { Article } from '../../../writing/article.ts';

export const wholesaleNl: Article = {
  title: 'Groothandel',
  intro:
    'Maak je halsbanden voor je beroep, heb je een hobbywinkel of knoop je met veertig scouts tegelijk? Koop dan per rol en praat rechtstreeks met ons.',
  metaDescription:
    'Groothandel bij {brand}: touw en koord per rol, gespen per honderd, gereserveerde verfbaden en binnen de EU zonder btw. Vraag je eigen prijslijst aan.',
  blocks: [
    { heading: 'Waar je op kunt rekenen' },
    {
      list: [
        '**Hele rollen**, uit één stuk en nog op de haspel. Accessoires gaan per honderd of per volle doos.',
        '**Een eigen prijslijst**, gebaseerd op wat je in een jaar afneemt en niet op één grote bestelling.',
        '**Eén verfbad.** Twee leveringen van hetzelfde groen kunnen een tint verschillen. Op verzoek leggen we jouw partij apart, zodat een collectie één kleur houdt.',
        '**Kleurkaarten** met echt koord, zodat je klanten aan de toonbank kunnen kiezen.',
        '**Gegevens die je mag gebruiken**: beschrijvingen, afbeeldingen, breeksterktes en goederencodes voor je eigen winkel.',
      ],
    },
    { heading: 'Voor wie' },
    'Voor makers van hondenspullen en sieraden, hobby- en outdoorwinkels, zeilmakers, scholen, scoutinggroepen en sociale werkplaatsen. Groot hoef je niet te zijn, maar je hebt wel regelmatig touw nodig. Verenigingen en scholen zonder btw-nummer zijn ook welkom; voor hen gelden de prijzen met btw.',
    { heading: 'Zo werkt het' },
    {
      steps: [
        'Vertel ons met het formulier hieronder wat je maakt en wat je nodig hebt: welk koord, hoeveel meter, hoe vaak.',
        'We bellen of mailen binnen twee werkdagen, meestal met een eerste voorstel en een paar proefstukjes.',
        'Je maakt een account aan met bedrijfsnaam en btw-nummer. Wat dat met het bedrag doet, lees je bij [met of zonder btw](page:withOrWithoutVat).',
        'Daarna bestel je net als iedereen in de winkel, op elk uur van de dag, of je stuurt ons een lijst.',
      ],
    },
    { heading: 'Nog niet zo ver?' },
    'Staffelprijzen gelden voor iedereen: op de productpagina zie je vanaf hoeveel stuks een koord goedkoper wordt. Voor een eerste kleine serie is dat vaak genoeg. Betalen en bezorgen gaat zoals beschreven bij [betaalmethoden](page:paymentMethods) en [verzendkosten](page:shippingRates); voor pallets maken we een aparte offerte.',
    { heading: 'Prijslijst aanvragen' },
    { insert: 'wholesaleForm' },
    'Je gegevens gebruiken we voor de offerte en voor niets anders; zie [privacy en cookies](page:privacy).',
  ],
};
