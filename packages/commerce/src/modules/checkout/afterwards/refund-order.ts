import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { voidGiftCards } from '#gift-cards';
import {
  addEvent,
  lockOrder,
  mayMove,
  moveOrder,
  type Order,
  type OrderStatus,
  type OrdersRefusal,
} from '#orders';
import type { CommerceTables } from '#tables';
import { allOrNothing } from '../all-or-nothing.ts';
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
  const to: OrderStatus = 'closed';
  if (!mayMove(order.status, to)) return refuse('order-move-not-possible', { from: order.status, to });
  const now = clock();
  const credited = await creditOrder(transaction, order, wish, { now, timeZone: settings.timeZone });
  if (!credited.ok) return credited;
  const { creditNoteNumber, isWhole } = credited.value;
  await addEvent(transaction, order.id, 'credited', { creditNoteNumber, reason: wish.reason }, now);
  if (!isWhole) return ok(credited.value);
  await voidGiftCards(transaction, order.id, now);
  const moved = await moveOrder(transaction, { id: order.id }, to, now, { creditNoteNumber });
  return moved.ok ? ok(credited.value) : moved;
}
