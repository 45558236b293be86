import { type Money, multiplyMoney } from '@bowline/kit';
import { displayPrice } from '#pricing';
import type { CartContext } from '../context.ts';
import { resolveWishes } from '../lines/resolve-wishes.ts';
import { readLineFacts } from './line-facts.ts';

/** Rule 10: what so many of something would cost as a line of a cart, as prices are shown to this visitor. */
export async function priceOfQuantity(
  sku: string,
  quantity: number,
  context: CartContext,
): Promise<Money | null> {
  const [wish] = await resolveWishes(
    [{ sku, quantity, parentSku: null, selectedOptions: [], enteredOptions: [] }],
    context,
  );
  if (!wish?.ok) return null;
  const [facts] = await readLineFacts([{ ...wish.value, id: 0 }], context);
  if (!facts?.charged) return null;
  const one = displayPrice(context.pricing.view(), facts.charged);
  return multiplyMoney(one, wish.value.quantityHundredths, 100);
}
