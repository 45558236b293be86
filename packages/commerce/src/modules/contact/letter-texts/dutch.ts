import type { LetterText } from './letter-text.ts';

export const dutch: LetterText = {
  confirmations: {
    message: {
      subject: 'We hebben je bericht ontvangen',
      heading: 'Bedankt voor je bericht',
      text: 'Het is goed aangekomen en wordt gelezen door iemand die elke dag met touw werkt. Meestal hoor je binnen één werkdag van ons.',
    },
    appointment: {
      subject: 'We hebben je verzoek om een afspraak ontvangen',
      heading: 'Je wilt onze showroom bezoeken',
      text: 'We kijken in de agenda en bevestigen de afspraak, of stellen een ander moment voor. Wacht op ons antwoord voordat je op weg gaat.',
    },
    wholesale: {
      subject: 'We hebben je groothandelsaanvraag ontvangen',
      heading: 'Bedankt voor je interesse in groothandel',
      text: 'We bekijken je gegevens en sturen je onze voorwaarden, meestal binnen twee werkdagen.',
    },
  },
  subjects: {
    message: 'Bericht van {name}',
    appointment: 'Afspraak op {day}: {name}',
    wholesale: 'Groothandelsaanvraag van {company}',
  },
  labels: {
    name: 'Naam',
    email: 'E-mail',
    telephone: 'Telefoon',
    message: 'Bericht',
    day: 'Dag',
    partOfDay: 'Dagdeel',
    persons: 'Personen',
    company: 'Bedrijf',
    country: 'Land',
    vatNumber: 'Btw-nummer',
    website: 'Website',
    shop: 'Winkel',
  },
  partsOfDay: { MORNING: 'ochtend', AFTERNOON: 'middag' },
  whyYou:
    'Je krijgt deze mail omdat je adres in een formulier van onze winkel is ingevuld. Was jij dat niet, dan hoef je niets te doen.',
};
