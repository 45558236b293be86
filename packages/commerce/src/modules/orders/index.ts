/**
 * Orders as they were placed, their status and history, their invoices and credit notes (rules in SPEC.md).
 * It knows no carts and moves no stock or money; `checkout` brings all of that together.
 */

export { addressLines } from './address-lines.ts';
export {
  giveCancellationKey,
  keepCancellationRequest,
  reasonOfCancellation,
} from './cancellation-requests.ts';
export {
  type Creditable,
  type CreditPart,
  creditablesOf,
  creditOfAll,
  creditOfAmount,
  creditOfLines,
} from './credit-parts.ts';
export { type CutsOfPool, cutListOf } from './cut-list.ts';
export {
  changeDeliveryAddress,
  type DeliveryAddressRefusal,
  mayGoElsewhere,
} from './delivery-address.ts';
export { beginContent, begunContentOf, completeIfAllIsGiven, isDigitalContent } from './digital-content.ts';
export { eraseBuyer } from './erase-buyer.ts';
export { type FoundOrder, findOrders, type OrderSearch } from './find-orders.ts';
export { giveOrdersToCustomer } from './give-to-customer.ts';
export {
  byGiftCard,
  type Credit,
  creditDocument,
  type DocumentDays,
  giftCardPayment,
  type InvoiceDocument,
  type InvoiceLine,
  invoiceDocument,
  newCardPayment,
  paidBy,
} from './invoice-document.ts';
export type { PrintedInvoice } from './invoice-pdf/invoice-content.ts';
export { invoiceFileName, invoicePdf } from './invoice-pdf/invoice-pdf.ts';
export { openPaper, type Paper } from './invoice-pdf/open-paper.ts';
export { paymentName } from './invoice-pdf/payment-name.ts';
export { taxNote } from './invoice-pdf/tax-notes.ts';
export {
  creditedLinesOf,
  creditedShippingOf,
  type Invoice,
  type InvoiceSeries,
  type InvoiceWish,
  invoicesOf,
  invoicesOfOrders,
  issueCreditNote,
  issueInvoice,
} from './invoices.ts';
export { listOrders, type OrderListQuestion, type OrderPage } from './list-orders.ts';
export type {
  ContentConsent,
  NewOrder,
  Order,
  OrderAddress,
  OrderLine,
  OrderSnapshot,
  OrdersRefusal,
  OrdersRefusals,
} from './model.ts';
export { moveOrder } from './move-order.ts';
export {
  chooseLines,
  insertCanceledLines,
  type LineQuantity,
  type LineState,
  type LineWish,
  leftToCancel,
  leftToShip,
  lineRowsOf,
  lineStatesOf,
  lockedLinesOf,
} from './order-lines.ts';
export { mayMove, type OrderStatus, orderStatuses, statusLabel } from './order-status.ts';
export { keepPastOrder, type NewPastOrder, type PastStatus } from './past-orders/past-orders.ts';
export {
  addEvent,
  eventsOf,
  findOrder,
  insertOrder,
  insertOrderBehind,
  listPendingSince,
  lockOrder,
  type OrderKey,
  ordersAfter,
} from './repository.ts';
export { insertShipment, recordDelivery, type Shipment, shipmentsOf } from './shipments.ts';
export type { OrdersTables } from './tables.ts';
