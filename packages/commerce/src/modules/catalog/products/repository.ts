import { sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import type { ProductDetails, ProductKind, ProductRecord } from './model.ts';

interface ProductRow {
  id: number;
  sku: string;
  kind: ProductKind;
  parent_id: number | null;
  weight_g: number | null;
  length_cm: number | null;
  price_minor: number | null;
  stock_units: number | null;
  pool_quantity: number | null;
  name: string;
  url_key: string;
}

/** Active products with the short texts of one locale; a variant borrows those of its product. */
const productRows = (locale: LocaleName) => sql`
  select p.id, p.sku, p.kind, p.parent_id, p.weight_g, p.length_cm, p.price_minor, p.stock_units,
    s.quantity as pool_quantity, t.name, t.url_key
  from product p
  join product_text t on t.product_id = coalesce(p.parent_id, p.id) and t.locale = ${locale}
  left join stock_pool s on s.id = p.stock_pool_id
  where p.is_active`;

/** In the order of the ids; null where there is no active product. */
export async function readProducts(
  database: CommerceDatabase,
  locale: LocaleName,
  ids: readonly number[],
): Promise<(ProductRecord | null)[]> {
  const { rows } = await sql<ProductRow>`${productRows(locale)} and p.id = any(${ids})`.execute(
    database.kysely,
  );
  const byId = new Map(rows.map((row) => [row.id, toRecord(row)]));
  return ids.map((id) => byId.get(id) ?? null);
}

/** The active variants of many configurable products at once. */
export async function readVariants(
  database: CommerceDatabase,
  locale: LocaleName,
  parentIds: readonly number[],
): Promise<ProductRecord[][]> {
  const { rows } = await sql<ProductRow>`
    ${productRows(locale)} and p.parent_id = any(${parentIds}) order by p.id`.execute(database.kysely);
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  return parentIds.map((id) => (byParent.get(id) ?? []).map(toRecord));
}

function toRecord(row: ProductRow): ProductRecord {
  return {
    entityType: 'PRODUCT',
    id: row.id,
    sku: row.sku,
    kind: row.kind,
    parentId: row.parent_id,
    weightG: row.weight_g,
    lengthCm: row.length_cm,
    priceMinor: row.price_minor,
    stock:
      row.stock_units === null || row.pool_quantity === null
        ? null
        : { poolQuantity: row.pool_quantity, units: row.stock_units },
    name: row.name,
    urlKey: row.url_key,
  };
}

export async function readDetails(
  database: CommerceDatabase,
  locale: LocaleName,
  productIds: readonly number[],
): Promise<(ProductDetails | null)[]> {
  const { rows } = await sql<ProductDetails & { id: number }>`
    select p.id, to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as "createdAt",
      p.new_from::text as "newFrom", t.description_html as "descriptionHtml",
      t.short_description as "shortDescription", t.meta_title as "metaTitle",
      t.meta_description as "metaDescription"
    from product p join product_text t on t.product_id = p.id and t.locale = ${locale}
    where p.id = any(${productIds})`.execute(database.kysely);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return productIds.map((id) => byId.get(id) ?? null);
}

/** The url keys of one product in every locale. */
export async function readProductUrlKeys(
  database: CommerceDatabase,
  sku: string,
): Promise<{ locale: string; urlKey: string }[]> {
  const { rows } = await sql<{ locale: string; urlKey: string }>`
    select t.locale, t.url_key as "urlKey"
    from product p join product_text t on t.product_id = coalesce(p.parent_id, p.id)
    where lower(p.sku) = lower(${sku}) and p.is_active
    order by t.locale`.execute(database.kysely);
  return rows;
}
