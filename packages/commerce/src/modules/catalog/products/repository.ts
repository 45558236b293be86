import { createLookup, type Reading, statement } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { LinkedProduct, LinkKind, ProductDetails, ProductRecord } from './model.ts';
import { type RecordRow, recordParameters, selectRecords, toRecord, type Visitor } from './record-rows.ts';

const productsById = statement<RecordRow>(selectRecords({ where: 'p.id = any($1)' }));

/** Null where there is no active product. */
export function lookUpProduct(
  reading: Reading,
  visitor: Visitor,
): (id: number) => Promise<ProductRecord | null> {
  return createLookup(reading, {
    statement: productsById,
    parameters: recordParameters(visitor),
    keyOf: ({ id }) => id,
    collect: ([row]) => (row ? toRecord(row) : null),
  });
}

const variantsByProduct = statement<RecordRow>(
  selectRecords({ where: 'p.parent_id = any($1)', orderBy: 'p.id' }),
);

/** The active variants of a configurable product. */
export function lookUpVariants(
  reading: Reading,
  visitor: Visitor,
): (productId: number) => Promise<readonly ProductRecord[]> {
  return createLookup(reading, {
    statement: variantsByProduct,
    parameters: recordParameters(visitor),
    // The condition leaves none without a parent.
    keyOf: ({ parentId }) => parentId ?? 0,
    collect: (rows) => rows.map(toRecord),
  });
}

const linksByProduct = statement<RecordRow<{ linkedTo: number; link: LinkKind; position: number }>>(
  selectRecords({
    columns: 'l.product_id as "linkedTo", l.kind as link, l.position,',
    from: 'product_link l join product p on p.id = l.linked_product_id',
    where: "l.product_id = any($1) and p.visibility <> 'none'",
    orderBy: 'l.position, p.id',
  }),
);

/** Links of all kinds to products that a visitor may see, in the merchant's order. */
export function lookUpLinks(
  reading: Reading,
  visitor: Visitor,
): (productId: number) => Promise<readonly LinkedProduct[]> {
  return createLookup(reading, {
    statement: linksByProduct,
    parameters: recordParameters(visitor),
    keyOf: ({ linkedTo }) => linkedTo,
    collect: (rows) =>
      rows.map((row) => ({ kind: row.link, position: row.position, product: toRecord(row) })),
  });
}

const detailsByProduct = statement<ProductDetails & { readonly id: number }>(`
  select p.id, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as "createdAt",
    p.new_from::text as "newFrom", t.description_html as "descriptionHtml",
    t.short_description as "shortDescription", t.meta_title as "metaTitle",
    t.meta_description as "metaDescription"
  from product p join product_text t on t.product_id = p.id and t.locale = $2
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
