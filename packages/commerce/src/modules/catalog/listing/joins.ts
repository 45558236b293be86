import { sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import { salableCondition } from '#stock';
import type { ListingFilter, SortKey } from './listing-filter.ts';

type Sql = ReturnType<typeof sql>;

const nothing = sql``;

/** The price a product is sorted and filtered by: its own, that of its cheapest variant (pricing rule 5), or a gift card's lowest amount. */
const priceOfProduct: Sql = sql`
  cross join lateral (select case p.kind
    when 'configurable' then (
      select coalesce(min(v.price_minor) filter (where ${salableCondition('v')}), min(v.price_minor))
      from product v where v.parent_id = p.id and v.is_active)
    when 'gift_card' then (
      select least(g.open_minimum_minor, (select min(amount_minor) from gift_card_amount a where a.product_id = p.id))
      from gift_card g where g.product_id = p.id)
    else p.price_minor end as minor) price`;

/** Being in one of the categories, with the first place the product has there. */
const placedIn = (categoryIds: readonly number[]): Sql => sql`
  join (
    select product_id, min(position) as position from product_category
    where category_id = any(${categoryIds}) group by product_id
  ) placed on placed.product_id = p.id`;

/** What conditions and order need beside the product `p` itself: its texts `t`, its `price`, its place `placed`. */
export function joinsOf(
  locale: LocaleName,
  filter: ListingFilter,
  needed: { readonly sort?: readonly SortKey[]; readonly price?: boolean },
): Sql {
  const sortsBy = (field: SortKey['by']) => needed.sort?.some((key) => key.by === field) ?? false;
  const text =
    filter.searchWords.length > 0 ||
    filter.texts.length > 0 ||
    filter.urlKeys !== undefined ||
    sortsBy('name') ||
    sortsBy('relevance');
  const price = needed.price || filter.price !== undefined || sortsBy('price');
  return sql`
    ${filter.categoryIds ? placedIn(filter.categoryIds) : nothing}
    ${text ? sql`join product_text t on t.product_id = p.id and t.locale = ${locale}` : nothing}
    ${price ? priceOfProduct : nothing}`;
}
