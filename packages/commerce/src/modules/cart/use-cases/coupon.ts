import { ok, type Result, refuse } from '@bowline/kit';
import type { CouponRefusal } from '#promotions';
import { isPlainText } from '#stores';
import { type AccessRefusal, changeCart, changeOpened, openCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import type { Cart } from '../model.ts';
import { priceCart } from '../pricing/price-cart.ts';
import type { CartRefusal } from '../refusals.ts';
import { saveCart } from '../repository.ts';
import { mayTryCode, type TooManyRequests } from './code-tries.ts';

const longestCode = 64;

type ApplyRefusal =
  | AccessRefusal
  | CouponRefusal
  | CartRefusal<'cart-is-empty' | 'coupon-already-applied'>
  | TooManyRequests;

/** Behaviours 96 to 99. Whether the coupon counts is asked before the cart is locked; it is asked again with every price. */
export async function applyCoupon(
  cartId: string,
  text: string,
  context: CartContext,
): Promise<Result<Cart, ApplyRefusal>> {
  const couponCode = text.trim();
  const opened = await openCart(cartId, context);
  if (!opened.ok) return opened;
  const problem = problemOf(opened.value);
  if (problem) return problem;
  if (!(await mayTryCode('coupon', context.settings.couponTries, context)))
    return refuse('too-many-requests');
  if (couponCode.length > longestCode || !isPlainText(couponCode)) return refuse('coupon-not-valid');
  const { coupon } = await priceCart({ ...opened.value, couponCode }, context);
  if (!coupon) return refuse('coupon-not-valid');
  return changeOpened(opened.value, context, async (writer, cart): Promise<Result<Cart, ApplyRefusal>> => {
    const late = problemOf(cart);
    return late ?? ok(await saveCart(writer, { ...cart, couponCode: coupon.code }, context.now));
  });
}

function problemOf({ lines, couponCode }: Cart) {
  if (lines.length === 0) return refuse('cart-is-empty', { stop: '.' as const });
  return couponCode === null ? null : refuse('coupon-already-applied');
}

/** Behaviour 100. */
export function removeCoupon(
  cartId: string,
  context: CartContext,
): Promise<Result<Cart, AccessRefusal | CartRefusal<'cart-is-empty'>>> {
  return changeCart(cartId, context, async (writer, cart) => {
    if (cart.lines.length === 0) return refuse('cart-is-empty', { stop: '' as const });
    if (cart.couponCode === null) return ok(cart);
    return ok(await saveCart(writer, { ...cart, couponCode: null }, context.now));
  });
}
