import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { csrfTokenFor, isCsrfProtected } from '../data/csrf-token.server.ts';
import { addToCart } from '../features/cart/add-to-cart.ts';
import type { CartAnswer, CartPeekAnswer } from '../features/cart/cart-answer.ts';
import { toCartView } from '../features/cart/cart-view.ts';
import { peekAtCart } from '../features/cart/peek-at-cart.ts';
import { shopContext } from '../shop-context.ts';

const personal = { 'cache-control': 'private, no-store' };

/** The small endpoint that public pages ask after they have loaded: how full the cart is, and the token for writes. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const peek = await peekAtCart(shop, { withSkus: url.searchParams.has('skus') });
  const { token, cookie } = csrfTokenFor(shop);
  const answer: CartPeekAnswer = { ...peek, csrfToken: token };
  const headers = new Headers(personal);
  if (cookie) headers.append('set-cookie', cookie);
  return Response.json(answer, { headers });
}

/** Adds something and answers the whole cart, for the drawer. Without scripts the product page has its own action. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = context.get(shopContext);
  if (!isCsrfProtected(shop, request)) throw data('The token of the page is missing.', { status: 403 });
  const form = await request.formData().catch(() => undefined);
  if (request.method !== 'POST' || !form) throw data('This form is not known.', { status: 405 });
  const { addition, cart, cookie } = await addToCart(shop, form);
  const answer: CartAnswer = { addition, ...(cart && { cart: toCartView(cart) }) };
  const headers = new Headers(personal);
  if (cookie) headers.append('set-cookie', cookie);
  return Response.json(answer, { headers });
}
