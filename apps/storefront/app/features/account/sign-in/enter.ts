import { cookieNames, ownCookieNames } from '@bowline/markets';
import type { GraphqlError } from '../../../data/commerce-client.ts';
import { attempt, type Failure } from '../../../forms/form-actions.ts';
import { SignInByPasskeyMutation, SignInMutation } from '../../../generated/operations.ts';
import type { ShopRequest } from '../../../shop-context.ts';
import { forgetCookie, personalCookie } from '../../../visitor/cookies.ts';
import { joinCarts } from '../../cart/join-carts.ts';
import { forgetCart, rememberCart } from '../../cart/open-cart.ts';

/** What opens an account: a password, or what a device wrote. */
type Shown = { readonly email: string; readonly password: string } | { readonly credential: string };

export type Entrance =
  | { readonly headers: Headers }
  | { readonly failure: Failure; readonly errors?: readonly GraphqlError[] };

/**
 * Every way of signing in ends here: with the cookies of a customer, whose cart holds what the guest had chosen. Nobody is
 * signed in before the carts are one, so that trying again loses nothing.
 */
export async function enter(shop: ShopRequest, shown: Shown): Promise<Entrance> {
  const { token, failure = {}, errors = [] } = await askForToken(shop, shown);
  if (!token) return { failure, errors };
  try {
    const cartId = await joinCarts(shop.signedInWith(token));
    return {
      headers: cookies(
        personalCookie(cookieNames.customer, token, shop.url),
        personalCookie(ownCookieNames.device, shop.device, shop.url),
        rememberCart(shop, cartId),
      ),
    };
  } catch (err) {
    shop.log.error({ err }, 'Carts could not be joined');
    return { failure: {} };
  }
}

async function askForToken(shop: ShopRequest, shown: Shown) {
  if ('credential' in shown) {
    const { credential } = shown;
    const asked = await attempt(shop, shop.commerce.mutate(SignInByPasskeyMutation, { credential }));
    return { ...asked, token: asked.result?.generateCustomerTokenByPasskey?.token };
  }
  const { email, password } = shown;
  const asked = await attempt(shop, shop.commerce.mutate(SignInMutation, { email, password }));
  return { ...asked, token: asked.result?.generateCustomerToken?.token };
}

/** The cart stays with the account, and comes back with it. */
export function leave(): Headers {
  return cookies(forgetCookie(cookieNames.customer), forgetCart());
}

function cookies(...values: readonly string[]): Headers {
  const headers = new Headers();
  for (const value of values) headers.append('set-cookie', value);
  return headers;
}
