import type { Reading } from '@bowline/database';
import type { CatalogReader } from '#catalog';
import { attributeFactsOf, sortPositionsOf } from './attribute-facts.ts';
import { placeOf } from './category-facts.ts';
import type { ProductFacts } from './facts.ts';
import { type PriceViews, pricesOf } from './product-prices.ts';
import * as statements from './product-statements.ts';

/** What all products of a locale are read with. */
export interface FactSources {
  readonly reading: Reading;
  readonly catalog: CatalogReader;
  readonly prices: PriceViews;
  readonly showOutOfStock: boolean;
  readonly suffixes: { readonly product: string; readonly category: string };
}

/** Everything else about these products, with one trip to the database. */
export async function completeFacts(
  rows: readonly statements.ProductRow[],
  { reading, catalog, prices, suffixes }: FactSources,
): Promise<readonly ProductFacts[]> {
  const ids = rows.map(({ id }) => id);
  const [skus, placements, values, links, popularities, offers] = await Promise.all([
    reading.read(statements.variantSkus, () => [ids]),
    reading.read(statements.placements, () => [ids]),
    reading.read(statements.plainValues, () => [ids]),
    reading.read(statements.links, () => [ids]),
    reading.read(statements.popularities, () => [ids]),
    reading.read(statements.specialOffers, () => [ids, prices.locale]),
  ]);
  const skusOf = new Map(skus.map((row) => [row.productId, row.skus]));
  const popularityOf = new Map(popularities.map((row) => [row.productId, row.links]));
  const placementsOf = byProduct(placements);
  const valuesOf = byProduct(values);
  const linksOf = byProduct(links);
  const offersOf = byProduct(offers);
  const book = catalog.book();
  return rows.map((row) => {
    const {
      taxClass: _,
      lowestPriceMinor: __,
      hasSpecialPrices: ___,
      marketPrices: ____,
      optionIds,
      ...known
    } = row;
    const { id } = row;
    const linked = (kind: 'related' | 'crosssell') =>
      linksOf(id).find((link) => link.kind === kind)?.ids ?? [];
    return {
      ...known,
      urlSuffix: suffixes.product,
      ...placeOf(placementsOf(id), catalog.tree()),
      variantSkus: skusOf.get(id) ?? [],
      prices: pricesOf(row, offersOf(id), prices),
      attributes: attributeFactsOf(book, optionIds, valuesOf(id)),
      sortPositions: sortPositionsOf(book, optionIds),
      popularity: popularityOf.get(id) ?? 0,
      relatedIds: linked('related'),
      boughtWithIds: linked('crosssell'),
    };
  });
}

function byProduct<Row extends { readonly productId: number }>(
  rows: readonly Row[],
): (productId: number) => readonly Row[] {
  const groups = Map.groupBy(rows, ({ productId }) => productId);
  return (productId) => groups.get(productId) ?? [];
}
