import { ok, type Result, refuse } from '@bowline/kit';
import { type AccessRefusal, type PaymentMethodRefusal, setPaymentMethod, type TooManyRequests } from '#cart';
import { isMethodCode } from '#payments';
import type { CheckoutContext } from '../model.ts';
import { type PlacedOrder, type PlaceOrderRefusal, placeOrder } from '../placing/place-order.ts';
import type { CheckoutRefusal } from '../refusals.ts';
import { letGo } from './give-up.ts';
import { holdEndsAt } from './hold.ts';
import { refreshPayment } from './refresh-payment.ts';
import { startPayment } from './start-payment.ts';

export interface RetryWish {
  readonly token: string;
  /** Another method than before. */
  readonly method: string | null;
  readonly returnUrl: string | null;
}

export type RetryRefusal =
  | PlaceOrderRefusal
  | AccessRefusal
  | PaymentMethodRefusal
  | CheckoutRefusal<'order-not-located' | 'order-needs-login'>
  | TooManyRequests;

/** Decision D6 and rule 30: whose payment failed, or who wants another method, pays by a new order of the same cart. */
export async function retryPayment(
  { token, method, returnUrl }: RetryWish,
  context: CheckoutContext,
): Promise<Result<PlacedOrder, RetryRefusal>> {
  if (method !== null && !isMethodCode(method)) return refuse('payment-method-not-available');
  const { carts, settings, clientAddress, now } = context;
  if (!(await carts.limiter.allows('payment-retry', clientAddress, settings.paymentRetries, now)))
    return refuse('too-many-requests');
  const known = await refreshPayment(token, context.checkout);
  if (!known) return refuse('order-not-located');
  const { order } = known;
  if (order.customerId !== null && order.customerId !== context.customerId)
    return refuse('order-needs-login');
  if (order.status === 'pending_payment') {
    const isSame = method === null || method === order.paymentMethod;
    const isHeld = context.now < holdEndsAt(order, context.settings);
    if ((isSame && isHeld) || !(await letGo(order.id, isHeld ? 'canceled' : 'expired', context.checkout))) {
      return startPayment(order, returnUrl, context);
    }
  } else if (order.status !== 'canceled') {
    return ok({ order, paymentUrl: null });
  }
  if (method !== null) {
    const chosen = await setPaymentMethod(
      order.cartMaskedId,
      { code: method, purchaseOrderNumber: order.snapshot.purchaseOrderNumber },
      context,
    );
    // Ordered again already: that order is the answer.
    if (!chosen.ok && chosen.refusal.code !== 'cart-not-active') return chosen;
  }
  const { termsVersion, isTermsAgreementExplicit, contentConsent: content = null } = order.snapshot;
  const wish = { termsVersion: isTermsAgreementExplicit ? termsVersion : null, content, returnUrl };
  return placeOrder(order.cartMaskedId, wish, context);
}
