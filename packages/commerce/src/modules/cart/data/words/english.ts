import type { CartWords } from '../words.ts';

export const english: CartWords = {
  incentive: 'Discount for larger orders',
  vat: 'VAT',
  warehouse: 'Our warehouse',
  shippingMethods: {
    home: 'Home delivery',
    'pickup-point': 'Pickup point',
    pickup: 'Pickup at the warehouse',
  },
  card: 'Card',
  bankTransfer: 'Bank transfer',
  nothingToPay: 'No Payment Information Required',
  notices: {
    'coupon-has-no-effect': 'The coupon has no effect on this cart at the moment.',
    'gift-card-has-no-effect': 'A gift card cannot be used: it is empty, or in another currency.',
    'shipping-option-gone': 'The shipping method is no longer available. Choose another one.',
  },
  lineGone: 'There are no source items with the in stock status',
  lineTooMany: 'The requested quantity is not available',
  importVatWarning: 'VAT on import is payable to the carrier.',
  terms: {
    name: 'General terms and conditions',
    content: 'Our general terms and conditions apply to every order:',
    checkbox: 'I have read the general terms and conditions and agree to them.',
  },
  giftCardFields: {
    amount: 'Amount',
    sender: 'Sender name',
    sender_email: 'Sender e-mail',
    recipient: 'Recipient name',
    recipient_email: 'Recipient e-mail',
    message: 'Message',
  },
};
