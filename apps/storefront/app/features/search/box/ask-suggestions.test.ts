import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { createSearchClient } from '../../../data/search-client.ts';
import { markEnd, markStart } from '../highlight.ts';
import { askPopularSearches, askSuggestions } from './ask-suggestions.ts';

function asking(results: readonly object[]) {
  const bodies: { requests: { indexName: string; query: string }[] }[] = [];
  const client = createSearchClient({
    applicationId: 'BOWLINE',
    searchKey: 'bowline-search',
    ownOrigin: 'http://search.internal',
    timeouts: { connectMs: 1_000, responseMs: 1_000 },
    async fetch(request) {
      bodies.push(await request.json());
      return Response.json({ results });
    },
  });
  return { bodies, asker: { client, market: markets['pl-PL'], currency: 'EUR' } as const };
}

const marked = `Czarna ${markStart}lin${markEnd}a`;
const highlighted = (attribute: string) => ({ _highlightResult: { [attribute]: { value: marked } } });

test('one request asks the indices of the store view for what the letters may become', async () => {
  const { bodies, asker } = asking([{ hits: [] }, { hits: [] }, { hits: [] }]);
  await askSuggestions(asker, 'lin');
  expect(bodies).toHaveLength(1);
  const asked = bodies[0]?.requests.map(({ indexName, query }) => `${indexName}: ${query}`);
  expect(asked).toEqual(['query_suggestions_pl_PL: lin', 'categories_pl_PL: lin', 'products_pl_PL: lin']);
});

test('nobody is counted and nothing but the words is said', async () => {
  const { bodies, asker } = asking([{ hits: [] }, { hits: [] }, { hits: [] }]);
  await askSuggestions(asker, 'lin');
  for (const request of bodies[0]?.requests ?? []) {
    expect(request).toMatchObject({ analytics: false, clickAnalytics: false });
    expect(request).not.toHaveProperty('userToken');
  }
});

test('hits become suggestions with their marks, pictures and the price in the visitor’s currency', async () => {
  const product = {
    objectID: '7',
    name: 'Czarna lina',
    url_key: 'czarna-lina',
    url_suffix: '.html',
    image: 'catalog/rope.svg',
    kind: 'configurable',
    price_minor: { PLN: 499, EUR: 115 },
    other_price_minor: { PLN: 406, EUR: 93 },
    ...highlighted('name'),
  };
  const { asker } = asking([
    { hits: [{ objectID: 'a', query: 'czarna lina', ...highlighted('query') }] },
    { hits: [{ objectID: '3', name: 'Liny', url_path: 'inne/liny', url_suffix: '.htm' }] },
    { hits: [product] },
  ]);
  expect(await askSuggestions(asker, 'lin')).toEqual({
    query: 'lin',
    queries: [marked],
    categories: [{ id: '3', name: 'Liny', path: '/inne/liny.htm', image: '' }],
    products: [
      {
        id: '7',
        name: marked,
        path: '/czarna-lina.html',
        image: '/media/catalog/rope.svg',
        price: { minor: 115, currency: 'EUR' },
        otherPrice: { minor: 93, currency: 'EUR' },
        hasVariants: true,
      },
    ],
  });
});

test('a record without what a suggestion needs is left out', async () => {
  const { asker } = asking([
    { hits: [{ objectID: 'a' }] },
    { hits: [{ objectID: '3', name: 'Liny' }] },
    {
      hits: [
        { objectID: '7', url_key: 'x' },
        { objectID: '8', name: 'Lina', url_key: 'lina' },
      ],
    },
  ]);
  const { queries, categories, products } = await askSuggestions(asker, 'lin');
  expect([queries, categories]).toEqual([[], []]);
  expect(products.map(({ id, price }) => [id, price])).toEqual([['8', undefined]]);
});

test('popular searches are the suggestions for no letters at all', async () => {
  const { bodies, asker } = asking([{ hits: [{ objectID: 'lina', query: 'lina' }] }]);
  expect((await askPopularSearches(asker)).queries).toEqual(['lina']);
  expect(bodies[0]?.requests).toMatchObject([{ indexName: 'query_suggestions_pl_PL', query: '' }]);
});
