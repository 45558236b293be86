import type { Result } from '@bowline/kit';
import { type CommerceRefusal, valueOrRefusal } from '#graphql';
import type { CartContext } from '../context.ts';
import type { Cart } from '../model.ts';
import { required, requiredInput } from './required.ts';
import { showChangedCart } from './show-cart.ts';

/** A mutation that takes an input with a cart's id and answers with the cart as it is then. */
export function changing<Input extends { readonly cart_id: string }>(
  change: (input: Input, context: CartContext) => Promise<Result<Cart, CommerceRefusal>>,
  stop: '' | '.' = '',
) {
  return async (_: unknown, args: { input?: Input | null }, context: CartContext) => {
    const input = requiredInput(args.input, stop);
    required('cart_id', input.cart_id, stop);
    return { cart: await showChangedCart(valueOrRefusal(await change(input, context)), context) };
  };
}
