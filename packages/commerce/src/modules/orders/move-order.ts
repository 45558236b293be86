import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import type { Order, OrdersRefusal } from './model.ts';
import { mayMove, type OrderStatus } from './order-status.ts';
import { addEvent, lockOrder, type OrderKey, setStatus } from './repository.ts';

/** Rules 4 and 5: the order as it stands afterwards. Moving it where it already is changes nothing. */
export async function moveOrder(
  transaction: Transaction<CommerceTables>,
  key: OrderKey,
  to: OrderStatus,
  now: Date,
  details: Record<string, unknown> = {},
): Promise<
  Result<
    { readonly order: Order; readonly hasMoved: boolean },
    OrdersRefusal<'order-not-found' | 'order-move-not-possible'>
  >
> {
  const order = await lockOrder(transaction, key);
  if (!order) return refuse('order-not-found');
  if (order.status === to) return ok({ order, hasMoved: false });
  if (!mayMove(order.status, to)) return refuse('order-move-not-possible', { from: order.status, to });
  await setStatus(transaction, order.id, to);
  await addEvent(transaction, order.id, `moved-to-${to}`, { from: order.status, ...details }, now);
  return ok({ order: { ...order, status: to }, hasMoved: true });
}
