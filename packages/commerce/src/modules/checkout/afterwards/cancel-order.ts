import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { lockOrder, mayMove, type Order, type OrdersRefusal, shipmentsOf } from '#orders';
import type { CommerceTables } from '#tables';
import { allOrNothing } from '../all-or-nothing.ts';
import { isCancellationReason } from '../cancellation-reasons.ts';
import type { CheckoutServices } from '../model.ts';
import { undoOrder } from '../money/undo-order.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { creditOrder } from './credit-order.ts';

type MoveRefusal = OrdersRefusal<'order-not-found' | 'order-move-not-possible'>;

/** For the shop itself: any order that may still be canceled. */
export function cancelOrder(
  number: string,
  reason: string | null,
  services: CheckoutServices,
): Promise<Result<Order, MoveRefusal>> {
  return allOrNothing<Order, MoveRefusal>(services.database, async (transaction) => {
    const order = await lockOrder(transaction, { number });
    if (!order) return refuse('order-not-found');
    if (!mayMove(order.status, 'canceled')) {
      return refuse('order-move-not-possible', { from: order.status, to: 'canceled' });
    }
    return ok(await cancelLocked(transaction, order, { by: 'shop', reason }, services));
  });
}

/** Rule 16. */
export async function cancelLocked(
  transaction: Transaction<CommerceTables>,
  order: Order,
  { by, reason }: { readonly by: 'shop' | 'customer'; readonly reason: string | null },
  { clock, settings }: CheckoutServices,
): Promise<Order> {
  const moment = { now: clock(), timeZone: settings.timeZone };
  const credited = await creditOrder(transaction, order, { reason }, moment);
  // Nothing is left to credit of an order that was not paid, cost nothing, or was paid back before.
  const isNothingLeft =
    !credited.ok &&
    credited.refusal.code === 'credit-too-high' &&
    credited.refusal.details.creditableMinor === 0;
  if (!credited.ok && !isNothingLeft) {
    throw new Error(`Order ${order.number} cannot be credited: ${credited.refusal.code}`);
  }
  return undoOrder(transaction, order, moment.now, { by, reason });
}

export type CancelRefusal = CheckoutRefusal<
  | 'cancel-order-not-found'
  | 'cancel-not-authorised'
  | 'cancel-status-not-right'
  | 'cancel-shipped'
  | 'cancel-reason-not-known'
>;

export type NotCancelable = CheckoutRefusal<'cancel-status-not-right' | 'cancel-shipped'>;

/** What may still be canceled by whoever ordered it. */
export async function checkCancelable(
  transaction: Transaction<CommerceTables>,
  { id, status, snapshot }: Order,
): Promise<Result<undefined, NotCancelable>> {
  if (status !== 'pending_payment' && status !== 'processing') return refuse('cancel-status-not-right');
  const hasSentCards = status === 'processing' && snapshot.lines.some(({ giftCard }) => giftCard);
  const isShipped = (await shipmentsOf(transaction, id)).length > 0;
  return isShipped || hasSentCards ? refuse('cancel-shipped') : ok();
}

/** Rule 15. */
export function cancelOwnOrder(
  orderId: number,
  reason: string,
  customerId: number,
  services: CheckoutServices,
): Promise<Result<Order, CancelRefusal>> {
  return allOrNothing<Order, CancelRefusal>(services.database, async (transaction) => {
    const order = await lockOrder(transaction, { id: orderId });
    if (!order) return refuse('cancel-order-not-found');
    if (order.customerId !== customerId) return refuse('cancel-not-authorised');
    const cancelable = await checkCancelable(transaction, order);
    if (!cancelable.ok) return cancelable;
    if (!isCancellationReason(reason)) return refuse('cancel-reason-not-known');
    return ok(await cancelLocked(transaction, order, { by: 'customer', reason }, services));
  });
}
