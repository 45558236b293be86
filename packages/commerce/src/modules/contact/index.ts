/**
 * Messages of visitors to the shop: questions, wishes for an appointment in the showroom, wholesale inquiries (rules in SPEC.md).
 * It keeps nothing itself: each becomes letters of `@bowline/mail`, and calendars and accounts are somebody else's.
 */
export { contactLetters } from './letters.ts';
export type { ContactContext } from './model.ts';
export { type ContactRefusals, contactRefusals } from './refusals.ts';
export type { Contact } from './service.ts';
