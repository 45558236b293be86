import { type LocaleName, markets } from '@bowline/markets';
import type { AttributeDescription } from '../facts.ts';

/** One order of the products: the name of its replica and what comes before relevance. */
export interface ProductOrder {
  readonly name: string;
  readonly ranking: readonly string[];
}

/** Equal products stand in the order of their ids, in the direction of the sort (behaviour 14). */
const both = (name: string, attribute: string): readonly ProductOrder[] =>
  (['asc', 'desc'] as const).map((direction) => ({
    name: `${name}_${direction}`,
    ranking: [`${direction}(${attribute})`, `${direction}(product_id)`],
  }));

/** Every order a listing can have beside relevance. */
export function productOrders(
  locale: LocaleName,
  attributes: readonly AttributeDescription[],
): readonly ProductOrder[] {
  return [
    // What can be bought first. `position` is that of the category asked for; see the rule contexts of a query.
    { name: 'position', ranking: ['desc(in_stock)', 'asc(position)', 'asc(product_id)'] },
    { name: 'newest', ranking: ['desc(created_at)', 'desc(product_id)'] },
    { name: 'id_desc', ranking: ['desc(product_id)'] },
    { name: 'rating_desc', ranking: ['desc(rating)', 'desc(product_id)'] },
    ...both('name', 'name'),
    ...markets[locale].availableCurrencies.flatMap(({ code }) =>
      both(`price_${code}`, `price_minor.${code}`),
    ),
    ...attributes.filter(({ isSortable }) => isSortable).flatMap(({ code }) => both(code, `sort_${code}`)),
  ];
}
