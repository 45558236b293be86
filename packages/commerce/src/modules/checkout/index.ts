/**
 * From a cart to an order that is paid, shipped, canceled or refunded (rules in SPEC.md).
 * It keeps no tables of its own: it brings carts, stock, promotions, gift cards, payments and orders together.
 */
export { documentPath } from './graphql/show-order-documents.ts';
export type { CheckoutJobs, OrderNews } from './jobs.ts';
export type { CheckoutContext, CheckoutServices } from './model.ts';
export { holdEndsAt } from './money/hold.ts';
export type { OrderFile, OrdersAdmin } from './orders-admin.ts';
export { type Finding, reconcile } from './reconcile.ts';
export { type CheckoutRefusals, checkoutRefusals } from './refusals.ts';
export type { CheckoutShapes } from './shapes.ts';
