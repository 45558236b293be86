import type { LetterText } from './letter-text.ts';

export const danish: LetterText = {
  confirmations: {
    message: {
      subject: 'Vi har modtaget din besked',
      heading: 'Tak for din besked',
      text: 'Den er nået frem og bliver læst af en, der arbejder med reb hver dag. Du hører som regel fra os inden for én hverdag.',
    },
    appointment: {
      subject: 'Vi har modtaget dit ønske om en aftale',
      heading: 'Du vil gerne besøge vores showroom',
      text: 'Vi ser i kalenderen og bekræfter aftalen eller foreslår et andet tidspunkt. Vent på vores svar, før du tager af sted.',
    },
    wholesale: {
      subject: 'Vi har modtaget din engroshenvendelse',
      heading: 'Tak for din interesse for engrossalg',
      text: 'Vi gennemgår dine oplysninger og sender dig vores betingelser, som regel inden for to hverdage.',
    },
  },
  subjects: {
    message: 'Besked fra {name}',
    appointment: 'Aftale den {day}: {name}',
    wholesale: 'Engroshenvendelse fra {company}',
  },
  labels: {
    name: 'Navn',
    email: 'E-mail',
    telephone: 'Telefon',
    message: 'Besked',
    day: 'Dag',
    partOfDay: 'Tidspunkt',
    persons: 'Personer',
    company: 'Firma',
    country: 'Land',
    vatNumber: 'Momsnummer',
    website: 'Hjemmeside',
    shop: 'Butik',
  },
  partsOfDay: { MORNING: 'formiddag', AFTERNOON: 'eftermiddag' },
  whyYou:
    'Du får denne mail, fordi din adresse er skrevet i en formular i vores butik. Var det ikke dig, behøver du ikke gøre noget.',
};
