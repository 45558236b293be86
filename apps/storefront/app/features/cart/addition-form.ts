import { data, redirect } from 'react-router';
import type { ShopRequest } from '../../shop-context.ts';
import { type Addition, addToCart } from './add-to-cart.ts';

/** Names the forms that put something into the cart. */
export const addIntent = 'add-to-cart';

/** What the page of a refused form gets back. */
export interface AdditionAnswer {
  readonly sku: string;
  readonly addition: Addition;
}

/** The action of a product page without scripts: on to the cart, or back with the reason and all that was typed. */
export async function addFromPage(shop: ShopRequest, form: FormData) {
  const { addition, cookie } = await addToCart(shop, form);
  const headers = new Headers(cookie ? { 'set-cookie': cookie } : undefined);
  if (addition.isAdded) {
    const news =
      addition.loss ?? (addition.othersSoldOut ? 'othersSoldOut' : addition.wasInCart ? 'again' : 'added');
    throw redirect(`/checkout/cart?news=${news}`, { status: 303, headers });
  }
  const answer: AdditionAnswer = { sku: String(form.get('sku') ?? ''), addition };
  return data(answer, { status: 422, headers });
}
