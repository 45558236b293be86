import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let seller: TestStaff;
let rebuilt = 0;

beforeAll(async () => {
  commerce = await createTestCommerce({
    clock: () => now,
    searchDesk: {
      popular: (locale) => (locale === 'en' ? [{ query: 'rope', count: 5, hits: 30 }] : []),
      empty: (locale) => (locale === 'en' ? [{ query: 'hammock', count: 2, hits: 0 }] : []),
      progress: () => ({ isBuilding: rebuilt > 0, builtLocales: 0, locales: 11, lastBuild: null }),
      rebuild: () => {
        rebuilt += 1;
      },
    },
  });
  seller = await hireStaff(commerce, { role: 'catalogue', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

test('what visitors asked is told by locale, and counted on Today', async () => {
  const { searches } = await seller.read<{ searches: unknown }>(
    '{ searches(locale: "en") { popular { query count hits } empty { query count } } }',
  );
  expect(searches).toEqual({
    popular: [{ query: 'rope', count: 5, hits: 30 }],
    empty: [{ query: 'hammock', count: 2 }],
  });
  expect((await seller.ask('{ searches(locale: "xx") { popular { query } } }')).code).toBe(
    'locale-not-known',
  );
  expect(await seller.read('{ today { searchesEmpty } }')).toEqual({ today: { searchesEmpty: 1 } });
});

test('synonyms of a language are replaced, indices are built anew on wish', async () => {
  const replace = `mutation ($language: String!, $synonyms: [SynonymInput!]!) {
    replaceSynonyms(language: $language, synonyms: $synonyms) }`;
  const synonyms = [{ words: ['leash', 'lead'] }, { input: 'teal', words: ['petrol'] }];
  await seller.read(replace, { language: 'en', synonyms });
  expect(await seller.read('{ synonyms(language: "en") { input words } }')).toEqual({
    synonyms: [{ input: null, words: ['leash', 'lead'] }, synonyms[1]],
  });
  expect((await seller.ask(replace, { language: 'en', synonyms: [{ words: ['alone'] }] })).code).toBe(
    'synonyms-not-valid',
  );
  await seller.read('mutation { rebuildIndices }');
  expect(rebuilt).toBe(1);
  expect(await seller.read('{ indexing { isBuilding locales products } }')).toEqual({
    indexing: { isBuilding: true, locales: 11, products: null },
  });
});
