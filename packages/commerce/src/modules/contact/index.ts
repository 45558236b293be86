/**
 * Messages of visitors to the shop: questions, wishes for an appointment in the showroom, wholesale inquiries (rules in SPEC.md).
 * It knows when somebody is there; messages become letters of `@bowline/mail`, and accounts are somebody else's.
 */
export { contactLetters } from './letters.ts';
export type { ContactContext } from './model.ts';
export type { OpeningHoursAdmin, OpenSpan } from './opening-hours.ts';
export { type ContactRefusals, contactRefusals } from './refusals.ts';
export type { Contact } from './service.ts';
export type { ContactTables } from './tables.ts';
