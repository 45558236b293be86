import { beginsWith, type Kysely, type RawBuilder, sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import { lowPools } from '../stock/low-pools.ts';

export const productKinds = ['configurable', 'simple', 'virtual', 'gift_card'] as const;

export interface ProductSearch {
  /** What was typed (rule 1). */
  readonly text?: string | null | undefined;
  readonly kind?: string | null | undefined;
  readonly filter?: string | null | undefined;
  /** Products older than the one of this id. */
  readonly before?: number | null | undefined;
  /** Whose names are shown. */
  readonly locale: LocaleName;
  readonly limit: number;
}

export interface FoundProduct {
  readonly id: number;
  readonly sku: string;
  readonly name: string;
  readonly kind: string;
  readonly isActive: boolean;
  readonly isSalable: boolean;
  readonly variants: number;
  /** EUR cents without VAT; null while there is nothing to pay for. */
  readonly lowestPriceMinor: number | null;
  readonly highestPriceMinor: number | null;
  readonly imageFile: string | null;
  readonly missing: readonly string[];
  readonly outdated: readonly string[];
}

/** Rule 2, of a product `p`. */
const filters: Readonly<Record<string, RawBuilder<unknown>>> = {
  'in-stock': sql`exists (select from product_summary s where s.product_id = p.id and s.is_salable)`,
  'out-of-stock': sql`exists (select from product_summary s where s.product_id = p.id and not s.is_salable)`,
  low: sql`p.id in (
    select coalesce(v.parent_id, v.id) from (${lowPools()}) low join product v on v.stock_pool_id = low.id)`,
  unpublished: sql`not p.is_active`,
  reduced: sql`p.id in (select s.product_id from product_summary s where s.has_special_prices) and exists (
    select from product v join price_reduction r on r.product_id = v.id where v.parent_id = p.id
    union all select from price_reduction r where r.product_id = p.id)`,
  missing: sql`exists (
    select from product_text m where m.product_id = p.id and m.stands_in and left(m.locale, 2) <> 'en')`,
  outdated: sql`exists (select from product_text o where o.product_id = p.id and o.is_outdated)`,
};

export const productFilters = Object.keys(filters);

const mostAtOnce = 100;
const mostWords = 6;
const longestWord = 100;
/** Looked through one by one in a few milliseconds; words that many products have are found among them alone. */
const latestLookedAt = 2_000;

/** What was typed as a question for PostgreSQL, whose signs have no meaning in it; null when there is no word in it. */
export function questionOf(text: string): string | null {
  const words = text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, mostWords)
    .map((word) => `${word.slice(0, longestWord)}:*`);
  return words.length > 0 ? words.join(' & ') : null;
}

/** Rules 1 and 2. */
export async function findProducts(
  executor: Kysely<CommerceTables>,
  { text, kind, filter, before, locale, limit }: ProductSearch,
): Promise<{ readonly products: readonly FoundProduct[]; readonly hasMore: boolean }> {
  const size = Math.min(Math.max(limit, 1), mostAtOnce);
  const wanted = filters[filter ?? ''];
  const conditions = sql`p.parent_id is null
    ${productKinds.some((known) => known === kind) ? sql`and p.kind = ${kind}` : sql``}
    ${wanted ? sql`and ${wanted}` : sql``}
    ${before ? sql`and p.id < ${before}` : sql``}`;
  const typed = (text ?? '').trim().slice(0, longestWord);
  const show = (among: RawBuilder<unknown>) =>
    showFound(
      executor,
      locale,
      sql`select p.id from ${among} where ${conditions} order by p.id desc limit ${size + 1}`,
    );
  if (typed === '') return cut(await show(sql`product p`), size);

  const bySku = sql`select coalesce(v.parent_id, v.id) as id from product v
    where ${beginsWith(sql`lower(v.sku)`, typed.toLowerCase())}`;
  const question = questionOf(typed);
  if (question === null)
    return cut(await show(sql`(${bySku} group by 1) found join product p using (id)`), size);
  if (!isSku(typed)) {
    const latest = await show(sql`(
      select product_id as id, words from product_search where true ${before ? sql`and product_id < ${before}` : sql``}
      order by product_id desc limit ${latestLookedAt}
    ) s join product p on p.id = s.id and s.words @@ ${question}::tsquery`);
    if (latest.length > size) return cut(latest, size);
  }
  return cut(
    await show(sql`(
        select product_id as id from product_search where words @@ ${question}::tsquery union ${bySku}
      ) found join product p using (id)`),
    size,
  );
}

/** Whoever types digits or signs means one thing, not the latest of many. */
const isSku = (typed: string) => /\d|[-_]/.test(typed);

function cut(rows: readonly FoundProduct[], size: number) {
  return { products: rows.slice(0, size), hasMore: rows.length > size };
}

async function showFound(
  executor: Kysely<CommerceTables>,
  locale: LocaleName,
  found: RawBuilder<unknown>,
): Promise<FoundProduct[]> {
  const { rows } = await sql<FoundProduct>`
    with found as (${found})
    select p.id, p.sku, t.name, p.kind, p.is_active as "isActive", coalesce(s.is_salable, false) as "isSalable",
      (select count(*)::integer from product v where v.parent_id = p.id) as variants,
      s.lowest_price_minor as "lowestPriceMinor", s.highest_price_minor as "highestPriceMinor", s.image_file as "imageFile",
      array(select m.locale from product_text m
        where m.product_id = p.id and m.stands_in and left(m.locale, 2) <> 'en' order by 1) as missing,
      array(select o.locale from product_text o where o.product_id = p.id and o.is_outdated order by 1) as outdated
    from found
    join product p on p.id = found.id
    join product_text t on t.product_id = p.id and t.locale = ${locale}
    left join product_summary s on s.product_id = p.id
    order by p.id desc`.execute(executor);
  return rows;
}
