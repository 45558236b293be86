import { ok, type Result, refuse } from '@bowline/kit';
import type { CartContext } from './context.ts';
import type { CartWriter } from './line-rows.ts';
import type { Cart } from './model.ts';
import type { CartRefusal } from './refusals.ts';
import { CartChangedMeanwhile, findCart, lockCart } from './repository.ts';

export type AccessRefusal = CartRefusal<'cart-not-found' | 'cart-not-yours' | 'cart-not-active'>;

/** What an id looks like; anything else is no cart, and not worth a question. */
const maskedId = /^[!-~]{32}$/;

export function isMaskedId(text: string): boolean {
  return maskedId.test(text);
}

/** Behaviours 66 to 68. */
export function checkAccess(
  cart: Cart | null,
  cartId: string,
  customerId: number | null,
): Result<Cart, AccessRefusal> {
  if (!cart) return refuse('cart-not-found', { cartId });
  if (!cart.isActive) return refuse('cart-not-active');
  return cart.customerId === customerId ? ok(cart) : refuse('cart-not-yours', { cartId });
}

/** Rule 2: the cart, if whoever asks may see it. */
export async function openCart(
  cartId: string,
  { carts, customerId }: CartContext,
): Promise<Result<Cart, AccessRefusal>> {
  const cart = isMaskedId(cartId) ? await findCart(carts.reading, { maskedId: cartId }) : null;
  return checkAccess(cart, cartId, customerId);
}

type CartWork<Value, Refused> = (writer: CartWriter, cart: Cart) => Promise<Result<Value, Refused>>;

/** Rules 2 and 3: decides about a cart and writes that once; done again from the beginning when somebody else was faster. */
export async function changeCart<Value, Refused>(
  cartId: string,
  context: CartContext,
  work: CartWork<Value, Refused>,
): Promise<Result<Value, Refused | AccessRefusal>> {
  const opened = await openCart(cartId, context);
  return opened.ok ? changeOpened(opened.value, context, work) : opened;
}

/** The same for a cart that was read already. */
export async function changeOpened<Value, Refused>(
  opened: Cart,
  context: CartContext,
  work: CartWork<Value, Refused>,
): Promise<Result<Value, Refused | AccessRefusal>> {
  const { carts, customerId } = context;
  const { maskedId } = opened;
  try {
    return await work(carts.reading, opened);
  } catch (error) {
    if (!(error instanceof CartChangedMeanwhile)) throw error;
  }
  return carts.database.transaction(async (transaction) => {
    const cart = checkAccess(await lockCart(transaction, { maskedId }), maskedId, customerId);
    return cart.ok ? work(transaction, cart.value) : cart;
  });
}
