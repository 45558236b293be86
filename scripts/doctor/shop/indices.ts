import { allMarkets } from '@bowline/markets';
import { blocks, type Finding, fine, hint } from '../finding.mjs';
import { ask } from './ask.ts';
import type { ShopPlace } from './place.ts';

interface Answers {
  readonly results: readonly { readonly nbHits?: number }[];
}

/** As browsers ask it, by the key that everybody may know. */
export async function checkIndices({ url, env, pool }: ShopPlace): Promise<Finding[]> {
  if (env.SEARCH_APP_ID) return [hint('search is hosted', 'its own pages say how it is')];
  const { rows } = await pool.query<{ products: number }>(
    'select count(*)::int as products from product where parent_id is null',
  );
  const products = rows[0]?.products ?? 0;
  const asked = await ask(new URL('/1/indexes/*/queries', url), {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' },
    body: JSON.stringify({
      requests: allMarkets.map(({ code }) => ({ indexName: `products_${code}`, hitsPerPage: 0 })),
    }),
  });
  const { results = [] } = asked.json<Answers>();
  if (asked.status !== 200 || results.length !== allMarkets.length) {
    const advice =
      'they are built after a first start, which takes a while; else see the log of the role search';
    return [blocks(`not all locales have a search index (${asked.status})`, advice)];
  }
  const hits = results.map(({ nbHits = 0 }) => nbHits);
  const [least, most] = [Math.min(...hits), Math.max(...hits)];
  if (products > 0 && least === 0)
    return [blocks('a locale has an empty search index', 'build it anew: the desk, search, "all anew"')];
  if (least < most * 0.9)
    return [
      hint(
        `indices hold ${least} to ${most} products`,
        'one is still being built, or some products lack texts',
      ),
    ];
  return [fine(`${allMarkets.length} search indices hold ${most} of ${products} products`)];
}
