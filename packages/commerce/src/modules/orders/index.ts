/**
 * Orders as they were placed, their status and history, their invoices and credit notes (rules in SPEC.md).
 * It knows no carts and moves no stock or money; `checkout` brings all of that together.
 */
export {
  type Invoice,
  type InvoiceSeries,
  type InvoiceWish,
  invoicesOf,
  issueCreditNote,
  issueInvoice,
} from './invoices.ts';
export type {
  NewOrder,
  Order,
  OrderAddress,
  OrderLine,
  OrderSnapshot,
  OrdersRefusal,
  OrdersRefusals,
} from './model.ts';
export { moveOrder } from './move-order.ts';
export { mayMove, type OrderStatus, orderStatuses } from './order-status.ts';
export {
  addEvent,
  eventsOf,
  findOrder,
  insertOrder,
  listPendingSince,
  lockOrder,
  type OrderKey,
} from './repository.ts';
export type { OrdersTables } from './tables.ts';
