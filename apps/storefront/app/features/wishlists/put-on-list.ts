import { attempt, type Failure } from '../../forms/form-actions.ts';
import { AddWishesMutation, WishedSkusQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type GuestWish, keepGuestWishes, readGuestWishes, withGuestWish } from '../wishes/guest-wishes.ts';

export interface PutOnList {
  readonly isAdded: boolean;
  /** The skus of products that are on a list now. */
  readonly wishlists: readonly string[];
  readonly cookie?: string;
  readonly failure?: Failure | 'full';
}

export function readWish(sent: FormData): GuestWish {
  const text = (name: string) => String(sent.get(name) ?? '').trim();
  const quantity = Math.round(Number(text('quantity') || '1'));
  return {
    sku: text('sku'),
    parentSku: text('parentSku') || undefined,
    quantity: quantity > 0 && quantity < 10_000 ? quantity : 1,
  };
}

/** Onto the default list of a customer, or onto the list on a guest's device. */
export async function putOnList(shop: ShopRequest, wish: GuestWish): Promise<PutOnList> {
  if (!shop.visitor.customer) return keepForGuest(shop, wish);
  const items = [toItem(wish)];
  const { result, failure } = await attempt(shop, shop.commerce.mutate(AddWishesMutation, { items }));
  const problem = result?.addProductsToWishlist?.user_errors[0];
  const wishlists = await wishedSkus(shop);
  if (!failure && !problem) return { isAdded: true, wishlists };
  return { isAdded: false, wishlists, failure: failure ?? { reason: problem?.message ?? '' } };
}

export function toItem({ sku, parentSku, quantity }: GuestWish) {
  return { sku, parent_sku: parentSku ?? null, quantity };
}

function keepForGuest(shop: ShopRequest, wish: GuestWish): PutOnList {
  const before = readGuestWishes(shop.visitor.wishes);
  const after = withGuestWish(before, wish);
  if (!after) return { isAdded: false, wishlists: before.map(productOf), failure: 'full' };
  return { isAdded: true, wishlists: after.map(productOf), cookie: keepGuestWishes(shop, after) };
}

function productOf({ sku, parentSku }: GuestWish): string {
  return parentSku ?? sku;
}

/** What hearts are filled for; a service that does not answer leaves them empty. */
export async function wishedSkus({ commerce, visitor }: ShopRequest): Promise<readonly string[]> {
  if (!visitor.customer) return readGuestWishes(visitor.wishes).map(productOf);
  const { data } = await commerce.query(WishedSkusQuery, {});
  return (data?.customer?.wished_skus ?? []).filter((sku) => sku !== null);
}
