import { type Parameter, type Reading, statement } from '@bowline/database';
import type { ProductRecord } from '../products/model.ts';
import {
  type RecordReader,
  type RecordRow,
  recordParameters,
  selectRecords,
  toRecord,
} from '../products/record-rows.ts';
import type { ListingFilter, ListingQuery } from './listing-filter.ts';

/** What most pages ask for, and therefore has statements that PostgreSQL plans once. */
export type PlainListing =
  | { readonly by: 'category'; readonly categoryId: number }
  | { readonly by: 'sku' | 'url-key'; readonly keys: readonly string[] };

/** The plain listing this is, or null when there is more to it. */
export function plainListingOf({ filter, sort }: ListingQuery): PlainListing | null {
  if (hasConditions(filter)) return null;
  const { skus, urlKeys, categories } = filter;
  const [key] = sort;
  if (categories) {
    const [categoryId] = categories.asked;
    const isInItsOrder = sort.length === 1 && key?.by === 'position' && key.direction === 'ASC';
    if (skus || urlKeys || categoryId === undefined || categories.asked.length > 1) return null;
    return isInItsOrder ? { by: 'category', categoryId } : null;
  }
  if (sort.length > 0 || (skus && urlKeys)) return null;
  if (skus) return { by: 'sku', keys: skus.map((sku) => sku.toLowerCase()) };
  return urlKeys ? { by: 'url-key', keys: urlKeys } : null;
}

function hasConditions({ place, texts, price, optionGroups, values }: ListingFilter): boolean {
  return place === 'search' || texts.length + optionGroups.length + values.length > 0 || price !== undefined;
}

export interface PlainPage {
  readonly products: readonly ProductRecord[];
  /** Null when no row was left to carry it. */
  readonly total: number | null;
}

export function readPlainPage(
  reading: Reading,
  visitor: RecordReader,
  listing: PlainListing,
  { limit, offset }: Pick<ListingQuery, 'limit' | 'offset'>,
): Promise<PlainPage> {
  const place = [...recordParameters(visitor), limit, offset];
  return listing.by === 'category'
    ? readCategoryPage(reading, listing.categoryId, place)
    : readKeyedPage(reading, listing, place);
}

const pageOfCategory = statement<RecordRow>(
  selectRecords({
    from: `(
      select product_id, position, is_salable from category_product where category_id = $1
      order by is_salable desc, position, product_id limit $4 offset $5
    ) listed join product p on p.id = listed.product_id`,
    where: 'true',
    orderBy: 'listed.is_salable desc, listed.position, listed.product_id',
  }),
);

const sizeOfCategory = statement<{ readonly products: number }>(
  'select products from category_product_count where category_id = $1',
);

async function readCategoryPage(
  reading: Reading,
  categoryId: number,
  place: readonly Parameter[],
): Promise<PlainPage> {
  const [rows, [size]] = await Promise.all([
    reading.read(pageOfCategory, () => [categoryId, ...place]),
    reading.read(sizeOfCategory, () => [categoryId]),
  ]);
  return { products: rows.map(toRecord), total: size?.products ?? 0 };
}

const listed = "p.parent_id is null and p.visibility in ('both', 'catalog')";
const keyed = (condition: string) =>
  statement<RecordRow<{ readonly total: number }>>(
    selectRecords({
      columns: 'count(*) over () as total,',
      where: `${condition} and ${listed}`,
      orderBy: 'p.id desc limit $4 offset $5',
    }),
  );

const pageBySku = keyed('lower(p.sku) = any($1)');
const pageByUrlKey = keyed('t.url_key = any($1)');

async function readKeyedPage(
  reading: Reading,
  { by, keys }: Extract<PlainListing, { readonly keys: readonly string[] }>,
  place: readonly Parameter[],
): Promise<PlainPage> {
  const rows = await reading.read(by === 'sku' ? pageBySku : pageByUrlKey, () => [keys, ...place]);
  return { products: rows.map(toRecord), total: rows[0]?.total ?? null };
}
