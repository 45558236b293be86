import type { CartWords } from '../words.ts';

export const polish: CartWords = {
  incentive: 'Rabat na większe zamówienia',
  vat: 'VAT',
  warehouse: 'Nasz magazyn',
  shippingMethods: {
    home: 'Dostawa do domu',
    'pickup-point': 'Punkt odbioru',
    pickup: 'Odbiór w magazynie',
  },
  card: 'Karta',
  bankTransfer: 'Przelew bankowy',
  nothingToPay: 'Dane płatności nie są wymagane',
  notices: {
    'coupon-has-no-effect': 'Kod rabatowy nie działa obecnie w tym koszyku.',
    'gift-card-has-no-effect': 'Nie można użyć karty podarunkowej: jest pusta albo w innej walucie.',
    'shipping-option-gone': 'Metoda dostawy nie jest już dostępna. Wybierz inną.',
  },
  lineGone: 'Tego artykułu nie ma już w magazynie',
  lineTooMany: 'Żądana ilość jest niedostępna',
  importVatWarning: 'Podatek VAT od importu należy zapłacić przewoźnikowi.',
  terms: {
    name: 'Ogólne warunki sprzedaży',
    content: 'Do każdego zamówienia stosuje się nasze ogólne warunki sprzedaży:',
    checkbox: 'Zapoznałem(-am) się z ogólnymi warunkami sprzedaży i akceptuję je.',
  },
  giftCardFields: {
    amount: 'Kwota',
    sender: 'Imię i nazwisko nadawcy',
    sender_email: 'E-mail nadawcy',
    recipient: 'Imię i nazwisko odbiorcy',
    recipient_email: 'E-mail odbiorcy',
    message: 'Wiadomość',
  },
};
