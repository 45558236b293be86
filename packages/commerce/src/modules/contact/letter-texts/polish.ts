import type { LetterText } from './letter-text.ts';

export const polish: LetterText = {
  confirmations: {
    message: {
      subject: 'Otrzymaliśmy wiadomość',
      heading: 'Dziękujemy za wiadomość',
      text: 'Dotarła do nas i przeczyta ją osoba, która na co dzień pracuje z linami. Odpowiadamy zwykle w ciągu jednego dnia roboczego.',
    },
    appointment: {
      subject: 'Otrzymaliśmy prośbę o spotkanie',
      heading: 'Wizyta w naszym showroomie',
      text: 'Sprawdzimy kalendarz i potwierdzimy spotkanie albo zaproponujemy inny termin. Przed wyjazdem prosimy poczekać na naszą odpowiedź.',
    },
    wholesale: {
      subject: 'Otrzymaliśmy zapytanie hurtowe',
      heading: 'Dziękujemy za zainteresowanie hurtem',
      text: 'Sprawdzimy podane dane i prześlemy nasze warunki, zwykle w ciągu dwóch dni roboczych.',
    },
  },
  subjects: {
    message: 'Wiadomość od: {name}',
    appointment: 'Spotkanie {day}: {name}',
    wholesale: 'Zapytanie hurtowe: {company}',
  },
  labels: {
    name: 'Imię i nazwisko',
    email: 'E-mail',
    telephone: 'Telefon',
    message: 'Wiadomość',
    day: 'Dzień',
    partOfDay: 'Pora dnia',
    persons: 'Liczba osób',
    company: 'Firma',
    country: 'Kraj',
    vatNumber: 'Numer VAT UE',
    website: 'Strona internetowa',
    shop: 'Sklep',
  },
  partsOfDay: { MORNING: 'przed południem', AFTERNOON: 'po południu' },
  whyYou:
    'Ta wiadomość została wysłana, ponieważ ten adres wpisano w formularzu naszego sklepu. Jeśli to pomyłka, nie trzeba nic robić.',
};
