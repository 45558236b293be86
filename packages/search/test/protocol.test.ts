import { gzipSync } from 'node:zlib';
import { createTestSearch, type TestSearch, testKeys } from '@bowline/search/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ropeSettings, ropes } from './catalogue.ts';

let search: TestSearch;
beforeAll(async () => {
  search = await createTestSearch({
    settings: { ropes: ropeSettings },
    indices: { ropes },
    limits: { queryBodyBytes: 10_000, writeBodyBytes: 20_000, requestsPerCall: 5 },
  });
});
afterAll(() => search.close());

const { applicationId, searchKey, adminKey } = testKeys;
const credentials = (key: string) => ({
  'x-algolia-application-id': applicationId,
  'x-algolia-api-key': key,
});

async function send(path: string, init: RequestInit = {}) {
  const response = await search.fetch(new Request(`https://search.test${path}`, init));
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text === '' ? {} : JSON.parse(text) };
}

describe('keys', () => {
  const query = { method: 'POST', body: '{"query":"paracord"}' };

  test('are read from headers and from query parameters', async () => {
    const byHeader = await send('/1/indexes/ropes/query', { ...query, headers: credentials(searchKey) });
    expect(byHeader.body.nbHits).toBe(3);
    const parameters = `x-algolia-api-key=${searchKey}&x-algolia-application-id=${applicationId}`;
    const byAddress = await send(`/1/indexes/ropes/query?${parameters}&x-algolia-agent=any`, query);
    expect(byAddress.body.nbHits).toBe(3);
  });

  test('that are wrong, or of another application, are refused', async () => {
    const refusal = { status: 403, body: { message: 'Invalid Application-ID or API key', status: 403 } };
    expect(await send('/1/indexes/ropes/query', query)).toMatchObject(refusal);
    expect(await send('/1/indexes/ropes/query', { ...query, headers: credentials('guess') })).toMatchObject(
      refusal,
    );
    const headers = { ...credentials(searchKey), 'x-algolia-application-id': 'OTHER' };
    expect(await send('/1/indexes/ropes/query', { ...query, headers })).toMatchObject(refusal);
  });

  test.each([
    ['POST', '/1/indexes/ropes/batch'],
    ['POST', '/1/indexes/*/batch'],
    ['PUT', '/1/indexes/ropes/1'],
    ['DELETE', '/1/indexes/ropes'],
    ['POST', '/1/indexes/ropes/browse'],
    ['GET', '/1/indexes/ropes/settings'],
    ['PUT', '/1/indexes/ropes/settings'],
    ['GET', '/1/indexes'],
    ['POST', '/1/indexes/ropes/synonyms/search'],
  ])('for searching may not %s %s', async (method, path) => {
    const answer = await send(path, { method, headers: credentials(searchKey) });
    expect(answer).toMatchObject({
      status: 403,
      body: { message: 'Method not allowed with this API key', status: 403 },
    });
  });
});

describe('refusals in the words of the protocol', () => {
  test.each([
    [404, 'Index nothing does not exist', '/1/indexes/nothing/query', {}],
    [404, 'Index __proto__ does not exist', '/1/indexes/__proto__/query', {}],
    [400, 'Unknown parameter: customRanking', '/1/indexes/ropes/query', { customRanking: [] }],
    [
      400,
      'filters: Unexpected token string(b) expected end of filter at col 2',
      '/1/indexes/ropes/query',
      { filters: 'a b' },
    ],
    [
      400,
      'Value too small for "hitsPerPage" parameter, expected integer between 0 and 1000',
      '/1/indexes/ropes/query',
      { hitsPerPage: -1 },
    ],
    [
      400,
      'Value too large for "hitsPerPage" parameter, expected integer between 0 and 1000',
      '/1/indexes/ropes/query',
      { hitsPerPage: 1001 },
    ],
    [
      400,
      'Invalid value for "query" parameter, expected string shorter than 512 bytes',
      '/1/indexes/ropes/query',
      { query: 'x'.repeat(513) },
    ],
    [
      400,
      'Cannot search in `material` attribute, you need to add `searchable(material)` to attributesForFaceting.',
      '/1/indexes/ropes/facets/material/query',
      { facetQuery: 'n' },
    ],
    [
      400,
      'Too many queries, expected at most 5',
      '/1/indexes/*/queries',
      { requests: Array(6).fill({ indexName: 'ropes' }) },
    ],
    [404, 'Path not supported by REST API', '/1/indexes/ropes/nothing/of/that', {}],
    [
      403,
      'Cannot write to ropes_price_asc: it is a replica of ropes',
      '/1/indexes/ropes_price_asc/batch',
      { requests: [{ action: 'addObject', body: { objectID: '1' } }] },
    ],
    [
      400,
      'Invalid batch action: "steal"',
      '/1/indexes/ropes/batch',
      { requests: [{ action: 'steal', body: {} }] },
    ],
    [
      400,
      "Missing mandatory attribute 'objectID'",
      '/1/indexes/ropes/batch',
      { requests: [{ action: 'deleteObject', body: {} }] },
    ],
    [400, "Missing mandatory attribute 'requests'", '/1/indexes/ropes/batch', {}],
  ])('%i %s', async (status, message, path, body) => {
    expect(await search.call('POST', path, body)).toEqual({ status, body: { message, status } });
  });

  test('a record that does not exist', async () => {
    expect(await search.call('GET', '/1/indexes/ropes/none')).toMatchObject({
      status: 404,
      body: { message: 'ObjectID does not exist' },
    });
  });

  test('settings of the wrong kind', async () => {
    expect(await search.call('PUT', '/1/indexes/ropes/settings', { hitsPerPage: 'many' })).toMatchObject({
      status: 400,
      body: { message: "Invalid value for setting 'hitsPerPage', expected integer between 0 and 1000" },
    });
  });

  test('JSON that is none, and addresses that cannot be decoded', async () => {
    expect((await search.call('POST', '/1/indexes/ropes/query', '{"query":')).status).toBe(400);
    expect((await search.call('POST', '/1/indexes/ropes/batch', '{"requests":')).status).toBe(400);
    expect((await search.call('POST', '/1/indexes/%E0%A4%A/query', {})).status).toBe(400);
    const deep = `{"renderingContent":${'['.repeat(4000)}${']'.repeat(4000)}}`;
    expect((await search.call('POST', '/1/indexes/ropes/query', deep)).status).toBe(400);
    expect((await search.call('PUT', '/1/indexes/ropes/1', deep)).status).toBe(400);
  });

  test('more hits in one call than anybody needs', async () => {
    const requests = Array(4).fill({ indexName: 'ropes', hitsPerPage: 1000 });
    expect(await search.call('POST', '/1/indexes/*/queries', { requests })).toMatchObject({
      status: 400,
      body: { message: 'Too many hits, expected at most 3000 in all queries together' },
    });
  });
});

