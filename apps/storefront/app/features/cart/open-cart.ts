import { ownCookieNames } from '@bowline/markets';
import type { GraphqlError } from '../../data/commerce-client.ts';
import { dataOf } from '../../data/data-of.ts';
import {
  CartQuery,
  type CartViewFragment,
  CreateCartMutation,
  CustomerCartIdQuery,
  CustomerCartQuery,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { forgetCookie, personalCookie } from '../../visitor/cookies.ts';
import { isAboutTheSession } from '../../visitor/session.ts';

/** Specification 8: "Your cart has been renewed!" and "You've been logged out …". */
export type CartLoss = 'renewed' | 'signedOut';

export interface OpenedCart {
  readonly cart: CartViewFragment | null;
  /** The cart of the cookie cannot be had any more; what is shown is another one, or none. */
  readonly loss?: CartLoss;
}

/** The visitor's cart; looking at it makes none. */
export async function openCart(shop: ShopRequest): Promise<OpenedCart> {
  const { cartId: id } = shop.visitor;
  if (!id) return { cart: await customerCart(shop) };
  const answer = await shop.commerce.query(CartQuery, { id });
  const loss = lossOf(answer.errors);
  if (loss) return { cart: await customerCart(shop), loss };
  return { cart: dataOf(answer).cart ?? null };
}

/** The id to write to; a visitor without a cart gets one. */
export async function cartIdForWriting(shop: ShopRequest): Promise<string> {
  return shop.visitor.cartId ?? newCartId(shop);
}

export async function newCartId({ commerce, visitor }: ShopRequest): Promise<string> {
  if (visitor.customer) {
    const { data } = await commerce.query(CustomerCartIdQuery, {});
    if (data) return data.customerCart.id;
  }
  const id = dataOf(await commerce.mutate(CreateCartMutation, {})).createGuestCart?.cart?.id;
  if (!id) throw new Error('The commerce API made no cart');
  return id;
}

/** The masked id is all that a guest needs to open the cart: scripts of a page never see it. */
export function rememberCart({ url }: ShopRequest, cartId: string): string {
  return personalCookie(ownCookieNames.cart, cartId, url);
}

export function forgetCart(): string {
  return forgetCookie(ownCookieNames.cart);
}

/** Whether a refusal means that the cart itself is gone or somebody else's. */
export function lossOf(errors: readonly GraphqlError[]): CartLoss | undefined {
  if (errors.some(isAboutTheSession)) return 'signedOut';
  const isGone = errors.some(
    ({ path, extensions }) => extensions?.category === 'graphql-no-such-entity' && isAboutTheCart(path),
  );
  return isGone ? 'renewed' : undefined;
}

/** Of a query, or of a mutation that asks for nothing else that could be missing. */
function isAboutTheCart(path: GraphqlError['path']): boolean {
  return ['cart', 'addProductsToCart', 'customerCart', 'mergeCarts'].includes(String(path?.[0]));
}

async function customerCart({ commerce, visitor }: ShopRequest): Promise<CartViewFragment | null> {
  if (!visitor.customer) return null;
  const { data } = await commerce.query(CustomerCartQuery, {});
  return data?.customerCart ?? null;
}
