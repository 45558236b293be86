/**
 * From a cart to an order that is paid, shipped, canceled or refunded (rules in SPEC.md).
 * It keeps no tables of its own: it brings carts, stock, promotions, gift cards, payments and orders together.
 */
export { cancelLockedLines, type ShopCancelRefusal } from './afterwards/cancel-order.ts';
export { type FindRefusal, findByToken } from './afterwards/find-visible-order.ts';
export { type RefundRefusal, refundLocked } from './afterwards/refund-order.ts';
export { factsOf } from './graphql/order-facts.ts';
export { showOrder } from './graphql/show-order.ts';
export { documentPath } from './graphql/show-order-documents.ts';
export { type ShownItem, showItems } from './graphql/show-order-items.ts';
export type { CheckoutJobs, OrderNews } from './jobs.ts';
export type { CheckoutContext, CheckoutServices } from './model.ts';
export { holdEndsAt } from './money/hold.ts';
export type { OrderFile, OrdersAdmin } from './orders-admin.ts';
export { type Finding, reconcile } from './reconcile.ts';
export { type CheckoutRefusals, checkoutRefusals } from './refusals.ts';
export type { CheckoutShapes } from './shapes.ts';
