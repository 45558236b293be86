import { ok, type Result, refuse } from '@bowline/kit';
import { shop } from '@bowline/markets';
import { takePaymentDetails } from '#cart';
import { findOrder, type Order } from '#orders';
import { isMethodCode, type Payment } from '#payments';
import { storeViewByCode } from '#stores';
import type { CheckoutContext } from '../model.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { endPayments } from './give-up.ts';
import { holdEndsAt, isOffline } from './hold.ts';
import { returnUrlOf } from './return-url.ts';

export interface StartedOrder {
  readonly order: Order;
  readonly paymentUrl: string | null;
}

interface PaymentFacts {
  /** False when the cart that was ordered has nothing to tell the provider. */
  readonly mayHaveDetails?: boolean;
  /** The payment, when it was begun with the order. */
  readonly begun?: Payment | null;
}

/** Rule 9: where an order that waits for money is paid; an order that does not wait is answered as it is. */
export async function startPayment(
  order: Order,
  wantedReturn: string | null,
  context: CheckoutContext,
  { mayHaveDetails = true, begun = null }: PaymentFacts = {},
): Promise<Result<StartedOrder, CheckoutRefusal<'order-payment-not-started'>>> {
  const { paymentMethod: method } = order;
  if (order.status !== 'pending_payment' || !isMethodCode(method)) return ok({ order, paymentUrl: null });
  const { payments, database } = context.checkout;
  const store = storeViewByCode(order.storeCode) ?? context.store;
  const wish = {
    orderId: order.id,
    orderNumber: order.number,
    amount: order.toPay,
    method,
    description: `${shop.brand} ${order.number}`,
    locale: store.locale,
    returnUrl: returnUrlOf(order, wantedReturn, {
      baseUrl: context.baseUrl,
      prefix: store.market.prefix,
      origins: context.checkout.returnOrigins,
    }),
    expiresAt: holdEndsAt(order, context.settings),
    isOffline: isOffline(method, context.settings),
    details: mayHaveDetails ? await takePaymentDetails(database, order.cartMaskedId) : null,
  };
  const started = await payments.start(wish, begun);
  const now = await findOrder(database.kysely, { id: order.id });
  if (now && now.status !== 'canceled') {
    return ok({ order: now, paymentUrl: started.ok ? started.value.redirectUrl : null });
  }
  // Rule 27: canceled in the same moment.
  if (started.ok) await endPayments(order.id, 'canceled', context.checkout);
  return refuse('order-payment-not-started');
}
