import { sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import { isTaxClass } from '#tax';
import { conditionsOf, optionsThatCount } from './conditions.ts';
import { joinsOf } from './joins.ts';
import type { Facets, ListingFilter, ListingQuery } from './listing-filter.ts';
import { orderBy } from './ordering.ts';

/** Ids instead of records, and in one statement with their number, because the conditions are different every time. */
export async function readPage(
  database: CommerceDatabase,
  locale: LocaleName,
  showOutOfStock: boolean,
  { filter, sort, limit, offset }: ListingQuery,
): Promise<{ readonly ids: readonly number[]; readonly total: number }> {
  const joins = joinsOf(locale, filter, { sort });
  const matched = sql`from product p ${joins} where ${conditionsOf(filter, showOutOfStock)}`;
  const rows = await database.readInTime(sql<{ id: number; total: number }>`
    select p.id, count(*) over () as total ${matched}
    order by ${orderBy(sort, filter, showOutOfStock)} limit ${limit} offset ${offset}`);
  const [first] = rows;
  if (first) return { ids: rows.map((row) => row.id), total: first.total };
  if (offset === 0) return { ids: [], total: 0 };
  // Beyond the last page no row is left to carry the total.
  const [counted] = await database.readInTime(sql<{ total: number }>`select count(*) as total ${matched}`);
  return { ids: [], total: counted?.total ?? 0 };
}

/** Whoever means so many does not mean an article. */
const mostWithPartOfSku = 20_000;

/** Behaviour 17, of a product or of a variant. Without the names, which no word of has it: they are far more to read. */
export async function idsWithPartOfSku(database: CommerceDatabase, part: string): Promise<readonly number[]> {
  const rows = await database.readInTime(sql<{ id: number }>`
    select distinct coalesce(parent_id, id) as id from product
    where is_active and strpos(lower(sku), lower(${part})) > 0 limit ${mostWithPartOfSku}`);
  return rows.map(({ id }) => id);
}

interface FacetRow {
  facet: 'price' | 'category' | 'option' | 'value';
  id: number;
  value: string | null;
  count: number;
}

/** All counts over the whole result with one statement. */
export async function readFacets(
  database: CommerceDatabase,
  locale: LocaleName,
  showOutOfStock: boolean,
  filter: ListingFilter,
): Promise<Facets> {
  const joins = joinsOf(locale, filter, { price: true });
  const rows = await database.readInTime(sql<FacetRow>`
    with matched as materialized (
      select p.id, price.minor as price_minor, p.tax_class,
        ${optionsThatCount(showOutOfStock)} as option_ids
      from product p ${joins}
      where ${conditionsOf(filter, showOutOfStock)})
    select 'price' as facet, price_minor as id, tax_class as value,
      count(*) as count
    from matched where price_minor is not null group by price_minor, tax_class
    union all
    ${categoryCounts(filter)}
    union all
    select 'option', chosen.option_id, null, sum(alike.products)::bigint
    from (select option_ids, count(*) as products from matched group by option_ids) alike
    cross join unnest(alike.option_ids) as chosen (option_id)
    group by chosen.option_id
    union all
    select 'value', v.attribute_id, v.value, count(*)
    from matched
    join product_attribute_value v on v.product_id = matched.id
    join attribute a on a.id = v.attribute_id and a.is_filterable and a.input_type = 'boolean'
    group by v.attribute_id, v.value`);
  return {
    prices: rows.filter(is('price')).map(({ id, value, count }) => ({
      price: { minor: id, taxClass: value !== null && isTaxClass(value) ? value : 'standard' },
      count,
    })),
    categories: new Map(rows.filter(is('category')).map(({ id, count }) => [id, count])),
    options: new Map(rows.filter(is('option')).map(({ id, count }) => [id, count])),
    values: rows
      .filter(is('value'))
      .map(({ id, value, count }) => ({ attributeId: id, value: value ?? '', count })),
  };
}

function categoryCounts({ place }: ListingFilter) {
  if (place === 'catalog') {
    return sql`select 'category', found.category_id, null, count(*)
      from matched join category_product found on found.product_id = matched.id
      group by found.category_id`;
  }
  return sql`select 'category', ancestor.id, null, count(distinct matched.id)
    from matched
    join product_category placed on placed.product_id = matched.id
    join category c on c.id = placed.category_id
    cross join unnest(c.path) as ancestor (id)
    group by ancestor.id`;
}

const is = (facet: FacetRow['facet']) => (row: FacetRow) => row.facet === facet;
