import { ok, type Result, refuse } from '@bowline/kit';
import { findOrder, type Order, type OrdersRefusal } from '#orders';
import { isMethodCode } from '#payments';
import type { CheckoutServices } from '../model.ts';

/** Payments rule 14, for the shop itself: what was to pay for an order has come, by a way that has no provider. */
export async function receiveMoney(
  number: string,
  { database, payments, shopData }: CheckoutServices,
): Promise<Result<Order, OrdersRefusal<'order-not-found' | 'money-not-expected'>>> {
  const order = await findOrder(database.kysely, { number });
  if (!order) return refuse('order-not-found');
  const { paymentMethod: method, toPay: amount, status } = order;
  const { offlineMethods } = (await shopData.current()).settings;
  const known = await payments.ofOrder(order.id);
  // Money of a method that was switched off meanwhile still comes.
  const isByHand =
    known.some(({ provider }) => provider === 'offline') || offlineMethods.some((each) => each === method);
  const isExpected = isByHand && amount.minor > 0 && status !== 'canceled' && status !== 'closed';
  const wish = { orderId: order.id, orderNumber: number, amount };
  if (!isExpected || !isMethodCode(method) || !(await payments.receive({ ...wish, method }))) {
    return refuse('money-not-expected');
  }
  return ok((await findOrder(database.kysely, { number })) ?? order);
}
