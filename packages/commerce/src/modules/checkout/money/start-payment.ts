import { ok, type Result, refuse } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { findOrder, type Order } from '#orders';
import { isMethodCode, type MethodCode } from '#payments';
import { storeViewByCode } from '#stores';
import type { CheckoutContext } from '../model.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { returnUrlOf } from './return-url.ts';

export interface StartedOrder {
  readonly order: Order;
  readonly paymentUrl: string | null;
}

/** Rule 9: where an order that waits for money is paid; an order that does not wait is answered as it is. */
export async function startPayment(
  order: Order,
  wantedReturn: string | null,
  context: CheckoutContext,
  method: MethodCode | null = null,
): Promise<Result<StartedOrder, CheckoutRefusal<'order-payment-not-started'>>> {
  const chosen = method ?? order.paymentMethod;
  if (order.status !== 'pending_payment' || !isMethodCode(chosen)) return ok({ order, paymentUrl: null });
  const { payments, database } = context.checkout;
  const store = storeViewByCode(order.storeCode) ?? context.store;
  const started = await payments.start({
    orderId: order.id,
    orderNumber: order.number,
    amount: order.toPay,
    method: chosen,
    description: `${shop.brand} ${order.number}`,
    locale: store.locale,
    returnUrl: returnUrlOf(order, wantedReturn, { baseUrl: context.baseUrl, prefix: store.market.prefix }),
  });
  if (started.ok) return ok({ order, paymentUrl: started.value.redirectUrl });
  const now = await findOrder(database.kysely, { id: order.id });
  if (!now || now.status === 'canceled') return refuse('order-payment-not-started');
  return ok({ order: now, paymentUrl: null });
}
