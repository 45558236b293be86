import { ok, type Result, refuse } from '@bowline/kit';
import {
  addEvent,
  chooseLines,
  insertShipment,
  type LineWish,
  leftToShip,
  lineStatesOf,
  lockedLinesOf,
  lockOrder,
  mayMove,
  moveOrder,
  type Order,
  type OrdersRefusal,
} from '#orders';
import { allOrNothing } from '#stores';
import { enqueueNews } from '../jobs.ts';
import type { CheckoutServices } from '../model.ts';

export type MoveRefusal = OrdersRefusal<'order-not-found' | 'order-move-not-possible'>;
export type ShipRefusal =
  | MoveRefusal
  | OrdersRefusal<'order-line-not-known' | 'order-line-quantity-not-possible'>;

export interface ShipWish {
  /** That of the order when it is not given. */
  readonly carrier?: string;
  readonly trackingNumber: string | null;
  /** All that is left to ship when it is not given. */
  readonly lines?: readonly LineWish[];
}

/** Rule 18. All that is left of an order is shipped once, however often it is asked for. */
export function shipOrder(
  number: string,
  { carrier, trackingNumber, lines }: ShipWish,
  { database, clock }: CheckoutServices,
): Promise<Result<Order, ShipRefusal>> {
  return allOrNothing<Order, ShipRefusal>(database, async (transaction) => {
    const order = await lockOrder(transaction, { number });
    if (!order) return refuse('order-not-found');
    if (order.status === 'complete' && !lines) return ok(order);
    if (!mayMove(order.status, 'complete')) {
      return refuse('order-move-not-possible', { from: order.status, to: 'complete' as const });
    }
    const chosen = chooseLines(await lockedLinesOf(transaction, order), lines, leftToShip);
    if (!chosen.ok) return chosen;
    const shippedAt = clock();
    const shipmentId = await insertShipment(transaction, order.id, {
      carrier: carrier ?? order.snapshot.shipping?.carrierName ?? '',
      trackingNumber,
      shippedAt,
      lines: chosen.value,
    });
    await enqueueNews(transaction, 'orders.shipped', { orderId: order.id, shipmentId });
    if ((await lineStatesOf(transaction, order.id)).some((state) => leftToShip(state) > 0)) {
      await addEvent(transaction, order.id, 'shipped-in-part', { shipmentId }, shippedAt);
      return ok(order);
    }
    const moved = await moveOrder(transaction, { id: order.id }, 'complete', shippedAt);
    return moved.ok ? ok(moved.value.order) : moved;
  });
}
