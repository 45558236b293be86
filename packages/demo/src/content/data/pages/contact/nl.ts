import type { Article } from '../../../writing/article.ts';

export const contactNl: Article = {
  title: 'Contact',
  intro:
    'Mail, bel of stuur een foto van de knoop waarop je vastloopt. Wie je antwoord geeft, werkt naast de rollen en knoopt zelf ook.',
  metaDescription:
    'Neem contact op met {brand} via e-mail, Messenger, WhatsApp, telefoon of formulier. Met openingstijden, snelle antwoorden en tips voor je vraag.',
  blocks: [
    { insert: 'contactChannels' },
    'We zijn er op Nederlandse werkdagen. Berichten die ’s avonds of in het weekend binnenkomen, lezen we de eerstvolgende werkdag als eerste.',
    { heading: 'Misschien hoef je niet te wachten' },
    {
      list: [
        'Waar is mijn pakket? De volglink staat in de verzendmail en bij de bestelling in je account.',
        'Wat kost verzenden? Kijk bij de [verzendkosten](page:shippingRates).',
        'Iets terugsturen? Zo werkt [retourneren](page:returns).',
        'Welk koord voor welke klus? Bij de [veelgestelde vragen](faq:) en op de [blog](blog:) vind je het meeste.',
        'Bestel je voor een winkel of vereniging? Bekijk onze [groothandel](page:wholesale).',
      ],
    },
    { heading: 'Zo kunnen we je het snelst helpen' },
    {
      list: [
        'Over een bestelling: noem het ordernummer en stuur een foto mee als er iets niet klopt.',
        'Over een kleur: noem het artikelnummer en bij welk licht je hem zag. Geen twee schermen zijn gelijk; een proefstukje geeft uitsluitsel.',
        'Over sterkte: vertel wat eraan komt te hangen, hoe het beweegt en of iemand gewond kan raken. Voor klimmen of het hijsen van mensen raden we alleen koord aan als dat in de beschrijving staat.',
      ],
    },
    { heading: 'Stuur een bericht' },
    { insert: 'contactForm' },
    'Wat je schrijft, gebruiken we alleen om je te antwoorden; hoe lang we het bewaren, lees je in [privacy en cookies](page:privacy). Voel je het koord liever in je hand? [Maak een afspraak in de showroom](page:showroom).',
  ],
};
