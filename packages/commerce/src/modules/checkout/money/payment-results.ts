import type { Transaction } from '@bowline/database';
import { addEvent, invoicesOf, lockOrder, type Order } from '#orders';
import { isGoodsFirst, type Payment, type PaymentChange } from '#payments';
import type { CommerceTables } from '#tables';
import { enqueueCheckout, enqueueNews, type OrderNews } from '../jobs.ts';
import { forgetUnpaid } from '../placing/unpaid-orders.ts';
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
      await forgetUnpaid(transaction, order.id);
      if (isWaiting(order)) return void (await settleOrder(transaction, order, moment));
      if (order.status !== 'canceled' && isGoodsFirst(order.paymentMethod)) {
        return hearOfLaterMoney(transaction, order, payment, moment.now);
      }
      return sendBack(transaction, order, payment, moment.now);
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

/** Rule 33: what was credited before the money came goes back now. */
async function hearOfLaterMoney(
  transaction: Transaction<CommerceTables>,
  { id: orderId }: Order,
  { id: paymentId }: Payment,
  now: Date,
): Promise<void> {
  await addEvent(transaction, orderId, 'paid-afterwards', { paymentId }, now);
  const [, ...notes] = await invoicesOf(transaction, orderId);
  for (const { number, total, giftCardMinor } of notes) {
    const amountMinor = -total.minor - giftCardMinor;
    const wish = { orderId, amountMinor, key: number, creditNoteNumber: number };
    if (amountMinor > 0) await enqueueCheckout(transaction, 'orders.pay-back', wish);
  }
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
