/**
 * What those who run the shop look after: the mailbox, the jobs, the state of its parts (rules in SPEC.md).
 * It writes no letters and runs no jobs; `@bowline/mail` and the worker do.
 */
export type { ProcessFacts } from './health.ts';
export type { UpkeepAdmin } from './upkeep-admin.ts';
