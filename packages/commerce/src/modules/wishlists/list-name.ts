import { textsOf } from '#texts';
import type { Wishlist, WishlistsContext } from './model.ts';

/** Rule 3: what a list goes by in the store. */
export function listName(
  { kind, name }: Pick<Wishlist, 'kind' | 'name'>,
  { store }: Pick<WishlistsContext, 'store'>,
): string {
  const { defaultName, legacyName } = textsOf('wishlists', store.locale);
  return name ?? (kind === 'legacy' ? legacyName : defaultName);
}
