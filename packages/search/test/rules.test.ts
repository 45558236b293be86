import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestSearch, type TestSearch } from '@bowline/search/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let folder: string;
let search: TestSearch;
const settings = {
  searchableAttributes: ['name'],
  attributesForFaceting: ['colour'],
  customRanking: ['asc(rank)'],
};
const names = ['rope', 'rope', 'rope', 'rope', 'hook', 'rope'];
const records = names.map((name, index) => ({
  ...{ objectID: `r${index}`, name, rank: index },
  colour: index % 2 ? 'red' : 'blue',
}));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'bowline-search-rules-'));
  search = await createTestSearch({ folder, settings: { ropes: settings }, indices: { ropes: records } });
});
afterAll(async () => {
  await search.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await search.write('POST', '/1/indexes/ropes/rules/clear', {});
});

const save = (...rules: object[]) =>
  search.write(
    'POST',
    '/1/indexes/ropes/rules/batch',
    rules.map((rule, index) => ({ objectID: `rule-${index}`, ...rule })) as never,
  );
const ropes = { conditions: [{ pattern: 'Rope', anchoring: 'is' }] };
async function ask(query: string, params: object = {}) {
  const { body } = await search.call('POST', '/1/indexes/ropes/query', {
    query,
    attributesToHighlight: [],
    ...params,
  });
  return body as { hits: { objectID: string }[]; nbHits: number; facets?: unknown; message?: string };
}
const found = async (query: string, params: object = {}) =>
  (await ask(query, params)).hits.map(({ objectID }) => objectID.slice(1)).join('');

test('what is pinned has its place on every page, words or not; the others follow, and all are counted', async () => {
  await save({
    ...ropes,
    consequence: {
      promote: [
        { objectID: 'r5', position: 0 },
        { objectID: 'r4', position: 2 },
      ],
    },
  });
  expect(await found('rope')).toBe('504123');
  expect(await found(' ROPE ')).toBe('504123');
  expect([await found('rope', { hitsPerPage: 2 }), await found('rope', { hitsPerPage: 2, page: 1 })]).toEqual(
    ['50', '41'],
  );
  expect(await found('rope', { hitsPerPage: 2, page: 2 })).toBe('23');
  expect(await ask('rope', { facets: ['colour'] })).toMatchObject({
    nbHits: 6,
    facets: { colour: { blue: 3, red: 3 } },
  });
  expect(await found('rope', { enableRules: false })).toBe('01235');
  expect(await found('rop')).toBe('01235');
  // Filters hold for what is pinned too, and what has a place behind the last stands last.
  expect(await found('rope', { facetFilters: ['colour:blue'] })).toBe('024');
  await save({
    ...ropes,
    consequence: {
      promote: [
        { objectID: 'gone', position: 0 },
        { objectID: 'r4', position: 90 },
      ],
    },
  });
  expect(await found('rope')).toBe('012354');
});

test('what is hidden is nowhere, what is boosted comes before its equals', async () => {
  await save({
    ...ropes,
    consequence: { hide: [{ objectID: 'r0' }], params: { optionalFilters: ['objectID:r3'] } },
  });
  expect(await found('rope')).toBe('3125');
  expect(await ask('rope', { hitsPerPage: 0, facets: 'colour' })).toMatchObject({
    nbHits: 4,
    facets: { colour: { blue: 1, red: 3 } },
  });
});

test('rules hold in their time, when they are switched on and where their words stand', async () => {
  const pin = { consequence: { promote: [{ objectID: 'r5', position: 0 }] } };
  const now = Date.now() / 1_000;
  await save({ ...ropes, ...pin, enabled: false });
  expect(await found('rope')).toBe('01235');
  await save({ ...ropes, ...pin, validity: [{ from: now + 60, until: now + 120 }] });
  expect(await found('rope')).toBe('01235');
  await save({ ...ropes, ...pin, validity: [{ from: now - 60, until: now + 60 }] });
  expect(await found('rope')).toBe('50123');
  await save({ conditions: [{ pattern: 'rope', anchoring: 'contains' }], ...pin });
  expect(await found('rope rope')).toBe('50123');
  expect(await found('ropes')).not.toBe('50123');
});

test('rules are read, changed one by one, tried without being saved, copied and kept on disk; what cannot be is refused', async () => {
  const rule = { objectID: 'a', ...ropes, consequence: { hide: [{ objectID: 'r0' }] } };
  await search.write('PUT', '/1/indexes/ropes/rules/a', rule);
  expect((await search.call('GET', '/1/indexes/ropes/rules/a')).body).toMatchObject(rule);
  expect((await search.call('POST', '/1/indexes/ropes/rules/search', { query: 'rope' })).body).toMatchObject({
    nbHits: 1,
  });
  const tried = await search.call('POST', '/1/indexes/ropes/rules/preview', {
    params: { query: 'rope', hitsPerPage: 1 },
    rules: [{ objectID: 'b', ...ropes, consequence: { promote: [{ objectID: 'r4', position: 0 }] } }],
  });
  expect(tried.body).toMatchObject({ hits: [{ objectID: 'r4' }], nbHits: 6 });
  for (const wrong of [
    { ...rule, consequence: { userData: {} } },
    { ...rule, consequence: { params: { query: 'x' } } },
    { ...rule, conditions: [{ pattern: 'rope', anchoring: 'near' }] },
    { ...rule, consequence: { promote: [{ objectID: 'r0', position: -1 }] } },
    { ...rule, validity: [{ from: 'now' }] },
  ]) {
    expect((await search.call('PUT', '/1/indexes/ropes/rules/a', wrong)).status).toBe(400);
  }
  await search.close();
  search = await createTestSearch({ folder });
  expect(await found('rope')).toBe('1235');
  await search.write('DELETE', '/1/indexes/ropes/rules/a');
  expect((await search.call('GET', '/1/indexes/ropes/rules/a')).status).toBe(404);
  expect(await found('rope')).toBe('01235');
});
