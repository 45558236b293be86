/**
 * What goes with a product or a cart, counted from orders, and the most-viewed group (rules in SPEC.md).
 * It does not watch what visitors look at, and the merchant's own links are the catalogue's.
 */
export type { RecommendationsTables } from './tables.ts';
