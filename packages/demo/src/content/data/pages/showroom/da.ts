import type { Article } from '../../../writing/article.ts';

export const showroomDa: Article = {
  title: 'Book en tid',
  intro:
    'Ved siden af lageret ligger et rum med en hel væg af ruller. Kom og hold farverne op mod hinanden, mærk forskellen på 3 og 4 mm, og tag din ordre med hjem.',
  metaDescription:
    'Book et besøg i {brand}s showroom ved siden af lageret i Nederlandene: se alle farver, mærk snorene, og tag din ordre med med det samme.',
  blocks: [
    { heading: 'Det kan du se frem til' },
    {
      list: [
        'Hele udvalget af {productWord} i de rigtige farver, sorteret som på siden, under lamper med dagslys.',
        'Reb, bånd, [BioThane](category:biothane) og [læder](category:leather), du kan bøje, trække i og dufte til.',
        'Spænder, ringe og karabinhager, du kan prøve på din egen rem. Tag den endelig med.',
        'En, der skærer det, du vælger, og fortæller, hvilken knude der holder.',
      ],
    },
    { heading: 'Hvorfor efter aftale?' },
    'Rummet er lille, og på lageret ved siden af er der travlt. Med en aftale har du bordet og os for dig selv i cirka en time. Det koster ikke noget, og du behøver ikke købe noget.',
    { heading: 'Foreslå et tidspunkt' },
    'Skriv en nederlandsk hverdag og et klokkeslæt inden for vores åbningstid. Vi bekræfter på e-mail eller foreslår et andet tidspunkt. Kommer der noget i vejen, er en kort besked nok.',
    { insert: 'appointmentForm' },
    { heading: 'Godt at vide' },
    {
      list: [
        'Fortæl, hvad du vil lave. Så lægger vi snore frem, der passer, og hele ruller, hvis du skal bruge mange meter.',
        'Du betaler med kort eller på nettet, inden du kommer. Vi tager ikke kontanter.',
        'Rolige hunde er velkomne, især hvis der skal måles til et halsbånd.',
        'Man kan komme ind og hen til bordet i kørestol.',
        'Grupper på op til otte, for eksempel spejdere eller en håndarbejdsklub, kan komme sammen. Skriv det gerne.',
      ],
    },
    { heading: 'Find vej' },
    { insert: 'storeLocations' },
    'Skal du kun hente en ordre? Så behøver du ingen aftale: [vælg afhentning](page:shippingRates) ved kassen, og du får besked, når den er klar.',
  ],
};
