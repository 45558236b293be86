import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ropes } from './catalogue.ts';
import { openRopeShop, type RopeShop } from './rope-shop.ts';

let shop: RopeShop;
beforeAll(async () => {
  shop = await openRopeShop();
});
afterAll(() => shop.close());

interface Rope {
  readonly objectID: string;
  readonly name: string;
  readonly price: number;
}

const namesOf = (hits: readonly { name: string }[]) => hits.map(({ name }) => name);
const ask = (searchParams: object, indexName = 'ropes') =>
  shop.admin.searchSingleIndex<Rope>({ indexName, searchParams });

describe('searching', () => {
  test('finds words with typing errors and marks them', async () => {
    const { hits, nbHits, query, index, params } = await ask({ query: 'parcord red' });
    expect(namesOf(hits)).toEqual(['Paracord Type III red']);
    expect(hits[0]?._highlightResult).toMatchObject({
      name: { value: '<em>Paracord</em> Type III <em>red</em>', matchLevel: 'full' },
    });
    expect({ nbHits, query, index, params }).toEqual({
      nbHits: 1,
      query: 'parcord red',
      index: 'ropes',
      params: 'query=parcord%20red',
    });
  });

  test('pages, by number and by offset', async () => {
    const second = await ask({ query: '', hitsPerPage: 3, page: 1 });
    expect(second).toMatchObject({ page: 1, nbPages: 3, hitsPerPage: 3, nbHits: 8 });
    expect(second.hits.map(({ objectID }) => objectID)).toEqual(['4', '5', '6']);
    const part = await ask({ query: '', offset: 1, length: 2 });
    expect(part.hits.map(({ objectID }) => objectID)).toEqual(['2', '3']);
    expect(part).toMatchObject({ offset: 1, length: 2 });
  });

  test('counts facets and sums up numbers', async () => {
    const { facets, facets_stats } = await ask({ query: 'paracord', facets: ['color', 'price'] });
    expect(facets?.color).toEqual({ black: 1, blue: 1, red: 1 });
    expect(facets_stats?.price).toMatchObject({ min: 2.5, max: 4.95 });
  });

  test.each([
    ['color:red', 2],
    ['color:red OR color:blue', 4],
    ['NOT color:red', 6],
    ['(color:red OR color:blue) AND material:nylon', 2],
    ['price > 10', 2],
    ['price:3 TO 5', 4],
    ['in_stock:false', 1],
    ['cheap', 5],
    ['_tags:dear AND NOT color:silver', 2],
    ["categories.lvl1:'Rope > Cotton'", 2],
    ['price = 4.95 AND color:"blue"', 1],
    ['color:nothing', 0],
    ['unknown:red', 0],
  ])('filters by %s', async (filters, expected) => {
    expect((await ask({ filters })).nbHits).toBe(expected);
  });

  test('filters by lists, of which the inner ones are alternatives', async () => {
    expect((await ask({ facetFilters: [['color:red', 'color:blue'], 'material:nylon'] })).nbHits).toBe(2);
    expect((await ask({ facetFilters: ['color:-red'] })).nbHits).toBe(6);
    expect((await ask({ numericFilters: ['price>=3', 'price<5'] })).nbHits).toBe(4);
    expect((await ask({ tagFilters: 'cheap' })).nbHits).toBe(5);
  });

  test('optional filters raise what they match', async () => {
    const { hits, nbHits } = await ask({ query: '', optionalFilters: ['color:brown'] });
    expect(nbHits).toBe(8);
    expect(hits[0]?.objectID).toBe('7');
  });

  test('replicas show the same records in their own order', async () => {
    const cheapest = await ask({ query: '', hitsPerPage: 2 }, 'ropes_price_asc');
    expect(cheapest.hits.map(({ price }) => price)).toEqual([2.5, 3.2]);
    const dearest = await ask({ query: '', hitsPerPage: 2 }, 'ropes_price_desc');
    expect(dearest.hits.map(({ price }) => price)).toEqual([120, 89]);
    expect(dearest.index).toBe('ropes_price_desc');
  });

  test('several questions go in one call, values of facets among them', async () => {
    const { results } = await shop.admin.search({
      requests: [
        { indexName: 'ropes', query: 'cotton', hitsPerPage: 1 },
        { indexName: 'ropes', query: 'paracord', facets: ['color'], hitsPerPage: 0 },
        { indexName: 'ropes', type: 'facet', facet: 'color', facetQuery: 'bl' },
      ],
    });
    expect(results).toMatchObject([
      { nbHits: 2, hits: [{ objectID: '6' }] },
      { nbHits: 3, hits: [] },
      {
        facetHits: [
          { value: 'blue', highlighted: '<em>bl</em>ue', count: 2 },
          { value: 'black', highlighted: '<em>bl</em>ack', count: 1 },
        ],
      },
    ]);
  });

  test('stops at the first question with enough answers when asked to', async () => {
    const { results } = await shop.admin.search({
      strategy: 'stopIfEnoughMatches',
      requests: [
        { indexName: 'ropes', query: 'nothing like that', hitsPerPage: 2 },
        { indexName: 'ropes', query: 'cotton', hitsPerPage: 2 },
        { indexName: 'ropes', query: 'paracord', hitsPerPage: 2 },
      ],
    });
    expect(results).toMatchObject([{ nbHits: 0 }, { nbHits: 2 }, { hits: [], processed: false }]);
  });

  test('looks up values of a facet within a search', async () => {
    const answer = await shop.admin.searchForFacetValues({
      indexName: 'ropes',
      facetName: 'color',
      searchForFacetValuesRequest: {
        facetQuery: 'bl',
        params: 'query=winch&highlightPreTag=[&highlightPostTag=]',
      },
    });
    expect(answer.facetHits).toEqual([{ value: 'blue', highlighted: '[bl]ue', count: 1 }]);
  });

  test('gives back only the fields and attributes that were asked for', async () => {
    const answer = await ask({
      query: 'steel',
      attributesToRetrieve: ['name'],
      attributesToHighlight: [],
      responseFields: ['hits'],
    });
    expect(answer.hits).toEqual([{ objectID: '5', name: 'Steel carabiner' }]);
    expect(Object.keys(answer).sort()).toEqual(['hits', 'index', 'processingTimeMS']);
  });
});

describe('reading', () => {
  test('records by their id', async () => {
    expect(await shop.admin.getObject({ indexName: 'ropes', objectID: '5' })).toEqual(ropes[4]);
    const { results } = await shop.admin.getObjects({
      requests: [
        { indexName: 'ropes', objectID: '1', attributesToRetrieve: ['name'] },
        { indexName: 'ropes', objectID: 'none' },
      ],
    });
    expect(results).toEqual([{ objectID: '1', name: 'Paracord Type III red' }, null]);
  });

  test('every record, page after page', async () => {
    const seen: string[] = [];
    await shop.admin.browseObjects<Rope>({
      indexName: 'ropes',
      browseParams: { hitsPerPage: 3 },
      aggregator: ({ hits }) => seen.push(...hits.map(({ objectID }) => objectID)),
    });
    expect(seen.sort()).toEqual(ropes.map(({ objectID }) => objectID));
  });

  test('the list of indices names replicas and their primary', async () => {
    const { items } = await shop.admin.listIndices();
    const summary = (name: string) => items.find((item) => item.name === name);
    expect(summary('ropes')).toMatchObject({ entries: 8, replicas: ['ropes_price_asc', 'ropes_price_desc'] });
    expect(summary('ropes_price_asc')).toMatchObject({ entries: 8, primary: 'ropes', pendingTask: false });
  });
});
