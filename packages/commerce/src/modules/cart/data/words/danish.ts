import type { CartWords } from '../words.ts';

export const danish: CartWords = {
  incentive: 'Rabat på større ordrer',
  vat: 'Moms',
  warehouse: 'Vores lager',
  shippingMethods: {
    home: 'Levering til døren',
    'pickup-point': 'Udleveringssted',
    pickup: 'Afhentning på lageret',
  },
  card: 'Kort',
  bankTransfer: 'Bankoverførsel',
  nothingToPay: 'Ingen betalingsoplysninger nødvendige',
  notices: {
    'coupon-has-no-effect': 'Rabatkoden har i øjeblikket ingen virkning på denne kurv.',
    'gift-card-has-no-effect': 'Et gavekort kan ikke bruges: det er tomt eller i en anden valuta.',
    'shipping-option-gone': 'Leveringsmåden er ikke længere tilgængelig. Vælg en anden.',
  },
  lineGone: 'Denne vare er ikke længere på lager',
  lineTooMany: 'Det ønskede antal er ikke tilgængeligt',
  importVatWarning: 'Moms ved import skal betales til fragtfirmaet.',
  terms: {
    name: 'Handelsbetingelser',
    content: 'Vores handelsbetingelser gælder for alle ordrer:',
    checkbox: 'Jeg har læst handelsbetingelserne og accepterer dem.',
  },
  giftCardFields: {
    amount: 'Beløb',
    sender: 'Afsenderens navn',
    sender_email: 'Afsenderens e-mail',
    recipient: 'Modtagerens navn',
    recipient_email: 'Modtagerens e-mail',
    message: 'Besked',
  },
};
