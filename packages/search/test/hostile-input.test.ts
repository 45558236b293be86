import { createTestSearch, type TestSearch } from '@bowline/search/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ropeSettings, ropes } from './catalogue.ts';

let search: TestSearch;
beforeAll(async () => {
  search = await createTestSearch({ settings: { ropes: ropeSettings }, indices: { ropes } });
});
afterAll(async () => {
  await search.close();
  expect(search.logged.filter(({ level }) => level === 'error')).toEqual([]);
});

const names = [
  ...[
    'query',
    'filters',
    'facetFilters',
    'numericFilters',
    'tagFilters',
    'optionalFilters',
    'facets',
    'page',
  ],
  ...[
    'hitsPerPage',
    'offset',
    'length',
    'attributesToRetrieve',
    'attributesToHighlight',
    'attributesToSnippet',
  ],
  ...[
    'highlightPreTag',
    'ruleContexts',
    'typoTolerance',
    'distinct',
    'params',
    'responseFields',
    'optionalWords',
  ],
  ...[
    'restrictSearchableAttributes',
    'maxValuesPerFacet',
    'indexName',
    'type',
    'facet',
    'facetQuery',
    'cursor',
  ],
  ...['requests', 'model', 'objectID', 'threshold', 'queryParameters', 'fallbackParameters', 'strategy'],
];
const words = fc.constantFrom(
  'ropes',
  'color',
  'color:red',
  'price',
  'price>1',
  '__proto__',
  'constructor',
  '*',
  '',
);
const filterText = fc
  .array(
    fc.constantFrom(
      'color:red',
      'price>1',
      'price:1 TO 2',
      'AND',
      'OR',
      'NOT',
      '(',
      ')',
      ':',
      '"',
      "'",
      '<',
      'x',
    ),
  )
  .map((parts) => parts.join(' '));
const value = fc.oneof(
  words,
  filterText,
  fc.string({ unit: 'binary' }),
  fc.double(),
  fc.jsonValue({ maxDepth: 3 }),
  fc.array(fc.oneof(words, fc.array(words, { maxLength: 3 })), { maxLength: 4 }),
);
const parameters = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 5 });
const body = fc.oneof(
  parameters,
  fc.array(parameters, { maxLength: 3 }).map((requests) => ({
    requests: requests.map((request) => ({ indexName: 'ropes', ...request })),
  })),
  fc.jsonValue(),
);
const path = fc.constantFrom(
  '/1/indexes/ropes/query',
  '/1/indexes/*/queries',
  '/1/indexes/*/recommendations',
  '/1/indexes/*/objects',
  '/1/indexes/ropes/facets/color/query',
  '/1/indexes/ropes/browse',
  '/1/indexes/ropes/synonyms/search',
);
const writePath = fc.constantFrom(
  ...['batch', 'operation', 'synonyms/batch', 'deleteByQuery', 'x/partial'].map(
    (end) => `/1/indexes/hostile/${end}`,
  ),
  '/1/indexes/*/batch',
  '/1/indexes/hostile',
);
const change = fc.record({
  action: fc.constantFrom(
    'addObject',
    'updateObject',
    'partialUpdateObject',
    'deleteObject',
    'clear',
    'what',
  ),
  indexName: fc.constantFrom('hostile', 'hostile2', '__proto__'),
  body: fc.dictionary(fc.constantFrom('objectID', 'name', '__proto__', 'color', '_tags'), value),
});

test('no question makes the service fail', async () => {
  await fc.assert(
    fc.asyncProperty(path, body, async (address, question) => {
      const { status, body } = await search.call('POST', address, JSON.stringify(question));
      expect(status).toBeLessThan(500);
      if (status !== 200) expect(body).toEqual({ message: expect.any(String), status });
    }),
    { numRuns: 200 },
  );
});

test('no write makes the service fail, and it can be searched afterwards', async () => {
  const write = fc.oneof(
    fc.array(change, { maxLength: 4 }).map((requests) => ({ requests })),
    body,
  );
  await fc.assert(
    fc.asyncProperty(writePath, write, async (address, given) => {
      const { status } = await search.call('POST', address, JSON.stringify(given));
      expect(status).toBeLessThan(500);
    }),
    { numRuns: 200 },
  );
  await fc.assert(
    fc.asyncProperty(parameters, async (settings) => {
      const names = { searchableAttributes: settings.query, ranking: settings.facets, ...settings };
      expect((await search.call('PUT', '/1/indexes/hostile/settings', names)).status).toBeLessThan(500);
    }),
    { numRuns: 50 },
  );
  await search.settled();
  const answer = await search.call('POST', '/1/indexes/ropes/query', { query: 'paracord' });
  expect(answer.body.nbHits).toBe(3);
});

test('bytes that are no text are refused', async () => {
  await fc.assert(
    fc.asyncProperty(path, fc.string({ unit: 'binary' }), async (address, text) => {
      expect((await search.call('POST', address, text)).status).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
});
