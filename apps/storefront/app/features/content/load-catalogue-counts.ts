import { type CategoryKey, categoryPath, marketingClaims } from '@bowline/markets';
import { keptPerLocale } from '../../data/kept-per-locale.ts';
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

/** The shop's claims (specification 1), counted where they can be: thousands of products for a sentence, once in a while only. */
export const loadCatalogueCounts = keptPerLocale(10 * 60_000, countCatalogue);

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
