import type { Reading } from '@bowline/database';
import type { CartContext } from '#cart';
import type { CommerceDatabase } from '#tables';

export interface Wishlist {
  readonly id: number;
  readonly customerId: number;
  readonly kind: 'default' | 'own' | 'legacy';
  /** Null: what the language of the store calls it. */
  readonly name: string | null;
  readonly isPublic: boolean;
  readonly sharingCode: string;
  readonly changedAt: Date;
}

/** What somebody wishes for. */
export interface Wish {
  readonly sku: string;
  /** Of a configurable product; empty as long as none is chosen. */
  readonly variantSku: string;
  readonly quantityHundredths: number;
  readonly note: string | null;
  /** As it was when it was added (rule 12). */
  readonly productName: string;
  readonly addedAt: Date;
}

export interface WishlistItem extends Wish {
  readonly id: number;
  readonly wishlistId: number;
}

export interface WishlistsContext extends CartContext {
  readonly wishlists: { readonly database: CommerceDatabase; readonly reading: Reading };
}

/** Rules 2, 3 and 10. */
export const mostItemsOfList = 500;
export const mostItemsOfCustomer = 2_000;
export const mostItemsOfCall = 100;
export const longestName = 100;
export const longestNote = 500;
export const longestSku = 128;
export const mostPieces = 10_000;
