import { sql, type Transaction } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { TaxClass } from '#tax';

/** A product or variant that somebody is about to change. */
export interface LockedProduct {
  readonly id: number;
  /** Of a variant. */
  readonly parentId: number | null;
  readonly kind: string;
  readonly priceMinor: number | null;
}

/** Nobody else changes it until the transaction ends. */
export async function lockProduct(
  transaction: Transaction<CommerceTables>,
  sku: string,
): Promise<LockedProduct | null> {
  const { rows } = await sql<LockedProduct>`
    select id, parent_id as "parentId", kind, price_minor as "priceMinor" from product
    where lower(sku) = lower(${sku}) for update`.execute(transaction);
  return rows[0] ?? null;
}

/** The same of many, by their skus in small letters; locked in one order, so that two who change them wait for one another. */
export async function lockProducts(
  transaction: Transaction<CommerceTables>,
  skus: readonly string[],
): Promise<ReadonlyMap<string, LockedProduct>> {
  const { rows } = await sql<LockedProduct & { readonly sku: string }>`
    select id, parent_id as "parentId", kind, price_minor as "priceMinor", lower(sku) as sku from product
    where lower(sku) = any(${skus.map((sku) => sku.toLowerCase())}) order by id for update`.execute(
    transaction,
  );
  return new Map(rows.map((product) => [product.sku, product]));
}

/** EUR cents without VAT. What was charged until now is the business of pricing. */
export async function setProductPrices(
  transaction: Transaction<CommerceTables>,
  prices: readonly { readonly productId: number; readonly priceMinor: number }[],
): Promise<void> {
  if (prices.length === 0) return;
  await sql`
    update product p set price_minor = wanted.price_minor
    from unnest(${prices.map(({ productId }) => productId)}::integer[],
      ${prices.map(({ priceMinor }) => priceMinor)}::integer[]) as wanted (id, price_minor)
    where p.id = wanted.id and p.price_minor <> wanted.price_minor`.execute(transaction);
}

/** The address itself, with its redirects, is the business of routing. */
export async function setProductUrlKey(
  transaction: Transaction<CommerceTables>,
  productId: number,
  locale: LocaleName,
  urlKey: string,
): Promise<void> {
  await sql`
    update product_text set url_key = ${urlKey}
    where product_id = ${productId} and locale = ${locale}`.execute(transaction);
}

/** Of a product and its variants; its samples follow it. */
export async function setProductTaxClass(
  transaction: Transaction<CommerceTables>,
  productId: number,
  taxClass: TaxClass,
): Promise<void> {
  await sql`
    update product set tax_class = ${taxClass}
    where (id = ${productId} or parent_id = ${productId}) and tax_class <> ${taxClass}`.execute(transaction);
}

/** Shown and sold, or neither. Answers how many that changed. */
export async function setProductsActive(
  transaction: Transaction<CommerceTables>,
  productIds: readonly number[],
  isActive: boolean,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update product set is_active = ${isActive}
    where id = any(${productIds}) and is_active <> ${isActive}`.execute(transaction);
  return Number(numAffectedRows);
}

export interface CatalogCounts {
  readonly categories: number;
  readonly attributes: number;
  /** What has a page of its own. */
  readonly products: number;
  /** What belongs to a configurable product. */
  readonly variants: number;
}

export async function countCatalog({ kysely }: CommerceDatabase): Promise<CatalogCounts> {
  const { rows } = await sql<CatalogCounts>`
    select
      (select count(*) from category where parent_id is not null) as categories,
      (select count(*) from attribute) as attributes,
      (select count(*) from product where parent_id is null) as products,
      (select count(*) from product where parent_id is not null) as variants`.execute(kysely);
  const [counts] = rows;
  if (!counts) throw new Error('The catalogue could not be counted');
  return counts;
}
