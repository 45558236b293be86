import type { CartWords } from '../words.ts';

export const dutch: CartWords = {
  incentive: 'Korting op grotere bestellingen',
  vat: 'Btw',
  warehouse: 'Ons magazijn',
  shippingMethods: {
    home: 'Thuisbezorging',
    'pickup-point': 'Afhaalpunt',
    pickup: 'Afhalen bij het magazijn',
  },
  card: 'Kaart',
  bankTransfer: 'Bankoverschrijving',
  nothingToPay: 'Geen betaalgegevens nodig',
  notices: {
    'coupon-has-no-effect': 'De kortingscode heeft op dit moment geen effect op deze winkelwagen.',
    'gift-card-has-no-effect': 'Een cadeaubon kan niet worden gebruikt: hij is leeg of in een andere valuta.',
    'shipping-option-gone': 'De verzendmethode is niet meer beschikbaar. Kies een andere.',
  },
  lineGone: 'Dit artikel is niet meer op voorraad',
  lineTooMany: 'Het gevraagde aantal is niet beschikbaar',
  importVatWarning: 'Btw bij invoer moet aan de vervoerder worden betaald.',
  terms: {
    name: 'Algemene voorwaarden',
    content: 'Op elke bestelling zijn onze algemene voorwaarden van toepassing:',
    checkbox: 'Ik heb de algemene voorwaarden gelezen en ga ermee akkoord.',
  },
  giftCardFields: {
    amount: 'Bedrag',
    sender: 'Naam van de afzender',
    sender_email: 'E-mailadres van de afzender',
    recipient: 'Naam van de ontvanger',
    recipient_email: 'E-mailadres van de ontvanger',
    message: 'Bericht',
  },
};
