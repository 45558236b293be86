import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { aCatalogue, aProduct, createTestCommerce, type TestCommerce } from '../src/testing/index.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let seller: TestStaff;
let rebuilt = 0;

beforeAll(async () => {
  commerce = await createTestCommerce({
    clock: () => now,
    catalogue: aCatalogue({ products: ['ROPE', 'CORD', 'HOOK'].map((sku) => aProduct(sku)) }),
    searchDesk: {
      popular: (locale) => (locale === 'en' ? [{ query: 'rope', count: 5, hits: 30 }] : []),
      empty: (locale) => (locale === 'en' ? [{ query: 'hammock', count: 2, hits: 0 }] : []),
      progress: () => ({ isBuilding: rebuilt > 0, builtLocales: 0, locales: 11, lastBuild: null }),
      preview: async (locale, query, rule) => [
        { sku: query, name: `${locale}: ${rule ? rule.pinned.length : 'as it is'}` },
      ],
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

test('rules 12 and 13: rules are kept, told to whoever fills the indices, shown before they are kept, and removed', async () => {
  const keep = 'mutation ($id: Int, $rule: SearchRuleInput!) { keepSearchRule(id: $id, rule: $rule) }';
  const rule = {
    ...{ locale: 'en', query: '  dog   lead ', pinned: ['HOOK', 'ROPE'], hidden: ['CORD'], boosted: [] },
    ...{ startsOn: '2026-11-07', endsOn: '2026-11-08' },
  };
  const refused = async (change: object) => (await seller.ask(keep, { rule: { ...rule, ...change } })).code;
  for (const [code, change] of [
    ['locale-not-known', { locale: 'xx' }],
    ['rule-query-not-valid', { query: ' ! ' }],
    ['rule-query-not-valid', { query: 'x'.repeat(61) }],
    ['rule-empty', { pinned: [], hidden: [] }],
    ['rule-too-long', { pinned: Array.from({ length: 21 }, (_, index) => `S-${index}`) }],
    ['rule-product-twice', { boosted: ['CORD'] }],
    ['rule-product-not-known', { boosted: ['NOBODY'] }],
    ['rule-days-not-valid', { endsOn: '2026-11-06' }],
    ['rule-days-not-valid', { startsOn: 'Saturday' }],
  ] as const) {
    expect([code, await refused(change)]).toEqual([code, code]);
  }
  const position = await commerce.feed.position();
  const { keepSearchRule: id } = await seller.read<{ keepSearchRule: number }>(keep, { rule });
  expect(
    await seller.read('{ searchRules(locale: "en") { query pinned hidden boosted startsOn endsOn } }'),
  ).toEqual({
    searchRules: [
      {
        ...{ query: 'dog lead', pinned: ['HOOK', 'ROPE'], hidden: ['CORD'], boosted: [] },
        ...{ startsOn: '2026-11-07', endsOn: '2026-11-08' },
      },
    ],
  });
  expect(await commerce.feed.changesSince(position)).toMatchObject({ synonyms: true, everything: false });
  const { rows } = await commerce.database.pool.query<{ id: number; sku: string }>(
    'select id, sku from product',
  );
  const idOf = (sku: string) => rows.find((row) => row.sku === sku)?.id;
  expect(await commerce.feed.rules('en')).toEqual([
    {
      ...{ id, query: 'dog lead', pinned: [idOf('HOOK'), idOf('ROPE')], hidden: [idOf('CORD')], boosted: [] },
      // Midnight of Amsterdam, and that after the last day.
      from: Date.UTC(2026, 10, 6, 23) / 1_000,
      until: Date.UTC(2026, 10, 8, 23) / 1_000,
    },
  ]);
  expect(await commerce.feed.rules('nl-NL')).toEqual([]);
  expect(
    await seller.read(
      'query ($rule: SearchRuleInput!) { searchPreview(rule: $rule) { without { sku name } with { name } } }',
      { rule },
    ),
  ).toEqual({
    searchPreview: { without: [{ sku: 'dog lead', name: 'en: as it is' }], with: [{ name: 'en: 2' }] },
  });
  await seller.read(keep, { id, rule: { ...rule, query: 'leash', startsOn: null, endsOn: null } });
  expect(await commerce.feed.rules('en')).toMatchObject([{ id, query: 'leash', from: null, until: null }]);
  expect((await seller.ask(keep, { id: 999_999, rule })).code).toBe('rule-not-found');
  await seller.read('mutation ($id: Int!) { removeSearchRule(id: $id) }', { id });
  expect(await commerce.feed.rules('en')).toEqual([]);
  expect((await seller.ask('mutation ($id: Int!) { removeSearchRule(id: $id) }', { id })).code).toBe(
    'rule-not-found',
  );
});
