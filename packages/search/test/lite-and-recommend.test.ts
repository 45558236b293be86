import { recommendClient } from '@algolia/recommend';
import { createFetchRequester } from '@algolia/requester-fetch';
import { testKeys } from '@bowline/search/testing';
import { liteClient } from 'algoliasearch/lite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hostsOf, openRopeShop, type RopeShop } from './rope-shop.ts';

let shop: RopeShop;
beforeAll(async () => {
  shop = await openRopeShop();
});
afterAll(() => shop.close());

const { applicationId, searchKey } = testKeys;
const requests = [{ indexName: 'ropes', query: 'paracord', facets: ['*'], hitsPerPage: 2 }];

describe('the lite client', () => {
  test.each([
    ['as it comes', {}],
    ['with the fetch requester', { requester: createFetchRequester() }],
    ['with compressed requests', { compression: 'gzip' as const }],
  ])('searches %s', async (_, options) => {
    const client = liteClient(applicationId, searchKey, { hosts: hostsOf(shop.server), ...options });
    // Long enough to be compressed.
    const filters = Array.from({ length: 60 }, (_, position) => `color:color-${position}`);
    const { results } = await client.search({
      requests: [...requests, { indexName: 'ropes', filters: [...filters, 'color:red'].join(' OR ') }],
    });
    expect(results).toMatchObject([{ nbHits: 3 }, { nbHits: 2 }]);
  });

  test('asks for hits, values of facets and recommendations', async () => {
    const client = liteClient(applicationId, searchKey, { hosts: hostsOf(shop.server) });
    const hits = await client.searchForHits({ requests });
    expect(hits.results[0]?.hits).toHaveLength(2);
    const facets = await client.searchForFacets({
      requests: [{ indexName: 'ropes', type: 'facet', facet: 'color', facetQuery: 'r' }],
    });
    expect(facets.results[0]?.facetHits).toMatchObject([{ value: 'red', count: 2 }]);
    const recommended = await client.getRecommendations({
      requests: [{ indexName: 'ropes', model: 'related-products', objectID: '1', threshold: 0 }],
    });
    expect(recommended.results[0]?.hits[0]).toMatchObject({ objectID: '2' });
  });
});

describe('the recommend client', () => {
  const recommend = async (request: object) => {
    const client = recommendClient(applicationId, searchKey, { hosts: hostsOf(shop.server) });
    const { results } = await client.getRecommendations({
      requests: [{ indexName: 'ropes', threshold: 0, ...request } as never],
    });
    return results[0]?.hits.map((hit) => ('objectID' in hit ? hit.objectID : '')) ?? [];
  };

  test('gives the related products a record names, then those like it, and never itself', async () => {
    const related = await recommend({ model: 'related-products', objectID: '1' });
    expect(related.slice(0, 2)).toEqual(['2', '3']);
    expect(related).not.toContain('1');
    expect(new Set(related).size).toBe(related.length);
  });

  test('gives what was bought together', async () => {
    expect(await recommend({ model: 'bought-together', objectID: '5' })).toEqual(['1', '4']);
    expect(await recommend({ model: 'bought-together', objectID: '8' })).toEqual([]);
  });

  test('gives what looks similar', async () => {
    const [first] = await recommend({ model: 'looking-similar', objectID: '6', maxRecommendations: 1 });
    expect(first).toBe('7');
  });

  test('gives what is popular, everywhere or within a facet', async () => {
    expect(await recommend({ model: 'trending-items', maxRecommendations: 3 })).toEqual(['1', '2', '3']);
    const cotton = { facetName: 'material', facetValue: 'cotton' };
    expect(await recommend({ model: 'trending-items', ...cotton })).toEqual(['6', '7']);
  });

  test('leaves out what does not meet the conditions or the threshold', async () => {
    const filters = 'in_stock:true';
    expect(
      await recommend({ model: 'bought-together', objectID: '5', queryParameters: { filters } }),
    ).toEqual(['1']);
    const sure = await recommend({ model: 'related-products', objectID: '1', threshold: 90 });
    expect(sure).toEqual(['2', '3']);
  });

  test('fills up from the fallback', async () => {
    const filled = await recommend({
      model: 'bought-together',
      objectID: '8',
      maxRecommendations: 2,
      fallbackParameters: { filters: 'material:cotton' },
    });
    expect(filled).toEqual(['6', '7']);
  });
});
