import type { Wishlist } from './model.ts';
import type { ShownItem } from './show-items.ts';

/** Our own shapes behind types of the schema; `never` where the shop has nothing of that kind. */
export interface WishlistsShapes {
  Wishlist: Wishlist;
  WishlistOutput: Wishlist;
  WishlistItem: ShownItem;
  WishlistItemInterface: ShownItem;
  SharedWishlist: Wishlist;
  SharedWishlistItem: ShownItem;
  BundleWishlistItem: never;
  DownloadableWishlistItem: never;
  GroupedProductWishlistItem: never;
}
