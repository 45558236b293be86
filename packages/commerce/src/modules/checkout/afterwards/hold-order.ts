import { ok, type Result, refuse } from '@bowline/kit';
import {
  completeIfAllIsGiven,
  invoicesOf,
  lockOrder,
  moveOrder,
  type Order,
  type OrderStatus,
} from '#orders';
import { allOrNothing } from '#stores';
import type { CheckoutServices } from '../model.ts';
import type { MoveRefusal } from './ship-order.ts';

/** Rule 18. */
export function holdOrder(
  number: string,
  { database, clock }: CheckoutServices,
): Promise<Result<Order, MoveRefusal>> {
  return allOrNothing<Order, MoveRefusal>(database, async (transaction) => {
    const moved = await moveOrder(transaction, { number }, 'holded', clock());
    return moved.ok ? ok(moved.value.order) : moved;
  });
}

export function releaseOrder(
  number: string,
  { database, clock }: CheckoutServices,
): Promise<Result<Order, MoveRefusal>> {
  return allOrNothing<Order, MoveRefusal>(database, async (transaction) => {
    const order = await lockOrder(transaction, { number });
    if (!order) return refuse('order-not-found');
    const [invoice] = await invoicesOf(transaction, order.id);
    const to: OrderStatus = invoice ? 'processing' : 'pending_payment';
    if (order.status !== 'holded') return refuse('order-move-not-possible', { from: order.status, to });
    const now = clock();
    const moved = await moveOrder(transaction, { number }, to, now);
    return moved.ok ? ok(await completeIfAllIsGiven(transaction, moved.value.order, now)) : moved;
  });
}
