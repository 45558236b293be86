import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { isCsrfProtected } from '../data/csrf-token.server.ts';
import { addToCart, type CartAnswer } from '../features/cart/add-to-cart.ts';
import { toCartView } from '../features/cart/cart-view.ts';
import { changeLine, isLineChange } from '../features/cart/change-line.ts';
import { openCart } from '../features/cart/open-cart.ts';
import { type ShopRequest, shopContext } from '../shop-context.ts';

/** The cart, for the drawer. */
export async function loader({ context }: LoaderFunctionArgs) {
  return answerWith(await currentCart(context.get(shopContext)));
}

/** Adds something or changes a line, and answers the whole cart. Without scripts pages have their own actions. */
export async function action({ context, request }: ActionFunctionArgs) {
  const shop = context.get(shopContext);
  if (!isCsrfProtected(shop, request)) throw data('The token of the page is missing.', { status: 403 });
  const form = await request.formData().catch(() => undefined);
  if (request.method !== 'POST' || !form) throw data('This form is not known.', { status: 405 });
  if (isLineChange(form)) return changeOne(shop, form);
  const { addition, cart, cookie } = await addToCart(shop, form);
  return answerWith({ addition, ...(cart && { cart: toCartView(cart) }) }, cookie);
}

async function changeOne(shop: ShopRequest, form: FormData) {
  const { cartId } = shop.visitor;
  const refused = cartId ? await changeLine(shop, cartId, form) : undefined;
  return answerWith({ ...(await currentCart(shop)), isChanged: true, ...(refused && { refused }) });
}

async function currentCart(shop: ShopRequest): Promise<CartAnswer> {
  const { cart } = await openCart(shop);
  return cart ? { cart: toCartView(cart) } : {};
}

function answerWith(answer: CartAnswer, cookie?: string): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store' });
  if (cookie) headers.append('set-cookie', cookie);
  return Response.json(answer, { headers });
}
