import { findOrder, type Order } from '#orders';
import { isFinal, type Payment } from '#payments';
import type { CheckoutServices } from '../model.ts';

export interface OrderPayment {
  readonly order: Order;
  /** The last try; null for an order that never had one. */
  readonly payment: Payment | null;
}

/** Rule 13, for a buyer who comes back: asks the provider what became of the payment of an order. */
export async function refreshPayment(
  token: string,
  { payments, database, log }: CheckoutServices,
): Promise<OrderPayment | null> {
  const order = await findOrder(database.kysely, { token });
  if (!order) return null;
  const [last] = await payments.ofOrder(order.id);
  if (!last || isFinal(last.state)) return { order, payment: last ?? null };
  try {
    await payments.refresh({ id: last.id });
  } catch (error) {
    // The webhook and polling will tell.
    log.warn({ err: error, orderNumber: order.number }, 'A payment could not be looked up');
  }
  const [payment = null] = await payments.ofOrder(order.id);
  return { order: (await findOrder(database.kysely, { token })) ?? order, payment };
}
