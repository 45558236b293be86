/**
 * What visitors allowed, so that it can be proven (rules in SPEC.md).
 * It knows nobody: a consent has a random name, and only the visitor's device keeps it.
 */
export { allowsNow } from './repository.ts';
export type { ConsentsContext } from './resolvers.ts';
export type { ConsentsTables } from './tables.ts';
