import { ok, type Result } from '@bowline/kit';
import { insertShipment, moveOrder, type Order, type OrdersRefusal } from '#orders';
import { allOrNothing } from '../all-or-nothing.ts';
import { enqueueNews } from '../jobs.ts';
import type { CheckoutServices } from '../model.ts';

export type MoveRefusal = OrdersRefusal<'order-not-found' | 'order-move-not-possible'>;

export interface ShipWish {
  /** That of the order when it is not given. */
  readonly carrier?: string;
  readonly trackingNumber: string | null;
}

/** Rule 18. */
export function shipOrder(
  number: string,
  { carrier, trackingNumber }: ShipWish,
  { database, clock }: CheckoutServices,
): Promise<Result<Order, MoveRefusal>> {
  return allOrNothing<Order, MoveRefusal>(database, async (transaction) => {
    const shippedAt = clock();
    const moved = await moveOrder(transaction, { number }, 'complete', shippedAt);
    if (!moved.ok) return moved;
    const { order, hasMoved } = moved.value;
    if (!hasMoved) return ok(order);
    const shipmentId = await insertShipment(transaction, order.id, {
      carrier: carrier ?? order.snapshot.shipping?.carrierName ?? '',
      trackingNumber,
      shippedAt,
    });
    await enqueueNews(transaction, 'orders.shipped', { orderId: order.id, shipmentId });
    return ok(order);
  });
}
