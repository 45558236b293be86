import { createTestSearch, type TestSearch } from '@bowline/search/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const answerBytes = 300_000;
/** What surrounds the hits of an answer, and the parameters it repeats. */
const surroundings = 400_000;

let search: TestSearch;
beforeAll(async () => {
  search = await createTestSearch({
    settings: {
      ropes: {
        searchableAttributes: ['name', 'description'],
        attributesForFaceting: ['searchable(color)', 'price'],
        paginationLimitedTo: 5000,
      },
      greedy: { hitsPerPage: 1000 },
    },
    indices: {
      ropes: Array.from({ length: 1500 }, (_, at) => ({
        objectID: `${at}`,
        name: `rope ${at % 97} mm`,
        description: `rope and cord ${'for climbing and sailing '.repeat(20)}`,
        color: [`color-${at % 23}`],
        price: at % 500,
      })),
      greedy: [{ objectID: '1', name: 'rope' }],
    },
    limits: { answerBytes },
  });
});
afterAll(async () => {
  expect(search.logged.filter(({ level }) => level === 'error')).toEqual([]);
  await search.close();
});

type Parameters = Readonly<Record<string, unknown>>;

function asText(parameters: Parameters): string {
  const entries = Object.entries(parameters).map(
    ([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)] as const,
  );
  return new URLSearchParams(entries.map(([name, value]) => [name, value])).toString();
}

/** The same question by every way the protocol has for it. */
const entrances: Readonly<Record<string, (parameters: Parameters) => ReturnType<TestSearch['call']>>> = {
  'one query': (parameters) => search.call('POST', '/1/indexes/ropes/query', parameters),
  'one query as params': (parameters) =>
    search.call('POST', '/1/indexes/ropes/query', { params: asText(parameters) }),
  'an address': (parameters) => search.call('GET', `/1/indexes/ropes?${asText(parameters)}`),
  'several queries': (parameters) =>
    search.call('POST', '/1/indexes/*/queries', { requests: [{ indexName: 'ropes', ...parameters }] }),
  'several queries as params': (parameters) =>
    search.call('POST', '/1/indexes/*/queries', {
      requests: [{ indexName: 'ropes', params: asText(parameters) }],
    }),
  'values of a facet': (parameters) =>
    search.call('POST', '/1/indexes/ropes/facets/color/query', { facetQuery: 'c', ...parameters }),
  'values of a facet among queries': (parameters) =>
    search.call('POST', '/1/indexes/*/queries', {
      requests: [{ indexName: 'ropes', type: 'facet', facet: 'color', params: asText(parameters) }],
    }),
  recommendations: (parameters) =>
    search.call('POST', '/1/indexes/*/recommendations', {
      requests: [{ indexName: 'ropes', model: 'trending-items', threshold: 0, queryParameters: parameters }],
    }),
  'what fills recommendations': (parameters) =>
    search.call('POST', '/1/indexes/*/recommendations', {
      requests: [
        { indexName: 'ropes', model: 'bought-together', objectID: '1', fallbackParameters: parameters },
      ],
    }),
};

describe.each(Object.entries(entrances))('by %s', (_, ask) => {
  const refusal = async (parameters: Parameters) => {
    const { status, body } = await ask(parameters);
    return status === 200 ? undefined : body;
  };

  test.each(['highlightPreTag', 'highlightPostTag', 'snippetEllipsisText'])('a long %s', async (name) => {
    expect(await refusal({ [name]: '<em>' })).toBeUndefined();
    expect(await refusal({ [name]: 'x'.repeat(200_000) })).toEqual({
      message: `Invalid value for "${name}" parameter, expected string shorter than 256 bytes`,
      status: 400,
    });
  });

  test('a long query, many names, long names', async () => {
    expect(await refusal({ query: 'é'.repeat(300) })).toEqual({
      message: 'Invalid value for "query" parameter, expected string shorter than 512 bytes',
      status: 400,
    });
    const expected = 'expected array of at most 200 strings shorter than 256 characters';
    for (const attributes of [Array.from({ length: 201 }, (_, at) => `a${at}`), ['a'.repeat(300)]]) {
      expect(await refusal({ attributesToHighlight: attributes })).toEqual({
        message: `Invalid value for "attributesToHighlight" parameter, ${expected}`,
        status: 400,
      });
    }
  });

  test('filters without end', async () => {
    const many = (count: number, text: string) => Array.from({ length: count }, (_, at) => `${text}${at}`);
    expect((await refusal({ facetFilters: many(1001, 'color:') }))?.message).toBe(
      'facetFilters: too many filters',
    );
    expect((await refusal({ facetFilters: [`color:${'x'.repeat(40_000)}`] }))?.message).toBe(
      'facetFilters: filter is too long',
    );
    expect((await refusal({ numericFilters: many(1001, 'price>') }))?.message).toBe(
      'numericFilters: too many filters',
    );
    expect((await refusal({ optionalFilters: many(101, 'color:') }))?.message).toBe(
      'optionalFilters: too many filters',
    );
    const both = { facetFilters: many(600, 'color:'), numericFilters: many(600, 'price>') };
    expect((await refusal(both))?.message).toBe('filters: too many filters');
  });
});

