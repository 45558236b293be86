import { sql } from '@bowline/database';
import type { AttributeBook } from '../attributes/attribute-book.ts';
import { optionsThatCount } from './conditions.ts';
import type { ListingFilter, SortKey } from './listing-filter.ts';

/** The keys in their order, then the id: descending, or in the direction of the last key (behaviour 14). */
export function orderBy(sort: readonly SortKey[], filter: ListingFilter, showOutOfStock: boolean) {
  const last = sort.at(-1)?.direction ?? 'DESC';
  const keys = sort.map((key) => {
    const ordered = sql`${expressionOf(key, filter, showOutOfStock)} ${direction(key.direction)} nulls last`;
    // The shop's own order has what can be bought first; who sorts by something else gets just that.
    return key.by === 'position' ? sql`s.is_salable desc, ${ordered}` : ordered;
  });
  return sql.join([...keys, sql`p.id ${direction(last)}`]);
}

function direction(value: SortKey['direction']) {
  return value === 'ASC' ? sql`asc` : sql`desc`;
}

function expressionOf(key: SortKey, filter: ListingFilter, showOutOfStock: boolean) {
  switch (key.by) {
    case 'name':
      // Without a language's own collation, letters with accents would stand behind z.
      return sql`t.name collate "und-x-icu"`;
    case 'price':
      return sql`price.minor`;
    case 'rating':
      return sql`rated.score`;
    case 'position':
      return filter.categories ? sql`placed.position` : sql`null::integer`;
    case 'relevance':
      return relevance(filter);
    case 'attribute':
      // What comes in several sizes stands where the first of them does.
      return sql`(select min(o.position) from attribute_option o
        where o.attribute_id = ${key.attributeId} and o.id = any(${optionsThatCount(showOutOfStock)}))`;
  }
}

/** An exact sku first, then names that begin with the search, then shorter names, which the words fill better. */
function relevance(filter: ListingFilter) {
  const search = filter.searchWords.join(' ');
  return sql`(case when lower(p.sku) = ${search.toLowerCase()} then 2.0
    when starts_with(lower(t.name), ${search.toLowerCase()}) then 1.0 else 0.0 end
    + 1.0 / (1 + length(t.name)))`;
}

/** `ProductAttributeSortInput`: fields of the schema and codes of sortable attributes. */
export type ProductSortInput = Readonly<Record<string, 'ASC' | 'DESC' | null | undefined>>;

const ownFields = ['relevance', 'position', 'name', 'price', 'rating'] as const;

/** Behaviours 13 and 14: the order as written; without one it depends on what is listed. */
export function readSort(
  input: ProductSortInput,
  writtenOrder: readonly string[],
  filter: ListingFilter,
  categoriesAsked: number,
  book: AttributeBook,
): readonly SortKey[] {
  const keys = writtenOrder.flatMap((name): SortKey[] => {
    const direction = input[name];
    if (!direction) return [];
    const own = ownFields.find((field) => field === name);
    if (own) return [{ by: own, direction }];
    const attribute = book.byCode(name);
    return attribute ? [{ by: 'attribute', attributeId: attribute.id, code: name, direction }] : [];
  });
  if (keys.length) return keys;
  if (filter.searchWords.length) return [{ by: 'relevance', direction: 'DESC' }];
  return categoriesAsked === 1 ? [{ by: 'position', direction: 'ASC' }] : [];
}
