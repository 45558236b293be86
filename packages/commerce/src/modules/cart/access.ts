import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import type { CartContext } from './context.ts';
import type { Cart } from './model.ts';
import type { CartRefusal } from './refusals.ts';
import { findCart, lockCart } from './repository.ts';

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

/**
 * Rules 2 and 3: locks the cart and changes it. The work may be done again from its beginning when the database asks for it;
 * it decides first and writes afterwards, because a refusal does not undo what was written.
 */
export async function changeCart<Value, Refused>(
  cartId: string,
  { carts, customerId }: CartContext,
  work: (transaction: Transaction<CommerceTables>, cart: Cart) => Promise<Result<Value, Refused>>,
): Promise<Result<Value, Refused | AccessRefusal>> {
  if (!isMaskedId(cartId)) return refuse('cart-not-found', { cartId });
  return carts.database.transaction(async (transaction) => {
    const cart = checkAccess(await lockCart(transaction, { maskedId: cartId }), cartId, customerId);
    return cart.ok ? work(transaction, cart.value) : cart;
  });
}
