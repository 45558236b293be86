import { ownCookieNames } from '@bowline/markets';
import { attempt } from '../../forms/form-actions.ts';
import { AddWishesMutation } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { forgetCookie } from '../../visitor/cookies.ts';
import { readGuestWishes } from '../wishes/guest-wishes.ts';
import { toItem, wishedSkus } from './put-on-list.ts';

/**
 * Who has signed in takes the list of the device along: what is on no list yet goes onto the default one. Answers the cookie
 * that empties the device, or nothing when there was nothing to take or it did not work; then the next page tries again.
 *
 * The request has to be that of the customer. Whoever asks for one of the lists, or for the visitor, does it; a sign-in that
 * has such a request may do it at once.
 */
export async function mergeWishesAtSignIn(shop: ShopRequest): Promise<string | undefined> {
  if (!shop.visitor.customer || shop.visitor.wishes === undefined) return undefined;
  const known = new Set(await wishedSkus(shop));
  const wishes = readGuestWishes(shop.visitor.wishes).filter(
    ({ sku, parentSku }) => !known.has(parentSku ?? sku),
  );
  if (wishes.length > 0) {
    const items = wishes.toReversed().map(toItem);
    const { failure } = await attempt(shop, shop.commerce.mutate(AddWishesMutation, { items }));
    if (failure) return undefined;
  }
  return forgetCookie(ownCookieNames.wishes);
}
