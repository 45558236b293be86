import type { FaqTexts } from '../faq-keys.ts';

export const paymentNl: FaqTexts<'payment'> = {
  'which-methods': {
    question: 'Hoe kan ik betalen?',
    answer: [
      'Dat hangt af van je land en valuta: iDEAL in Nederland, Bancontact in België en bijna overal een betaalkaart, PayPal of Klarna. Ook een overschrijving in euro’s of een cadeaubon kan. Geen enkele betaalwijze kost iets extra, en bij het afrekenen zie je alleen wat voor jou werkt. Alle bijzonderheden vind je bij [betaalmethoden](page:paymentMethods).',
    ],
  },
  'price-per-metre': {
    question: 'Waarom verschilt de prijs per meter per lengte?',
    answer: [
      'Omdat snijden, oprollen en labelen bij vijf meter evenveel tijd kost als bij honderd. Bij een kort stuk wordt dat werk over weinig meters verdeeld, bij een lang stuk over veel, en dus is de meter bij de grootste lengte het voordeligst. De meterprijs staat bij elke lengte, zodat je makkelijk vergelijkt. Patronen zijn iets duurder dan effen kleuren, en reflecterend of lichtgevend garen is duurder in de inkoop.',
    ],
  },
  'quantity-discount': {
    question: 'Betaal ik minder als ik meer bestel?',
    answer: [
      'Ja, op twee manieren. Neem je hetzelfde artikel meerdere keren, dan daalt de stukprijs; de staffel staat op de productpagina. Daarnaast krijg je vanaf een bepaald bedrag korting op de hele bestelling, en de winkelwagen laat zien hoeveel er nog ontbreekt tot de volgende stap. Beide gaan vanzelf, zonder code. Heb je regelmatig hele rollen nodig, kijk dan eens bij [groothandel](page:wholesale).',
    ],
  },
  'payment-failed': {
    question: 'Mijn betaling is mislukt. Wat nu?',
    answer: [
      'Er is niets verloren: je winkelwagen blijft zoals hij was. Probeer het opnieuw of kies een andere betaalwijze. Vaak is de bankapp te vroeg gesloten of zit er een daglimiet op je kaart. Is het geld wel afgeschreven, maar heb je na een uur geen bevestiging, [laat ons dan weten](page:contact) hoe laat en hoeveel. We zoeken de betaling op, en voor één bestelling betaal je nooit twee keer.',
    ],
  },
  'gift-card': {
    question: 'Hoe werkt een cadeaubon?',
    answer: [
      'Je kiest een bedrag tussen {giftCardMinimum} en {giftCardMaximum}, schrijft er een paar woorden bij en wij mailen de bon naar degene die een kleur mag uitzoeken. De code vul je in de winkelwagen in. Kost de bestelling meer, dan betaal je de rest op een andere manier; kost ze minder, dan blijft het tegoed op de bon staan. Btw betaal je pas over wat je ermee koopt.',
    ],
  },
};
