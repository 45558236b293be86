import type { LetterText } from './letter-text.ts';

export const english: LetterText = {
  confirmations: {
    message: {
      subject: 'We have received your message',
      heading: 'Thank you for your message',
      text: 'It is with us, and somebody who works with rope every day will read it. You usually hear from us within one working day.',
    },
    appointment: {
      subject: 'We have received your wish for an appointment',
      heading: 'You would like to visit our showroom',
      text: 'We look at the calendar and confirm the appointment, or suggest another time. Please wait for our answer before you set out.',
    },
    wholesale: {
      subject: 'We have received your wholesale inquiry',
      heading: 'Thank you for your interest in wholesale',
      text: 'We check your details and send you our terms, usually within two working days.',
    },
  },
  subjects: {
    message: 'Message from {name}',
    appointment: 'Appointment on {day}: {name}',
    wholesale: 'Wholesale inquiry from {company}',
  },
  labels: {
    name: 'Name',
    email: 'Email',
    telephone: 'Telephone',
    message: 'Message',
    day: 'Day',
    partOfDay: 'Time',
    persons: 'Persons',
    company: 'Company',
    country: 'Country',
    vatNumber: 'VAT number',
    website: 'Website',
    shop: 'Store',
  },
  partsOfDay: { MORNING: 'morning', AFTERNOON: 'afternoon' },
  whyYou:
    'You receive this because your address was entered in a form of our shop. If it was not you, you need not do anything.',
};
