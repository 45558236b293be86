/**
 * When an order would be dispatched and arrive: working days, Dutch holidays, the cut-off, days under way (rules in SPEC.md).
 * It does not know methods, carriers or prices of shipping yet.
 */
export { type ExpectedDelivery, expectedDelivery, type ShippingHours } from './expected-delivery.ts';
export { shippingGraphql } from './resolvers.ts';
export { addWorkingDays, isWorkingDay } from './working-days.ts';
