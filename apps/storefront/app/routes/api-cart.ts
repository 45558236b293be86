import { type ActionFunctionArgs, data } from 'react-router';
import { isCsrfProtected } from '../data/csrf-token.server.ts';
import { addToCart, type CartAnswer } from '../features/cart/add-to-cart.ts';
import { toCartView } from '../features/cart/cart-view.ts';
import { shopContext } from '../shop-context.ts';

/** Adds something and answers the whole cart, for the drawer. Without scripts the product page has its own action. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = context.get(shopContext);
  if (!isCsrfProtected(shop, request)) throw data('The token of the page is missing.', { status: 403 });
  const form = await request.formData().catch(() => undefined);
  if (request.method !== 'POST' || !form) throw data('This form is not known.', { status: 405 });
  const { addition, cart, cookie } = await addToCart(shop, form);
  const answer: CartAnswer = { addition, ...(cart && { cart: toCartView(cart) }) };
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (cookie) headers.append('set-cookie', cookie);
  return Response.json(answer, { headers });
}
