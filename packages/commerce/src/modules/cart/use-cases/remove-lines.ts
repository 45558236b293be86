import { ok, type Result, refuse } from '@bowline/kit';
import { type AccessRefusal, changeCart } from '../access.ts';
import type { CartContext } from '../context.ts';
import { saveLines } from '../lines/change-lines.ts';
import { wasMade } from '../made-changes.ts';
import type { Cart } from '../model.ts';
import type { CartRefusal } from '../refusals.ts';

/** Behaviour 88. */
export function removeLine(
  cartId: string,
  lineId: number,
  context: CartContext,
  key: string | null = null,
): Promise<Result<Cart, AccessRefusal | CartRefusal<'cart-line-not-found'>>> {
  return changeCart(cartId, context, async (writer, cart) => {
    if (await wasMade(writer, cart, key)) return ok(cart);
    const left = cart.lines.filter(({ id }) => id !== lineId);
    if (left.length === cart.lines.length) return refuse('cart-line-not-found');
    return ok(await saveLines(writer, cart, left, context.now, key));
  });
}

/** Behaviour 89. */
export function clearCart(cartId: string, context: CartContext): Promise<Result<Cart, AccessRefusal>> {
  return changeCart(cartId, context, async (writer, cart) =>
    ok(await saveLines(writer, cart, [], context.now)),
  );
}
