import { ownCookieNames } from '@bowline/markets';
import { forgetCookie, personalCookie } from '../../routing/personal-cookie.ts';
import type { ShopRequest } from '../../shop-context.ts';

/** The masked id is all that a guest needs to open the cart: scripts of a page never see it. */
export function rememberCart({ url }: ShopRequest, cartId: string): string {
  return personalCookie(ownCookieNames.cart, cartId, url);
}

export function forgetCart(): string {
  return forgetCookie(ownCookieNames.cart);
}
