import type { Reading } from '@bowline/database';
import type { CatalogReader } from '#catalog';
import { optionFactsOf } from './attribute-facts.ts';
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

/** So few are handed over at once that they are forgotten before much else is made of them. */
const handedOver = 50;

/** Everything else about these products, with two trips to the database: few have special prices, and finding out which costs the most. */
export async function* completeFacts(
  texts: readonly statements.ProductText[],
  { reading, readShared, catalog, prices, showOutOfStock, suffixes }: FactSources,
): AsyncGenerator<readonly ProductFacts[]> {
  const ids = texts.map(({ id }) => id);
  const shared = await readShared(reading, ids, showOutOfStock);
  const special = ids.filter((id) => shared.get(id)?.row.hasSpecialPrices);
  const offers = special.length ? await reading.read(specialOffers, () => [special, prices.locale]) : [];
  const offersOf = byProduct(offers);
  const book = catalog.book();
  const tree = catalog.tree();
  const factsOf = (text: statements.ProductText): ProductFacts[] => {
    const same = shared.get(text.id);
    if (!same) return [];
    const { row, placements, values, variantSkus, popularity, relatedIds, boughtWithIds } = same;
    const { sku, kind, visibility, createdAt, newFrom, imageFile, isSalable, ratingScore, optionIds } = row;
    const { categories, categoryTrails } = placeOf(placements, tree);
    return [
      {
        ...text,
        sku,
        kind,
        visibility,
        createdAt,
        newFrom,
        imageFile,
        isSalable,
        ratingScore,
        variantSkus,
        popularity,
        relatedIds,
        boughtWithIds,
        urlSuffix: suffixes.product,
        categories,
        categoryTrails,
        prices: pricesOf(row, offersOf(text.id), prices),
        ...optionFactsOf(book, optionIds, values),
      },
    ];
  };
  for (let start = 0; start < texts.length; start += handedOver)
    yield texts.slice(start, start + handedOver).flatMap(factsOf);
}
