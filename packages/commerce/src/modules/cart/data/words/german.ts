import type { CartWords } from '../words.ts';

export const german: CartWords = {
  incentive: 'Rabatt für größere Bestellungen',
  vat: 'MwSt.',
  warehouse: 'Unser Lager',
  shippingMethods: {
    home: 'Lieferung nach Hause',
    'pickup-point': 'Abholstelle',
    pickup: 'Abholung im Lager',
  },
  card: 'Karte',
  bankTransfer: 'Überweisung',
  nothingToPay: 'Keine Zahlungsangaben erforderlich',
  notices: {
    'coupon-has-no-effect': 'Der Rabattcode wirkt sich derzeit nicht auf diesen Warenkorb aus.',
    'gift-card-has-no-effect':
      'Ein Geschenkgutschein kann nicht verwendet werden: Er ist leer oder in einer anderen Währung.',
    'shipping-option-gone': 'Die Versandart ist nicht mehr verfügbar. Wähle eine andere.',
  },
  lineGone: 'Dieser Artikel ist nicht mehr auf Lager',
  lineTooMany: 'Die gewünschte Menge ist nicht verfügbar',
  importVatWarning: 'Die Einfuhrumsatzsteuer ist an den Zusteller zu zahlen.',
  terms: {
    name: 'Allgemeine Geschäftsbedingungen',
    content: 'Für jede Bestellung gelten unsere Allgemeinen Geschäftsbedingungen:',
    checkbox: 'Ich habe die Allgemeinen Geschäftsbedingungen gelesen und stimme ihnen zu.',
  },
  giftCardFields: {
    amount: 'Betrag',
    sender: 'Name des Absenders',
    sender_email: 'E-Mail-Adresse des Absenders',
    recipient: 'Name des Empfängers',
    recipient_email: 'E-Mail-Adresse des Empfängers',
    message: 'Nachricht',
  },
};
