import { sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import { chargedPriceSql, type PriceMoment } from '#pricing';
import { salableCondition } from '#stock';
import type { ListingFilter, SortKey } from './listing-filter.ts';

type Sql = ReturnType<typeof sql>;

const nothing = sql``;

/**
 * The price a product is sorted and filtered by: its own, that of its cheapest variant (pricing rule 5), or a gift card's lowest
 * amount, with the columns of `chargedPriceSql`. Only special prices and those of the market have to be looked for among the variants.
 */
function priceOfProduct(moment: PriceMoment): Sql {
  const { joins, minor, shown } = chargedPriceSql('sold', moment);
  const market = `${moment.locale} ${moment.view.currency}`;
  const isSpecial = sql`(s.has_special_prices or coalesce(s.market_prices ? ${market}, false))`;
  const sold = sql`select ${minor} as minor, ${shown} as shown from product sold ${joins}`;
  return sql`
    left join lateral (
      select s.lowest_price_minor as minor, null::integer as shown where not ${isSpecial}
      union all
      ${sold} where sold.id = p.id and p.price_minor is not null and ${isSpecial}
      union all
      (${sold} where sold.parent_id = p.id and p.kind = 'configurable' and sold.is_active and ${isSpecial}
        order by not ${salableCondition('sold')}, 1 limit 1)
    ) price on true`;
}

/** Being in one of the categories, with the first place the product has there. Searches also find what categories do not show. */
function placedIn({ categories, place }: ListingFilter): Sql {
  if (!categories) return nothing;
  const { asked, families } = categories;
  return sql`
    join (
      select product_id, min(position) as position
      from ${place === 'catalog' ? sql`category_product` : sql`product_category`}
      where category_id = any(${place === 'catalog' ? asked : families}) group by product_id
    ) placed on placed.product_id = p.id`;
}

/** What conditions and order need beside the product `p` itself: its summary `s`, its texts `t`, its `price`, how it is `rated`, its place `placed`. */
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
    join product_summary s on s.product_id = p.id
    ${placedIn(filter)}
    ${text ? sql`join product_text t on t.product_id = p.id and t.locale = ${locale}` : nothing}
    ${sortsBy('rating') ? sql`left join product_rating rated on rated.sku = lower(p.sku)` : nothing}
    ${price ? priceOfProduct(filter.priced) : nothing}`;
}
