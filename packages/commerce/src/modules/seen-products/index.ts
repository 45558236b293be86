/**
 * What customers have looked at lately (rules in SPEC.md).
 * It counts nothing: what many look at belongs to recommendations.
 */
export type { SeenProductsContext } from './resolvers.ts';
export type { SeenProductsTables } from './tables.ts';
