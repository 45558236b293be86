import { sql } from '@bowline/database';
import type { ListingFilter, TextMatch } from './listing-filter.ts';

type Sql = ReturnType<typeof sql>;

/** The conditions on product `p` with its summary `s`, texts `t` and, when prices are compared, its `price`; `joinsOf` brings them. */
export function conditionsOf(filter: ListingFilter, showOutOfStock: boolean): Sql {
  const conditions: Sql[] = [
    sql`p.is_active and p.parent_id is null and p.visibility in ('both', ${filter.place})`,
  ];
  if (!showOutOfStock) conditions.push(sql`s.is_salable`);
  if (filter.ids) conditions.push(sql`p.id = any(${filter.ids})`);
  else conditions.push(...filter.searchWords.map(searchCondition));
  if (filter.skus) {
    conditions.push(sql`lower(p.sku) = any(${filter.skus.map((sku) => sku.toLowerCase())})`);
  }
  if (filter.urlKeys) conditions.push(sql`t.url_key = any(${filter.urlKeys})`);
  for (const match of filter.texts) conditions.push(textCondition(match));
  if (filter.price) {
    const { from, to, ofClasses, shownFrom, shownTo } = filter.price;
    const cases = ofClasses.map(
      (bounds) =>
        sql`when p.tax_class = ${bounds.taxClass} then price.minor between ${bounds.from} and ${bounds.to}`,
    );
    conditions.push(sql`(case when price.shown is not null then price.shown between ${shownFrom} and ${shownTo}
      ${sql.join(cases, sql` `)} else price.minor between ${from} and ${to} end)`);
  }
  for (const { optionIds } of filter.optionGroups) {
    conditions.push(sql`${optionsThatCount(showOutOfStock)} && ${optionIds}::integer[]`);
  }
  for (const { attributeId, values } of filter.values) {
    conditions.push(sql`p.id in (
      select product_id from product_attribute_value
      where attribute_id = ${attributeId} and value = any(${values}))`);
  }
  return sql.join(conditions, sql` and `);
}

/** A value of a variant speaks for its product when the variant can be bought, or when sold-out goods are shown (behaviour 25). */
export function optionsThatCount(showOutOfStock: boolean): Sql {
  return showOutOfStock ? sql`s.option_ids` : sql`s.salable_option_ids`;
}

/** A word of the name begins with it, or the sku of the product or of a variant contains it (behaviour 17). */
function searchCondition(word: string): Sql {
  const inSku = `%${word.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(t.name ~* ${wordPattern(word, true)} or p.sku ilike ${inSku}
    or exists (select from product v where v.parent_id = p.id and v.is_active and v.sku ilike ${inSku}))`;
}

/** Behaviour 15. */
function textCondition({ column, words, isPrefix }: TextMatch): Sql {
  return sql`(${sql.join(
    words.map((word) => sql`${sql.ref(`t.${column}`)} ~* ${wordPattern(word, isPrefix)}`),
    sql` and `,
  )})`;
}

/** A PostgreSQL regular expression: from the beginning of a word, and to its end unless a prefix is enough. */
function wordPattern(word: string, isPrefix: boolean): string {
  const literal = word.replace(/[^\p{L}\p{N}]/gu, '\\$&');
  return `(^|[^[:alnum:]])${literal}${isPrefix ? '' : '($|[^[:alnum:]])'}`;
}
