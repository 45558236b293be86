import { ok, type Result, refuse } from '@bowline/kit';
import { addEvent, lockOrder, type Order, type OrdersRefusal, recordDelivery } from '#orders';
import { allOrNothing } from '#stores';
import type { CheckoutServices } from '../model.ts';

export interface DeliveryWish {
  /** All shipments that are under way when it is not given. */
  readonly shipmentId?: number;
  /** Now when it is not given. */
  readonly deliveredAt?: Date;
}

/** Orders rule 23. Recording it again changes nothing. */
export function deliverOrder(
  number: string,
  { shipmentId, deliveredAt }: DeliveryWish,
  { database, clock }: CheckoutServices,
): Promise<Result<Order, OrdersRefusal<'order-not-found'>>> {
  return allOrNothing<Order, OrdersRefusal<'order-not-found'>>(database, async (transaction) => {
    const order = await lockOrder(transaction, { number });
    if (!order) return refuse('order-not-found');
    const now = clock();
    const moment = { shipmentId: shipmentId ?? null, deliveredAt: deliveredAt ?? now };
    const recorded = await recordDelivery(transaction, order.id, moment);
    if (recorded > 0) await addEvent(transaction, order.id, 'delivered', { shipments: recorded }, now);
    return ok(order);
  });
}
