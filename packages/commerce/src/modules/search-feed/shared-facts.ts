import type { Reading } from '@bowline/database';
import * as statements from './product-statements.ts';

/** What is the same in every locale. */
export interface SharedFacts {
  readonly row: statements.ProductRow;
  readonly variantSkus: readonly string[];
  readonly placements: readonly { readonly categoryId: number; readonly position: number }[];
  readonly values: readonly { readonly attributeId: number; readonly value: string }[];
  readonly popularity: number;
  readonly relatedIds: readonly number[];
  readonly boughtWithIds: readonly number[];
}

/** By product; those of one question are read with one trip to the database. */
export type ReadSharedFacts = (
  reading: Reading,
  productIds: readonly number[],
  showOutOfStock: boolean,
) => Promise<ReadonlyMap<number, SharedFacts>>;

/**
 * Reads what every locale shows once and remembers it for the next locale. For who reads all locales one after the other and then
 * ends: what changes meanwhile is told by the log of changes, and read anew elsewhere.
 */
export function rememberShared(mostProducts: number): ReadSharedFacts {
  const known = new Map<number, SharedFacts>();
  const oneOfOptions = oneForAll<readonly number[]>();
  const oneOfPrices = oneForAll<NonNullable<SharedFacts['row']['marketPrices']>>();
  /** Most products have the options and prices of others: those are one, so that what follows from them can be made once. */
  const remember = ({ row, ...facts }: SharedFacts): SharedFacts => ({
    ...facts,
    row: {
      ...row,
      optionIds: oneOfOptions(row.optionIds),
      marketPrices: row.marketPrices && oneOfPrices(row.marketPrices),
    },
  });
  return async (reading, productIds, showOutOfStock) => {
    const unknown = productIds.filter((id) => !known.has(id));
    const fresh: ReadonlyMap<number, SharedFacts> = unknown.length
      ? await readSharedFacts(reading, unknown, showOutOfStock)
      : new Map();
    for (const [id, facts] of fresh) if (known.size < mostProducts) known.set(id, remember(facts));
    return new Map(productIds.flatMap((id) => pairOf(id, known.get(id) ?? fresh.get(id))));
  };
}

const mostKnown = 20_000;

/** The first of those that say the same. */
function oneForAll<Value extends object>(): (value: Value) => Value {
  const known = new Map<string, Value>();
  return (value) => {
    const written = JSON.stringify(value);
    const same = known.get(written);
    if (same !== undefined) return same;
    if (known.size < mostKnown) known.set(written, value);
    return value;
  };
}

const pairOf = (id: number, facts: SharedFacts | undefined): [number, SharedFacts][] =>
  facts ? [[id, facts]] : [];

export const readSharedFacts: ReadSharedFacts = async (reading, productIds, showOutOfStock) => {
  const [rows, skus, placements, values, links, popularities] = await Promise.all([
    reading.read(statements.productRows, () => [productIds, showOutOfStock]),
    reading.read(statements.variantSkus, () => [productIds]),
    reading.read(statements.placements, () => [productIds]),
    reading.read(statements.plainValues, () => [productIds]),
    reading.read(statements.links, () => [productIds]),
    reading.read(statements.popularities, () => [productIds]),
  ]);
  const skusOf = new Map(skus.map((row) => [row.productId, row.skus]));
  const popularityOf = new Map(popularities.map((row) => [row.productId, row.links]));
  const placementsOf = byProduct(placements);
  const valuesOf = byProduct(values);
  const linksOf = byProduct(links);
  return new Map(
    rows.map((row) => {
      const { id } = row;
      const linked = (kind: 'related' | 'crosssell') =>
        linksOf(id).find((link) => link.kind === kind)?.ids ?? [];
      return [
        id,
        {
          row,
          variantSkus: skusOf.get(id) ?? [],
          placements: placementsOf(id),
          values: valuesOf(id),
          popularity: popularityOf.get(id) ?? 0,
          relatedIds: linked('related'),
          boughtWithIds: linked('crosssell'),
        },
      ];
    }),
  );
};

export function byProduct<Row extends { readonly productId: number }>(
  rows: readonly Row[],
): (productId: number) => readonly Row[] {
  const groups = Map.groupBy(rows, ({ productId }) => productId);
  return (productId) => groups.get(productId) ?? [];
}
