import type { Transaction } from '@bowline/database';
import { addEvent, lockOrder, type Order } from '#orders';
import type { Payment, PaymentChange } from '#payments';
import type { CommerceTables } from '#tables';
import { enqueueCheckout, enqueueNews, type OrderNews } from '../jobs.ts';
import { type ShopMoment, settleOrder } from './settle-order.ts';
import { openCartAgain, undoOrder } from './undo-order.ts';

/** Rules 10 to 13: what a change of a payment means for its order, in the transaction that records it. */
export async function hearOfPayment(
  transaction: Transaction<CommerceTables>,
  { payment }: PaymentChange,
  moment: ShopMoment,
): Promise<void> {
  const order = await lockOrder(transaction, { id: payment.orderId });
  if (!order) throw new Error(`Payment ${payment.id} belongs to no order`);
  switch (payment.state) {
    case 'paid':
      return isWaiting(order)
        ? void (await settleOrder(transaction, order, moment))
        : sendBack(transaction, order, payment, moment.now);
    case 'failed':
    case 'canceled':
    case 'expired':
      return isWaiting(order) ? giveUp(transaction, order, payment.state, moment.now) : undefined;
    case 'open':
    case 'pending':
    case 'authorized':
      return undefined;
  }
}

function isWaiting({ status }: Order): boolean {
  return status === 'pending_payment' || status === 'holded';
}

/** Rule 12. */
async function sendBack(
  transaction: Transaction<CommerceTables>,
  order: Order,
  { id, amount }: Payment,
  now: Date,
): Promise<void> {
  await addEvent(transaction, order.id, 'paid-too-late', { paymentId: id, amountMinor: amount.minor }, now);
  await enqueueCheckout(transaction, 'orders.pay-back', {
    orderId: order.id,
    amountMinor: amount.minor,
    key: `late-${id}`,
    creditNoteNumber: null,
  });
}

/** Rule 11. */
export async function giveUp(
  transaction: Transaction<CommerceTables>,
  order: Order,
  reason: OrderNews['orders.payment-failed']['reason'],
  now: Date,
): Promise<void> {
  await undoOrder(transaction, order, now, { payment: reason });
  const isCartUsable = await openCartAgain(transaction, order, now);
  await enqueueNews(transaction, 'orders.payment-failed', { orderId: order.id, reason, isCartUsable });
}
