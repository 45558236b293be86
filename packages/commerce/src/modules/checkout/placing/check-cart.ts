import { ok, type Result, refuse } from '@bowline/kit';
import { formatMoney } from '@bowline/markets';
import {
  billingAddressOf,
  type CartContext,
  contentConsentVersion,
  offeredMethods,
  type PricedCart,
} from '#cart';
import type { ContentConsent } from '#orders';
import { isMethodCode, type MethodCode } from '#payments';
import type { CouponRefusal } from '#promotions';
import type { CheckoutRefusal } from '../refusals.ts';

export type NotReady =
  | CouponRefusal
  | CheckoutRefusal<
      | 'guest-email-missing'
      | 'order-without-lines'
      | 'order-address-missing'
      | 'order-shipping-method-missing'
      | 'order-billing-address-missing'
      | 'order-payment-method-missing'
      | 'order-out-of-stock'
      | 'order-below-minimum'
      | 'order-terms-changed'
      | 'order-content-consent-changed'
      | 'order-tax-changed'
      | 'order-gift-card-changed'
    >;

export interface Consent {
  /** Which terms the buyer agreed to; null when the client shows no box to tick (rule 8). */
  readonly termsVersion: string | null;
  /** Rule 37: that digital content begins at once; null when nobody agreed to it. */
  readonly content: ContentConsent | null;
}

/** Rules 4 to 8: the method to pay with, or the first thing that is missing. */
export function checkCart(
  priced: PricedCart,
  { termsVersion, content }: Consent,
  context: CartContext,
): Result<MethodCode | 'free', NotReady> {
  const { cart, unavailable, isDigital, chosenShipping, minimumOrder, treatment } = priced;
  const { settings, store } = context;
  if (cart.email === null) return refuse('guest-email-missing');
  if (cart.lines.length === 0) return refuse('order-without-lines');
  if (unavailable.size > 0 || priced.lines.some(({ draft }) => draft === null)) {
    return refuse('order-out-of-stock');
  }
  if (!isDigital && !cart.shippingAddress) return refuse('order-address-missing');
  if (!isDigital && !chosenShipping) return refuse('order-shipping-method-missing');
  if (chosenShipping?.method === 'pickup-point' && !cart.pickupPoint) {
    return refuse('order-shipping-method-missing');
  }
  if (!billingAddressOf(cart)) return refuse('order-billing-address-missing');
  if (minimumOrder.remaining) {
    return refuse('order-below-minimum', {
      minimum: formatMoney(minimumOrder.amount, store.market),
      remaining: formatMoney(minimumOrder.remaining, store.market),
    });
  }
  if (termsVersion !== null && termsVersion !== settings.termsVersion) return refuse('order-terms-changed');
  if (content !== null && content.version !== contentConsentVersion)
    return refuse('order-content-consent-changed');
  if (cart.couponCode !== null && !priced.coupon) return refuse('coupon-not-valid');
  if (priced.giftCards.length < cart.giftCardCodes.length) return refuse('order-gift-card-changed');
  if (cart.shownTaxKind !== null && cart.shownTaxKind !== treatment.kind) return refuse('order-tax-changed');
  return methodOf(priced, context);
}

/** Rule 5. */
function methodOf(
  priced: PricedCart,
  context: CartContext,
): Result<MethodCode | 'free', CheckoutRefusal<'order-payment-method-missing'>> {
  const { paymentMethod } = priced.cart;
  if (priced.breakdown.toPay.minor === 0) return ok('free');
  const isOffered = offeredMethods(priced, context).some((code) => code === paymentMethod);
  return isOffered && paymentMethod !== null && isMethodCode(paymentMethod)
    ? ok(paymentMethod)
    : refuse('order-payment-method-missing');
}
