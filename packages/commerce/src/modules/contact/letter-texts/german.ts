import type { LetterText } from './letter-text.ts';

export const german: LetterText = {
  confirmations: {
    message: {
      subject: 'Wir haben deine Nachricht erhalten',
      heading: 'Danke für deine Nachricht',
      text: 'Sie ist bei uns angekommen und wird von jemandem gelesen, der täglich mit Seilen arbeitet. Meist hörst du innerhalb eines Arbeitstags von uns.',
    },
    appointment: {
      subject: 'Wir haben deinen Terminwunsch erhalten',
      heading: 'Du möchtest unseren Showroom besuchen',
      text: 'Wir sehen im Kalender nach und bestätigen den Termin oder schlagen einen anderen vor. Bitte warte unsere Antwort ab, bevor du losfährst.',
    },
    wholesale: {
      subject: 'Wir haben deine Großhandelsanfrage erhalten',
      heading: 'Danke für dein Interesse am Großhandel',
      text: 'Wir prüfen deine Angaben und schicken dir unsere Konditionen, meist innerhalb von zwei Arbeitstagen.',
    },
  },
  subjects: {
    message: 'Nachricht von {name}',
    appointment: 'Termin am {day}: {name}',
    wholesale: 'Großhandelsanfrage von {company}',
  },
  labels: {
    name: 'Name',
    email: 'E-Mail',
    telephone: 'Telefon',
    message: 'Nachricht',
    day: 'Tag',
    partOfDay: 'Tageszeit',
    persons: 'Personen',
    company: 'Unternehmen',
    country: 'Land',
    vatNumber: 'USt-IdNr.',
    website: 'Website',
    shop: 'Shop',
  },
  partsOfDay: { MORNING: 'vormittags', AFTERNOON: 'nachmittags' },
  whyYou:
    'Du bekommst diese E-Mail, weil deine Adresse in ein Formular unseres Shops eingetragen wurde. Warst du das nicht, brauchst du nichts zu tun.',
};
