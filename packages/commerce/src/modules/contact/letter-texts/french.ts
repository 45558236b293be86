import type { LetterText } from './letter-text.ts';

export const french: LetterText = {
  confirmations: {
    message: {
      subject: 'Nous avons bien reçu votre message',
      heading: 'Merci pour votre message',
      text: 'Il nous est bien parvenu et sera lu par une personne qui travaille chaque jour avec des cordes. Vous recevrez en général une réponse sous un jour ouvré.',
    },
    appointment: {
      subject: 'Nous avons bien reçu votre demande de rendez-vous',
      heading: 'Vous souhaitez visiter notre showroom',
      text: 'Nous consultons l’agenda et confirmons le rendez-vous, ou vous proposons un autre moment. Merci d’attendre notre réponse avant de vous mettre en route.',
    },
    wholesale: {
      subject: 'Nous avons bien reçu votre demande de vente en gros',
      heading: 'Merci de votre intérêt pour la vente en gros',
      text: 'Nous vérifions vos informations et vous envoyons nos conditions, en général sous deux jours ouvrés.',
    },
  },
  subjects: {
    message: 'Message de {name}',
    appointment: 'Rendez-vous du {day} : {name}',
    wholesale: 'Demande de vente en gros de {company}',
  },
  labels: {
    name: 'Nom',
    email: 'E-mail',
    telephone: 'Téléphone',
    message: 'Message',
    day: 'Jour',
    partOfDay: 'Moment',
    persons: 'Personnes',
    company: 'Entreprise',
    country: 'Pays',
    vatNumber: 'Numéro de TVA',
    website: 'Site web',
    shop: 'Boutique',
  },
  partsOfDay: { MORNING: 'matin', AFTERNOON: 'après-midi' },
  whyYou:
    'Vous recevez cet e-mail parce que votre adresse a été saisie dans un formulaire de notre boutique. Si ce n’était pas vous, vous n’avez rien à faire.',
};
