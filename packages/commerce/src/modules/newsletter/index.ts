/**
 * Who wants to hear from the shop, proven by letter, and what they agreed to (rules in SPEC.md).
 * It writes no newsletters: other programs do, from the list of those who are subscribed.
 */
export type { Advertisement } from './advertising.ts';
export type { Agreement, Newsletter, NewsletterSource } from './model.ts';
export { newsletterModule } from './module.ts';
export { takeOverSubscription } from './repository.ts';
export type { NewsletterContext } from './resolvers.ts';
export { createNewsletter } from './service.ts';
export type { NewsletterTables } from './tables.ts';
