import type { Posting } from '@bowline/mail';
import type { LocaleName } from '@bowline/markets';
import { contactLetters } from '#contact';
import { invitationLetter, writeApproved } from '#reviews';
import { backInStockLetter } from '#stock-reminders';
import { defaultSettings } from '#stores';

const writer = {
  name: 'Anna Kowalska',
  email: 'anna@example.com',
  telephone: '+48 22 000 00 00',
  message: 'Do you still have the petrol cord?\n\nI need two pieces of 12 m <in one length>.',
};
const appointment = { ...writer, day: '2026-11-12', partOfDay: 'MORNING', persons: 2 } as const;
const inquiry = {
  ...writer,
  company: 'Touw & Zonen',
  country: 'NL',
  vatNumber: 'NL004495445B01',
  website: 'https://touw.example',
} as const;

/** What visitors cause by forms: messages, appointments, wholesale, each with its confirmation, a reminder, and reviews. */
export function visitorLetters(locale: LocaleName, baseUrl: string): readonly Posting[] {
  const { contactEmail } = defaultSettings;
  const reminder = {
    ...{ id: 1, email: writer.email, locale },
    ...{ name: 'Paracord 550 type III', urlKey: 'paracord-550' },
  };
  return [
    ...contactLetters({ kind: 'message', message: writer }, locale, contactEmail),
    ...contactLetters({ kind: 'appointment', appointment }, locale, contactEmail),
    ...contactLetters({ kind: 'wholesale', inquiry }, locale, contactEmail),
    backInStockLetter(reminder, baseUrl),
    invitationLetter(locale, writer.email, [{ sku: 'p550-black', name: reminder.name }], baseUrl),
    writeApproved(reminder, writer.email, baseUrl),
  ];
}
