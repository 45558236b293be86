import type { LetterText } from './letter-text.ts';

export const swedish: LetterText = {
  confirmations: {
    message: {
      subject: 'Vi har tagit emot ditt meddelande',
      heading: 'Tack för ditt meddelande',
      text: 'Det har kommit fram och läses av någon som arbetar med rep varje dag. Du hör oftast av oss inom en arbetsdag.',
    },
    appointment: {
      subject: 'Vi har tagit emot ditt önskemål om en tid',
      heading: 'Du vill besöka vårt showroom',
      text: 'Vi tittar i kalendern och bekräftar tiden eller föreslår en annan. Vänta på vårt svar innan du ger dig av.',
    },
    wholesale: {
      subject: 'Vi har tagit emot din grossistförfrågan',
      heading: 'Tack för ditt intresse för grossisthandel',
      text: 'Vi går igenom dina uppgifter och skickar våra villkor, oftast inom två arbetsdagar.',
    },
  },
  subjects: {
    message: 'Meddelande från {name}',
    appointment: 'Besök den {day}: {name}',
    wholesale: 'Grossistförfrågan från {company}',
  },
  labels: {
    name: 'Namn',
    email: 'E-post',
    telephone: 'Telefon',
    message: 'Meddelande',
    day: 'Dag',
    partOfDay: 'Tid',
    persons: 'Personer',
    company: 'Företag',
    country: 'Land',
    vatNumber: 'Momsregistreringsnummer',
    website: 'Webbplats',
    shop: 'Butik',
  },
  partsOfDay: { MORNING: 'förmiddag', AFTERNOON: 'eftermiddag' },
  whyYou:
    'Du får det här mejlet eftersom din adress har skrivits in i ett formulär i vår butik. Var det inte du behöver du inte göra något.',
};
