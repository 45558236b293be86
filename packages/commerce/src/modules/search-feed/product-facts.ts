import type { Reading } from '@bowline/database';
import type { CatalogReader } from '#catalog';
import { attributeFactsOf, sortPositionsOf } from './attribute-facts.ts';
import { placeOf } from './category-facts.ts';
import type { ProductFacts } from './facts.ts';
import { type PriceViews, pricesOf } from './product-prices.ts';
import type * as statements from './product-statements.ts';
import { specialOffers } from './product-statements.ts';
import { byProduct, type ReadSharedFacts } from './shared-facts.ts';

/** What all products of a locale are read with. */
export interface FactSources {
  readonly reading: Reading;
  readonly readShared: ReadSharedFacts;
  readonly catalog: CatalogReader;
  readonly prices: PriceViews;
  readonly showOutOfStock: boolean;
  readonly suffixes: { readonly product: string; readonly category: string };
}

/** Everything else about these products, with one trip to the database. */
export async function completeFacts(
  rows: readonly statements.ProductRow[],
  { reading, readShared, catalog, prices, suffixes }: FactSources,
): Promise<readonly ProductFacts[]> {
  const ids = rows.map(({ id }) => id);
  const [shared, offers] = await Promise.all([
    readShared(reading, ids),
    reading.read(specialOffers, () => [ids, prices.locale]),
  ]);
  const offersOf = byProduct(offers);
  const book = catalog.book();
  return rows.flatMap((row) => {
    const {
      taxClass: _,
      lowestPriceMinor: __,
      hasSpecialPrices: ___,
      marketPrices: ____,
      optionIds,
      ...known
    } = row;
    const same = shared.get(row.id);
    if (!same) return [];
    const { placements, values, ...others } = same;
    return {
      ...known,
      ...others,
      urlSuffix: suffixes.product,
      ...placeOf(placements, catalog.tree()),
      prices: pricesOf(row, offersOf(row.id), prices),
      attributes: attributeFactsOf(book, optionIds, values),
      sortPositions: sortPositionsOf(book, optionIds),
    };
  });
}
