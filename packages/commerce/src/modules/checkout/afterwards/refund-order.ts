import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { voidGiftCards } from '#gift-cards';
import {
  addEvent,
  eventsOf,
  lockOrder,
  mayMove,
  moveOrder,
  type Order,
  type OrderStatus,
  type OrdersRefusal,
} from '#orders';
import { allOrNothing } from '#stores';
import type { CommerceTables } from '#tables';
import type { CheckoutServices } from '../model.ts';
import { type CreditRefusal, type CreditWish, creditOrder, type OrderCredit } from './credit-order.ts';

export type RefundRefusal = CreditRefusal | OrdersRefusal<'order-not-found' | 'order-move-not-possible'>;

/** Rule 17. */
export function refundOrder(
  number: string,
  wish: CreditWish,
  services: CheckoutServices,
): Promise<Result<OrderCredit, RefundRefusal>> {
  return allOrNothing<OrderCredit, RefundRefusal>(services.database, async (transaction) => {
    const order = await lockOrder(transaction, { number });
    return order ? refundLocked(transaction, order, wish, services) : refuse('order-not-found');
  });
}

/** The same for an order that is locked, by whoever has more to write with it. */
export async function refundLocked(
  transaction: Transaction<CommerceTables>,
  order: Order,
  wish: CreditWish,
  { clock, settings }: Pick<CheckoutServices, 'clock' | 'settings'>,
): Promise<Result<OrderCredit, RefundRefusal>> {
  const known = wish.key === undefined ? null : await refundUnder(transaction, order.id, wish.key);
  if (known !== null) return ok({ creditNoteNumber: known, isWhole: order.status === 'closed' });
  const to: OrderStatus = 'closed';
  if (!mayMove(order.status, to)) return refuse('order-move-not-possible', { from: order.status, to });
  const now = clock();
  const credited = await creditOrder(transaction, order, wish, { now, timeZone: settings.timeZone });
  if (!credited.ok) return credited;
  const { creditNoteNumber, isWhole } = credited.value;
  const { reason, key } = wish;
  await addEvent(transaction, order.id, 'credited', { creditNoteNumber, reason, ...(key && { key }) }, now);
  if (!isWhole) return ok(credited.value);
  await voidGiftCards(transaction, order.id, now);
  const moved = await moveOrder(transaction, { id: order.id }, to, now, { creditNoteNumber });
  return moved.ok ? ok(credited.value) : moved;
}

/** Rule 35: the credit note that was asked for under this key before. The order is locked: whoever asks at the same time waits. */
async function refundUnder(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  key: string,
): Promise<string | null> {
  const events = await eventsOf(transaction, orderId);
  const known = events.find(({ kind, details }) => kind === 'credited' && details.key === key);
  return known === undefined ? null : String(known.details.creditNoteNumber);
}
