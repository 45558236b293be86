import { type CategoryKey, categoryPath, type LocaleName, marketingClaims } from '@bowline/markets';
import { CatalogueCountsQuery } from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';

export interface CatalogueCounts {
  /** Kinds of the cord the shop is known for. */
  readonly mainCords: number;
  /** Cords and ropes of every kind. */
  readonly cords: number;
  readonly customers: number;
}

const cordCategories: readonly CategoryKey[] = ['mainCord', 'ppm', 'otherCord', 'climbingRope'];

/** Counting thousands of products for a sentence is worth doing once in a while only. */
const keptMs = 10 * 60_000;
const kept = new Map<LocaleName, { readonly counts: CatalogueCounts; readonly until: number }>();

/** The shop's claims (specification 1), counted where they can be. */
export async function loadCatalogueCounts(shop: ShopRequest): Promise<CatalogueCounts> {
  const known = kept.get(shop.market.name);
  if (known && known.until > Date.now()) return known.counts;
  const counts = await countCatalogue(shop);
  kept.set(shop.market.name, { counts, until: Date.now() + keptMs });
  return counts;
}

async function countCatalogue({ commerce, market }: ShopRequest): Promise<CatalogueCounts> {
  const pathOf = (key: CategoryKey) => categoryPath(key, market.name).slice(1);
  const { data } = await commerce.query(CatalogueCountsQuery, {
    mainCord: pathOf('mainCord'),
    cords: cordCategories.map(pathOf),
  });
  return {
    mainCords: data?.mainCord?.total_count ?? marketingClaims.cordVariants,
    cords: data?.cords?.total_count ?? marketingClaims.uniqueRopes,
    customers: marketingClaims.customers,
  };
}