describe('hits of all queries of a call together', () => {
  const tooMany = 'Too many hits, expected at most 3000 in all queries together';
  test.each<[string, Parameters]>([
    ['as parameters', { hitsPerPage: 1000 }],
    ['in params', { params: 'hitsPerPage=1000' }],
    ['by length', { params: 'offset=0&length=1000' }],
    ['left to the index', { indexName: 'greedy' }],
    ['left to the index, with an offset', { indexName: 'greedy', offset: 0 }],
  ])('%s', async (_, request) => {
    const requests = Array.from({ length: 50 }, () => ({ indexName: 'ropes', ...request }));
    const { body } = await search.call('POST', '/1/indexes/*/queries', { requests });
    expect(body).toEqual({ message: tooMany, status: 400 });
  });
});

test('an answer that grows too large is given up', async () => {
  const question = { query: 'rope', hitsPerPage: 1000, attributesToHighlight: ['*'] };
  const { body } = await search.call('POST', '/1/indexes/ropes/query', question);
  expect(body).toEqual({
    message: `Answer larger than ${answerBytes} bytes, ask for fewer hits or attributes`,
    status: 400,
  });
  const objects = Array.from({ length: 1000 }, (_, at) => ({ indexName: 'ropes', objectID: `${at}` }));
  const read = await search.call('POST', '/1/indexes/*/objects', { requests: objects });
  expect(read.body.status).toBe(400);
});

test('whatever is asked, by any entrance, the answer is within its bounds or a refusal in words', async () => {
  const word = fc.constantFrom('rope', 'cord', 'climbing', 'ropr', 'xqzt', 'a', 'mm', '12');
  const sentence = fc.array(word, { maxLength: 25 }).map((words) => words.join(' '));
  const count = fc.constantFrom(0, 1, 20, 100, 999, 1000, 1001, 10_000_000);
  const longText = fc.constantFrom('<em>', 'x'.repeat(256), 'x'.repeat(257), '€'.repeat(50_000));
  const names = fc.array(fc.constantFrom('*', 'name', 'description', 'color', '-name', 'nothing'), {
    maxLength: 250,
  });
  const filters = (text: string) =>
    fc.nat(1100).map((length) => Array.from({ length }, (_, at) => `${text}${at}`));
  const all = fc.record({
    query: sentence,
    hitsPerPage: count,
    length: count,
    offset: count,
    page: count,
    highlightPreTag: longText,
    highlightPostTag: longText,
    snippetEllipsisText: longText,
    attributesToHighlight: names,
    attributesToSnippet: names,
    attributesToRetrieve: names,
    facets: names,
    maxValuesPerFacet: count,
    facetFilters: filters('color:color-'),
    numericFilters: filters('price!='),
    optionalFilters: filters('color:color-'),
    removeWordsIfNoResults: fc.constantFrom('none', 'lastWords', 'firstWords', 'allOptional'),
    queryType: fc.constantFrom('prefixAll', 'prefixNone'),
    minWordSizefor2Typos: fc.constantFrom(0, 8),
    typoTolerance: fc.constantFrom('min', 'strict', true),
  });
  // A few of them: all at once would hardly ever be allowed.
  const parameters = fc
    .tuple(all, fc.array(fc.nat(), { minLength: 1, maxLength: 4 }))
    .map(([given, chosen]) => {
      const entries = Object.entries(given);
      return Object.fromEntries(chosen.flatMap((at) => [entries[at % entries.length] ?? []]));
    });
  const seen = { answered: 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...Object.values(entrances)), parameters, async (ask, asked) => {
      const { status, body } = await ask(asked);
      seen[status === 200 ? 'answered' : 'refused'] += 1;
      expect([200, 400, 413]).toContain(status);
      if (status !== 200) expect(body).toEqual({ message: expect.any(String), status });
      expect(JSON.stringify(body).length).toBeLessThan(answerBytes + surroundings);
    }),
    { numRuns: 300 },
  );
  expect(seen.answered).toBeGreaterThan(20);
  expect(seen.refused).toBeGreaterThan(20);
});

test('beyond those that may wait, callers are asked to come again', async () => {
  const full = await createTestSearch({
    indices: { ropes: [{ objectID: '1', name: 'rope' }] },
    limits: { waitingCalls: 0 },
  });
  const answer = await full.fetch(
    new Request('https://search.test/1/indexes/ropes?query=rope', {
      headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' },
    }),
  );
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect(await answer.json()).toEqual({
    message: 'Too many requests are waiting, try again later',
    status: 503,
  });
  await full.close();
});
