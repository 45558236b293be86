import { expect, test } from 'vitest';
import { createRecommendationsClient } from './recommendations-client.ts';

const options = {
  applicationId: 'BOWLINE',
  searchKey: 'bowline-search',
  ownOrigin: 'http://search.internal',
  timeouts: { connectMs: 1_000, responseMs: 1_000 },
};

test('recommendations are asked for by the search service’s own protocol, and never more come back than asked for', async () => {
  const asked: unknown[] = [];
  const client = createRecommendationsClient({
    ...options,
    fetch: async (request) => {
      asked.push([new URL(request.url).pathname, await request.json()]);
      return Response.json({ results: [{ hits: [{ sku: 'A' }, { sku: 'B' }, { sku: 'C' }] }] });
    },
  });
  const indexName = 'products_en';
  expect(await client.recommend({ indexName, model: 'trending-items', most: 2 })).toEqual([
    { sku: 'A' },
    { sku: 'B' },
  ]);
  await client.recommend({ indexName, model: 'bought-together', objectID: '17', most: 8 });
  const about = { indexName, threshold: 0 };
  expect(asked).toEqual([
    [
      '/1/indexes/*/recommendations',
      { requests: [{ ...about, maxRecommendations: 2, model: 'trending-items' }] },
    ],
    [
      '/1/indexes/*/recommendations',
      { requests: [{ ...about, maxRecommendations: 8, model: 'bought-together', objectID: '17' }] },
    ],
  ]);
});

test('a service that answers nothing recommends nothing', async () => {
  const client = createRecommendationsClient({
    ...options,
    fetch: async () => Response.json({ results: [] }),
  });
  expect(await client.recommend({ indexName: 'products_en', model: 'trending-items', most: 2 })).toEqual([]);
});