describe('questions', () => {
  const nbHits = async (body: unknown) =>
    (await search.call('POST', '/1/indexes/ropes/query', body)).body.nbHits;

  test('come as JSON, as a query string or both', async () => {
    expect(
      await nbHits({ params: 'query=paracord&facetFilters=%5B%22color%3Ared%22%5D&hitsPerPage=1' }),
    ).toBe(1);
    expect(await nbHits({ params: 'query=paracord', filters: 'color:blue' })).toBe(1);
    const byAddress = await search.call('GET', '/1/indexes/ropes?query=paracord&facets=color');
    expect(byAddress.body).toMatchObject({ nbHits: 3, facets: { color: { red: 1 } } });
  });

  test.each([['color'], ['color,material'], ['["color"]'], [['color']], ['*'], [['*', 'unknown']]])(
    'facets may be %j',
    async (facets) => {
      const { body } = await search.call('POST', '/1/indexes/ropes/query', { facets, hitsPerPage: 0 });
      expect(body.facets).toHaveProperty('color.red', 2);
      expect(body.facets).not.toHaveProperty('unknown');
    },
  );

  test('are read whatever the content type says, compressed or not', async () => {
    const headers = { ...credentials(searchKey), 'content-type': 'text/plain', 'content-encoding': 'gzip' };
    const body = gzipSync('{"query":"paracord"}');
    const answer = await send('/1/indexes/ropes/query', { method: 'POST', headers, body });
    expect(answer.body.nbHits).toBe(3);
  });

  test('that are too large are refused, however small they look', async () => {
    const headers = { ...credentials(adminKey), 'content-encoding': 'gzip' };
    const bomb = gzipSync(`{"query":"${'x'.repeat(1_000_000)}"}`);
    const refusal = { status: 413, body: { message: 'Request body too large', status: 413 } };
    expect(await send('/1/indexes/ropes/query', { method: 'POST', headers, body: bomb })).toMatchObject(
      refusal,
    );
    expect(await search.call('POST', '/1/indexes/ropes/query', 'x'.repeat(10_001))).toEqual(refusal);
    expect(await search.call('POST', '/1/indexes/ropes/batch', 'x'.repeat(20_001))).toEqual(refusal);
    const broken = await send('/1/indexes/ropes/query', { method: 'POST', headers, body: 'not gzip' });
    expect(broken.status).toBe(400);
  });

  test('beyond the last page of what may be paged are told so', async () => {
    const { body } = await search.call('POST', '/1/indexes/ropes/query', { page: 100, hitsPerPage: 20 });
    expect(body).toMatchObject({ hits: [], message: expect.stringContaining('paginationLimitedTo') });
  });
});

test('answers are for every origin and for nobody to keep', async () => {
  const { headers } = await send('/1/indexes/ropes/query', {
    method: 'POST',
    headers: credentials(searchKey),
    body: '{}',
  });
  expect(headers.get('access-control-allow-origin')).toBe('*');
  expect(headers.get('cache-control')).toBe('no-store');
  expect(headers.get('content-type')).toBe('application/json; charset=UTF-8');
  const preflight = await send('/1/indexes/*/queries', { method: 'OPTIONS' });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-methods')).toContain('POST');
  expect(preflight.headers.get('access-control-allow-headers')).toBe('*');
});

test('what people ask is counted once, per index, and not for sub-queries', async () => {
  const requests = [
    { indexName: 'ropes', query: 'Cotton cord' },
    { indexName: 'ropes', query: 'cotton cord', hitsPerPage: 0, analytics: false },
    { indexName: 'ropes', query: 'cotton cord', page: 1 },
  ];
  await search.call('POST', '/1/indexes/*/queries', { requests });
  await search.call('POST', '/1/indexes/ropes_price_asc/query', { query: 'cotton cord' });
  expect(search.popularQueries('ropes', 1)).toEqual([
    { query: 'paracord', count: expect.any(Number), hits: 3 },
  ]);
  expect(search.popularQueries('ropes', 9)).toContainEqual({ query: 'cotton cord', count: 2, hits: 2 });
});

test('nothing of all this was a surprise', () => {
  expect(search.logged).toEqual([]);
});
