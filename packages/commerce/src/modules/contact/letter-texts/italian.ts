import type { LetterText } from './letter-text.ts';

export const italian: LetterText = {
  confirmations: {
    message: {
      subject: 'Abbiamo ricevuto il tuo messaggio',
      heading: 'Grazie per il tuo messaggio',
      text: 'È arrivato e lo leggerà una persona che lavora ogni giorno con le corde. Di solito rispondiamo entro un giorno lavorativo.',
    },
    appointment: {
      subject: 'Abbiamo ricevuto la tua richiesta di appuntamento',
      heading: 'Vorresti visitare il nostro showroom',
      text: 'Controlliamo il calendario e confermiamo l’appuntamento, oppure proponiamo un altro momento. Aspetta la nostra risposta prima di metterti in viaggio.',
    },
    wholesale: {
      subject: 'Abbiamo ricevuto la tua richiesta per rivenditori',
      heading: 'Grazie per l’interesse nella vendita all’ingrosso',
      text: 'Verifichiamo i tuoi dati e ti mandiamo le nostre condizioni, di solito entro due giorni lavorativi.',
    },
  },
  subjects: {
    message: 'Messaggio da {name}',
    appointment: 'Appuntamento il {day}: {name}',
    wholesale: 'Richiesta all’ingrosso da {company}',
  },
  labels: {
    name: 'Nome',
    email: 'E-mail',
    telephone: 'Telefono',
    message: 'Messaggio',
    day: 'Giorno',
    partOfDay: 'Orario',
    persons: 'Persone',
    company: 'Azienda',
    country: 'Paese',
    vatNumber: 'Partita IVA',
    website: 'Sito web',
    shop: 'Negozio',
  },
  partsOfDay: { MORNING: 'mattina', AFTERNOON: 'pomeriggio' },
  whyYou:
    'Ricevi questa e-mail perché il tuo indirizzo è stato inserito in un modulo del nostro negozio. Se non sei stato tu, non devi fare nulla.',
};
