import type { CartWords } from '../words.ts';

export const swedish: CartWords = {
  incentive: 'Rabatt på större beställningar',
  vat: 'Moms',
  warehouse: 'Vårt lager',
  shippingMethods: {
    home: 'Hemleverans',
    'pickup-point': 'Utlämningsställe',
    pickup: 'Hämtning på lagret',
  },
  card: 'Kort',
  bankTransfer: 'Banköverföring',
  nothingToPay: 'Inga betalningsuppgifter behövs',
  notices: {
    'coupon-has-no-effect': 'Rabattkoden har för närvarande ingen effekt på den här varukorgen.',
    'gift-card-has-no-effect': 'Ett presentkort kan inte användas: det är tomt eller i en annan valuta.',
    'shipping-option-gone': 'Leveranssättet är inte längre tillgängligt. Välj ett annat.',
  },
  lineGone: 'Den här varan finns inte längre i lager',
  lineTooMany: 'Det önskade antalet är inte tillgängligt',
  importVatWarning: 'Moms vid import betalas till transportören.',
  terms: {
    name: 'Allmänna villkor',
    content: 'Våra allmänna villkor gäller för varje beställning:',
    checkbox: 'Jag har läst de allmänna villkoren och godkänner dem.',
  },
  giftCardFields: {
    amount: 'Belopp',
    sender: 'Avsändarens namn',
    sender_email: 'Avsändarens e-post',
    recipient: 'Mottagarens namn',
    recipient_email: 'Mottagarens e-post',
    message: 'Meddelande',
  },
};
