import { categoryPath } from '@bowline/markets';
import { FavouritesQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type TileOfProduct, toSummaries } from '../catalog/product-tile.ts';

const mostShown = 4;

/** What customers like best of the shop's own cords; nothing when that cannot be told now. */
export async function loadFavourites({
  commerce,
  market,
  log,
}: ShopRequest): Promise<readonly TileOfProduct[]> {
  try {
    const category = categoryPath('mainCord', market.name).slice(1);
    const { data } = await commerce.query(FavouritesQuery, { category });
    return toSummaries(data?.products?.items)
      .filter(({ isInStock }) => isInStock)
      .slice(0, mostShown);
  } catch (err) {
    log.warn({ err }, 'The favourites could not be loaded');
    return [];
  }
}
