import { type LocaleName, markets } from '@bowline/markets';

export const kinds = ['products', 'categories', 'pages', 'posts', 'faq', 'query_suggestions'] as const;
export type Kind = (typeof kinds)[number];

/** `products_nl_NL`; a replica adds the name of its order. */
export function indexName(kind: Kind, locale: LocaleName, order?: string): string {
  const name = `${kind}_${markets[locale].code}`;
  return order ? `${name}_${order}` : name;
}
