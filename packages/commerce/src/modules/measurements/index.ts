/**
 * Which purchases are measured, once each, of buyers who allowed it (rules in SPEC.md).
 * It is no statistics of the shop's own, and nothing of a purchase depends on it.
 */
export { type MeasuredBuyer, measurePurchase, noteMeasuredOrder } from './note-order.ts';
export type { MeasurementsContext } from './resolvers.ts';
export type { CategoriesOfLines, MeasurementsTables } from './tables.ts';
