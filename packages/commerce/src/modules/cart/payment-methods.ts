import { type MethodCode, methodsFor } from '#payments';
import type { CartContext } from './context.ts';
import { billingAddressOf } from './pickup-location.ts';
import type { PricedCart } from './pricing/price-cart.ts';

/** Behaviour 112: what can be paid with; only `free` when there is nothing to pay. */
export function offeredMethods(
  { cart, breakdown }: Pick<PricedCart, 'cart' | 'breakdown'>,
  { store, currency }: CartContext,
): readonly (MethodCode | 'free')[] {
  if (cart.lines.length > 0 && breakdown.toPay.minor === 0) return ['free'];
  return methodsFor(billingAddressOf(cart)?.country ?? store.market.country, currency);
}
