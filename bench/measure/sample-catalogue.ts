import type { CommerceDatabase } from '@bowline/commerce';
import { sql } from '@bowline/database';
import { type LocaleName, type Market, markets } from '@bowline/markets';

export interface SampleProduct {
  readonly market: Market;
  readonly sku: string;
  readonly urlKey: string;
}

/** One full page of a category. */
export interface SampleListing {
  readonly market: Market;
  readonly uid: string;
  readonly urlPath: string;
  readonly page: number;
}

export const productsPerPage = 48;

/** Enough that no measurement asks for the same thing twice. */
const sampleSize = 4_000;

/** Products of all kinds in all locales, in an order without pattern that is the same in every run. */
export async function sampleProducts(database: CommerceDatabase): Promise<SampleProduct[]> {
  const { rows } = await sql<{ locale: LocaleName; sku: string; url_key: string }>`
    select t.locale, p.sku, t.url_key
    from product p join product_text t on t.product_id = p.id
    where p.is_active and p.parent_id is null and p.visibility = 'both'
    order by md5(p.sku || t.locale) limit ${sampleSize}`.execute(database.kysely);
  return rows.map(({ locale, sku, url_key }) => ({ market: markets[locale], sku, urlKey: url_key }));
}

export async function sampleListings(database: CommerceDatabase): Promise<SampleListing[]> {
  const { rows } = await sql<{ locale: LocaleName; id: number; url_path: string; page: number }>`
    with filled as (
      select ancestor.id, count(distinct p.id) as products
      from category c
      cross join unnest(c.path) as ancestor (id)
      join product_category pc on pc.category_id = c.id
      join product p on p.id = pc.product_id
      where c.is_active and p.is_active and p.parent_id is null and p.visibility in ('both', 'catalog')
      group by ancestor.id)
    select t.locale, t.category_id as id, t.url_path, page
    from filled
    join category_text t on t.category_id = filled.id
    cross join generate_series(1, filled.products / ${productsPerPage}::int) as page
    where t.url_path <> ''
    order by md5(t.url_path || t.locale || page) limit ${sampleSize}`.execute(database.kysely);
  return rows.map(({ locale, id, url_path, page }) => ({
    market: markets[locale],
    uid: Buffer.from(String(id)).toString('base64'),
    urlPath: url_path,
    page,
  }));
}
