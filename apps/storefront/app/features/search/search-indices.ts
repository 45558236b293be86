import type { Market } from '@bowline/markets';

export type SearchedKind = 'products' | 'categories' | 'pages' | 'posts' | 'faq' | 'query_suggestions';

/** Every store view has indices of its own, in its language and with its prices. */
export function indexOf(kind: SearchedKind, market: Market): string {
  return `${kind}_${market.code}`;
}
