import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';

type Nothing = Record<string, never>;

/** Behaviours 138 to 144 have the words where Magento has any. */
export interface WishlistsRefusals {
  'wishlist-not-allowed': Nothing;
  'wishlists-disabled': Nothing;
  'wishlist-not-found': Nothing;
  'wishlist-id-missing': Nothing;
  'wishlist-name-missing': Nothing;
  'wishlist-name-too-long': { readonly most: number };
  'wishlist-name-taken': Nothing;
  'wishlists-too-many': { readonly most: number };
  'wishlist-is-default': Nothing;
  'wishlist-is-legacy': Nothing;
  'wishlist-destination-same': Nothing;
  'wishlist-full': { readonly most: number };
  'wishlist-call-too-long': { readonly most: number };
  'wishlist-items-not-found': { readonly ids: string };
  'wish-product-not-found': { readonly sku: string };
  'wish-quantity-zero': Nothing;
  'wish-quantity-too-high': { readonly most: number };
  'wish-note-too-long': { readonly most: number };
  'wish-not-of-list': { readonly id: string };
  'wish-out-of-stock': Nothing;
}

export const wishlistsRefusals: RefusalCategories<'wishlists', WishlistsRefusals> = {
  'wishlist-not-allowed': 'graphql-authorization',
  'wishlists-disabled': 'graphql-input',
  'wishlist-not-found': 'graphql-input',
  'wishlist-id-missing': 'graphql-input',
  'wishlist-name-missing': 'graphql-input',
  'wishlist-name-too-long': 'graphql-input',
  'wishlist-name-taken': 'graphql-input',
  'wishlists-too-many': 'graphql-input',
  'wishlist-is-default': 'graphql-input',
  'wishlist-is-legacy': 'graphql-input',
  'wishlist-destination-same': 'graphql-input',
  'wishlist-full': 'graphql-input',
  'wishlist-call-too-long': 'graphql-input',
  'wishlist-items-not-found': 'graphql-input',
  'wish-product-not-found': null,
  'wish-quantity-zero': null,
  'wish-quantity-too-high': null,
  'wish-note-too-long': null,
  'wish-not-of-list': null,
  'wish-out-of-stock': null,
};

export type WishlistsRefusal<Code extends keyof WishlistsRefusals = keyof WishlistsRefusals> = {
  [C in Code]: Refusal<C, WishlistsRefusals[C]>;
}[Code];

/** Why one wish of several was not taken; the list answers all the same. */
export type WishRefusal = WishlistsRefusal<
  | 'wish-product-not-found'
  | 'wish-quantity-zero'
  | 'wish-quantity-too-high'
  | 'wish-note-too-long'
  | 'wish-not-of-list'
  | 'wishlist-full'
>;
