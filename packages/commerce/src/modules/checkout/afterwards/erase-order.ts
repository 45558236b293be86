import { ok, type Result } from '@bowline/kit';
import { removeOrderedCart } from '#cart';
import { eraseBuyer, type Order, type OrdersRefusal } from '#orders';
import { eraseCouponUser } from '#promotions';
import { allOrNothing } from '#stores';
import { enqueueNews } from '../jobs.ts';
import type { CheckoutServices } from '../model.ts';

export type EraseRefusal = OrdersRefusal<'order-not-found' | 'order-not-over'>;

/** Rule 24. */
export function eraseOrder(
  number: string,
  { database, clock }: CheckoutServices,
): Promise<Result<Order, EraseRefusal>> {
  return allOrNothing<Order, EraseRefusal>(database, async (transaction) => {
    const erased = await eraseBuyer(transaction, { number }, clock());
    if (!erased.ok) return erased;
    const { order, isErasedNow } = erased.value;
    if (!isErasedNow) return ok(order);
    await eraseCouponUser(transaction, order.id);
    await removeOrderedCart(transaction, order.cartMaskedId);
    await enqueueNews(transaction, 'orders.buyer-erased', { orderId: order.id });
    return ok(order);
  });
}
