import type { Fetch } from '@bowline/kit';
import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import type { ShopRequest } from '../../shop-context.ts';
import { markEnd, markStart } from './highlight.ts';
import { loadFoundElsewhere } from './load-found-elsewhere.ts';

function shopWith(fetch: Fetch) {
  const warnings: string[] = [];
  const search = { applicationId: 'BOWLINE', searchKey: 'bowline-search', fetch };
  const log = { error: () => {}, warn: (_details: object, message: string) => void warnings.push(message) };
  return { warnings, shop: { market: markets.en, search, log, patience: 1 } as unknown as ShopRequest };
}

const hits = (...records: object[]) => ({ hits: records });
const misspelt = {
  objectID: '9',
  _rankingInfo: { nbTypos: 1 },
  _highlightResult: { labels: [{ value: `Jute ${markStart}Rope${markEnd}` }] },
};
const rope = { objectID: '3', name: 'Rope', url_path: 'rope' };

test('one request brings everything that stands beside the products', async () => {
  let asked = 0;
  const { shop, warnings } = shopWith(async (request) => {
    asked += 1;
    const { requests } = await request.json();
    expect(requests.map(({ indexName }: { indexName: string }) => indexName)).toEqual([
      'categories_en',
      'pages_en',
      'posts_en',
      'faq_en',
      'query_suggestions_en',
      'categories_en',
      'products_en',
    ]);
    return Response.json({
      results: [
        hits(rope),
        hits({
          objectID: 'p',
          title: 'Knots',
          url_key: 'knots',
          _snippetResult: { content: { value: '…' } },
        }),
        hits({ objectID: 'b', title: 'Splicing', url_key: 'blog/splicing', excerpt: 'How to' }),
        hits({
          objectID: 'f',
          question: 'Does it hold?',
          url_key: 'faq/materials#f',
          _snippetResult: { answer: { value: 'It does' } },
        }),
        hits({ objectID: 'q', query: 'leash' }),
        hits(rope),
        hits(misspelt),
      ],
    });
  });
  const category = { id: '3', name: 'Rope', path: '/rope', image: '' };
  expect(await loadFoundElsewhere(shop, 'rpoe')).toEqual({
    categories: [category],
    pages: [{ id: 'p', title: 'Knots', path: '/knots', summary: '…' }],
    posts: [{ id: 'b', title: 'Splicing', path: '/blog/splicing', summary: 'How to' }],
    questions: [{ id: 'f', title: 'Does it hold?', path: '/faq/materials#f', summary: 'It does' }],
    popular: ['leash'],
    popularCategories: [category],
    didYouMean: 'rope',
  });
  expect([asked, warnings]).toEqual([1, []]);
});

test('an index that is not there costs only what it would have found', async () => {
  const { shop, warnings } = shopWith(async (request) => {
    const { requests } = (await request.json()) as { requests: { indexName: string }[] };
    if (requests.some(({ indexName }) => indexName === 'posts_en'))
      return Response.json({ message: 'Index posts_en does not exist', status: 404 }, { status: 404 });
    return Response.json({ results: requests.map(() => hits(rope)) });
  });
  const { categories, posts } = await loadFoundElsewhere(shop, 'rope');
  expect(categories).toHaveLength(1);
  expect([posts, warnings]).toEqual([[], []]);
});

test.each([
  ['is down', () => Promise.reject(new TypeError('fetch failed'))],
  ['refuses', () => Promise.resolve(Response.json({ message: 'Index does not exist' }, { status: 404 }))],
  ['talks nonsense', () => Promise.resolve(new Response('<html>'))],
])('a service that %s costs its groups, a line in the log and nothing else', async (_what, fetch) => {
  const { shop, warnings } = shopWith(fetch);
  const found = await loadFoundElsewhere(shop, 'rope');
  expect(Object.values(found).flat().filter(Boolean)).toEqual([]);
  expect(warnings).toEqual(['The search service did not answer']);
});
