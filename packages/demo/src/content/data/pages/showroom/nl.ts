import type { Article } from '../../../writing/article.ts';

export const showroomNl: Article = {
  title: 'Afspraak maken',
  intro:
    'Naast het magazijn ligt een ruimte met een muur vol rollen. Kom kleuren naast elkaar houden, voel het verschil tussen 3 en 4 mm en neem je bestelling meteen mee.',
  metaDescription:
    'Maak een afspraak in de showroom van {brand}, naast het magazijn in Nederland: bekijk alle kleuren, voel het koord en neem je bestelling direct mee.',
  blocks: [
    { heading: 'Wat je kunt verwachten' },
    {
      list: [
        'Het assortiment {productWord} in de echte kleuren, gesorteerd zoals op de website, met daglichtlampen boven de tafel.',
        'Touw, band, [BioThane](category:biothane) en [leer](category:leather) om te buigen, aan te trekken en aan te ruiken.',
        'Gespen, ringen en musketonhaken om op je eigen riem te passen. Neem hem dus vooral mee.',
        'Iemand die snijdt wat je uitkiest en vertelt welke knoop houdt.',
      ],
    },
    { heading: 'Waarom op afspraak?' },
    'De ruimte is klein en in het magazijn ernaast wordt hard gewerkt. Met een afspraak heb je ongeveer een uur lang de tafel en onze aandacht voor jezelf. Het is gratis en je hoeft niets te kopen.',
    { heading: 'Vraag een moment aan' },
    'Stel een dag en tijd voor op een werkdag, tijdens onze openingstijden. We bevestigen per e-mail of stellen een ander moment voor. Komt er iets tussen? Een kort berichtje is genoeg.',
    { insert: 'appointmentForm' },
    { heading: 'Goed om te weten' },
    {
      list: [
        'Vertel wat je wilt maken. Dan leggen we passend koord klaar, en hele rollen als je veel meters nodig hebt.',
        'Je betaalt met je pas of vooraf online. Contant betalen kan niet.',
        'Brave honden zijn welkom, zeker als er een halsband moet worden opgemeten.',
        'De ingang en de tafel zijn bereikbaar met een rolstoel.',
        'Met een groep, bijvoorbeeld van de scouting of de handwerkclub, kun je met maximaal acht mensen komen. Meld het even.',
      ],
    },
    { heading: 'Zo vind je ons' },
    { insert: 'storeLocations' },
    'Alleen een bestelling ophalen? Daarvoor heb je geen afspraak nodig: [kies afhalen](page:shippingRates) bij het afrekenen en je hoort wanneer ze klaarligt.',
  ],
};
