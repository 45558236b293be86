import { createLookup, type Reading, statement } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { LinkedProduct, LinkKind, ProductDetails, ProductRecord, SoldItem } from './model.ts';
import {
  type RecordReader,
  type RecordRow,
  recordParameters,
  selectRecords,
  toRecord,
} from './record-rows.ts';

const productsById = statement<RecordRow>(selectRecords({ where: 'p.id = any($1)' }));

/** Null where there is no active product. */
export function lookUpProduct(
  reading: Reading,
  visitor: RecordReader,
): (id: number) => Promise<ProductRecord | null> {
  return createLookup(reading, {
    statement: productsById,
    parameters: recordParameters(visitor),
    keyOf: ({ id }) => id,
    collect: ([row]) => (row ? toRecord(row) : null),
  });
}

const variantsByProduct = statement<
  RecordRow<{ readonly tierPairs: readonly (readonly [number, number])[] }>
>(
  selectRecords({
    columns: `array(
      select array[quantity, percent_off] from price_tier where product_id = p.id order by quantity
    ) as "tierPairs",`,
    where: 'p.parent_id = any($1)',
    orderBy: 'p.id',
  }),
);

/** The active variants of a configurable product, with their tiers: asking for those afterwards would be another trip. */
export function lookUpVariants(
  reading: Reading,
  visitor: RecordReader,
): (productId: number) => Promise<readonly ProductRecord[]> {
  return createLookup(reading, {
    statement: variantsByProduct,
    parameters: recordParameters(visitor),
    // The condition leaves none without a parent.
    keyOf: ({ parentId }) => parentId ?? 0,
    collect: (rows) =>
      rows.map((row) => ({
        ...toRecord(row),
        tiers: row.tierPairs.map(([quantity, percentOff]) => ({ quantity, percentOff })),
      })),
  });
}

const soldItemsByProduct = statement<SoldItem & { readonly productId: number }>(`
  select o.product_id as "productId", o.sold_id as id, p.tax_class as "taxClass", o.price_minor as "priceMinor", o.length_cm as "lengthCm",
    o.is_salable as "isSalable", f.price_minor as "fixedMinor", m.price_minor as "marketMinor", r.price_minor as "reduction.priceMinor",
    r.starts_on::text as "reduction.startsOn", r.ends_on::text as "reduction.endsOn"
  from product_offer o
  join product p on p.id = o.product_id
  left join lateral (select * from price_reduction where product_id = o.sold_id limit 1) r on true
  left join lateral (
    select price_minor from fixed_price where product_id = o.sold_id and currency = $2 limit 1
  ) f on true
  left join lateral (
    select price_minor from market_price where product_id = o.sold_id and currency = $2 and locale = $3 limit 1
  ) m on true
  where o.product_id = any($1) order by o.sold_id`);

/** What special prices are looked for in, where a listing does not need the variants themselves. */
export function lookUpSoldItems(
  reading: Reading,
  { currency, locale }: RecordReader,
): (productId: number) => Promise<readonly SoldItem[]> {
  return createLookup(reading, {
    statement: soldItemsByProduct,
    parameters: [currency, locale],
    keyOf: ({ productId }) => productId,
    collect: (items) => items,
  });
}

const linksByProduct = statement<RecordRow<{ linkedTo: number; link: LinkKind; position: number }>>(
  selectRecords({
    columns: 'l.product_id as "linkedTo", l.kind as link, l.position,',
    from: 'product_link l join product p on p.id = l.linked_product_id',
    where: "l.product_id = any($1) and ($4::text is null or l.kind = $4) and p.visibility <> 'none'",
    orderBy: 'l.position, p.id',
  }),
);

/** Links of one kind, or of all for null, to products that a visitor may see, in the merchant's order. */
export function lookUpLinks(
  reading: Reading,
  visitor: RecordReader,
): (productId: number, kind: LinkKind | null) => Promise<readonly LinkedProduct[]> {
  const lookups = new Map<LinkKind | null, (productId: number) => Promise<readonly LinkedProduct[]>>();
  return (productId, kind) => {
    const lookup =
      lookups.get(kind) ??
      createLookup(reading, {
        statement: linksByProduct,
        parameters: [...recordParameters(visitor), kind],
        keyOf: ({ linkedTo }) => linkedTo,
        collect: (rows): readonly LinkedProduct[] =>
          rows.map((row) => ({ kind: row.link, position: row.position, product: toRecord(row) })),
      });
    lookups.set(kind, lookup);
    return lookup(productId);
  };
}

const detailsByProduct = statement<ProductDetails & { readonly id: number }>(`
  select p.id, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as "createdAt",
    to_char(coalesce(c.changed_at, o.imported_at, p.created_at) at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as "updatedAt",
    p.new_from::text as "newFrom", t.description_html as "descriptionHtml",
    t.short_description as "shortDescription", t.meta_title as "metaTitle",
    t.meta_description as "metaDescription"
  from product p join product_text t on t.product_id = p.id and t.locale = $2
  left join product_change c on c.product_id = p.id
  left join catalogue_origin o on true
  where p.id = any($1)`);

export function lookUpDetails(
  reading: Reading,
  locale: LocaleName,
): (productId: number) => Promise<ProductDetails | null> {
  return createLookup(reading, {
    statement: detailsByProduct,
    parameters: [locale],
    keyOf: ({ id }) => id,
    collect: ([details]) => details ?? null,
  });
}

const urlKeysBySku = statement<{ readonly locale: string; readonly urlKey: string }>(`
  select t.locale, t.url_key as "urlKey"
  from product p join product_text t on t.product_id = coalesce(p.parent_id, p.id)
  where lower(p.sku) = lower($1) and p.is_active
  order by t.locale`);

/** The url keys of one product in every locale. */
export function readProductUrlKeys(reading: Reading, sku: string) {
  return reading.read(urlKeysBySku, () => [sku]);
}

const idsUnderSkus = statement<{ readonly id: number; readonly sku: string }>(
  'select id, lower(sku) as sku from product where lower(sku) = any($1) and is_active',
);

/** Of what is still sold, by the sku in small letters. */
export async function productIdsUnderSkus(
  reading: Reading,
  skus: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await reading.read(idsUnderSkus, () => [skus.map((sku) => sku.toLowerCase())]);
  return new Map(rows.map(({ id, sku }) => [sku, id]));
}
