import { silentLog } from '@bowline/database';
import { localeNames } from '@bowline/markets';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSearchFacts, defaultSettings, type ProductFacts } from '../src/index.ts';
import {
  aCatalogue,
  aProduct,
  createTestCommerce,
  sampleCatalogue,
  type TestCommerce,
} from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

async function factsOf(
  source: TestCommerce,
  ...asked: Parameters<TestCommerce['feed']['productFacts']>
): Promise<readonly ProductFacts[]> {
  const all: ProductFacts[] = [];
  for await (const chunk of source.feed.productFacts(...asked)) all.push(...chunk);
  return all;
}

describe('facts of products', () => {
  test.each([
    { chunkSize: 1, sharesLocales: true },
    { chunkSize: 500, sharesLocales: true },
    { chunkSize: 3, sharesLocales: false },
  ])(
    'are the same however many are read at once, and for all locales one after the other: %o',
    async (options) => {
      const facts = createSearchFacts({
        database: commerce.database,
        clock: () => new Date('2026-11-02T09:00:00Z'),
        settings: defaultSettings,
        log: silentLog,
        ...options,
      });
      for (const locale of localeNames) {
        const all: ProductFacts[] = [];
        for await (const chunk of facts.productFacts(locale)) all.push(...chunk);
        expect(all).toEqual(await factsOf(commerce, locale));
        expect(all.length).toBeGreaterThan(0);
      }
    },
  );

  test('are one list for all products that say the same, so that what follows from it can be made once', async () => {
    const facts = createSearchFacts({
      database: commerce.database,
      clock: () => new Date('2026-11-02T09:00:00Z'),
      settings: defaultSettings,
      log: silentLog,
      sharesLocales: true,
    });
    const all: ProductFacts[] = [];
    for await (const chunk of facts.productFacts('en')) all.push(...chunk);
    for (const name of ['attributes', 'categoryTrails'] as const) {
      const lists = new Set(all.map((product) => product[name]));
      expect(lists.size).toBe(new Set(Array.from(lists, (list) => JSON.stringify(list))).size);
      expect(lists.size).toBeLessThan(all.length);
    }
  });

  test('7: are those of listed products, or of the listed ones among those asked for', async () => {
    const skus = (await factsOf(commerce, 'en')).map(({ sku }) => sku);
    expect(skus).toEqual(['CORD-RED', 'CORD-BLUE', 'KNIFE', 'BEAD-1', 'COURSE', 'GIFT-CARD']);
    const some = await factsOf(commerce, 'en', { ids: [8, 2, 999, 9] });
    expect(some.map(({ sku }) => sku).toSorted()).toEqual(['BEAD-1', 'KNIFE']);
  });

  test('tell what a record needs, in the language of the locale', async () => {
    const [cord] = await factsOf(commerce, 'nl-NL');
    expect(cord).toEqual({
      id: 1,
      sku: 'CORD-RED',
      variantSkus: ['CORD-RED-100', 'CORD-RED-500', 'CORD-RED-1000'],
      kind: 'configurable',
      visibility: 'both',
      name: 'Artikel CORD-RED',
      urlKey: 'nl-cord-red',
      urlSuffix: '',
      shortDescription: null,
      descriptionHtml: '<p>Over CORD-RED</p>',
      imageFile: 'catalog/product/cord-red/coil.svg',
      isSalable: true,
      ratingScore: null,
      createdAt: Date.parse('2026-01-01T00:00:00Z') / 1000,
      newFrom: null,
      prices: [{ currency: 'EUR', minor: 121, otherMinor: 100, euroCents: 121 }],
      categories: [
        { id: 2, position: 1 },
        { id: 3, position: 1 },
        { id: 4, position: 1 },
      ],
      categoryTrails: [['Categorie cord'], ['Categorie cord', 'Categorie climbing']],
      attributes: [
        { code: 'color', isFilterable: true, options: [{ id: 1, label: 'Red NL' }], value: null },
        {
          code: 'length',
          isFilterable: true,
          options: [
            { id: 3, label: '100cm NL' },
            { id: 4, label: '500cm NL' },
            { id: 5, label: '1000cm NL' },
          ],
          value: null,
        },
        { code: 'rope_diameter', isFilterable: false, options: [{ id: 7, label: '4 mm NL' }], value: null },
        { code: 'is_waterproof', isFilterable: true, options: [], value: '1' },
        { code: 'hs_tariff_number', isFilterable: false, options: [], value: '5609.00' },
      ],
      sortPositions: { rope_diameter: 2 },
      popularity: 0,
      relatedIds: [8],
      boughtWithIds: [9],
    });
  });

  test('8: prices are those displayed, for every currency of the locale; gift cards carry no VAT', async () => {
    const danish = await factsOf(commerce, 'da-DK');
    expect(danish.find(({ sku }) => sku === 'KNIFE')?.prices).toEqual([
      { currency: 'DKK', minor: 218_75, otherMinor: 175_00, euroCents: 31_25 },
      { currency: 'EUR', minor: 31_25, otherMinor: 25_00, euroCents: 31_25 },
    ]);
    expect(danish.find(({ sku }) => sku === 'GIFT-CARD')?.prices).toContainEqual({
      currency: 'EUR',
      minor: 10_00,
      otherMinor: 10_00,
      euroCents: 10_00,
    });
  });

  test('8: fixed prices and the reductions of the day count, but not those of what is sold out', async () => {
    const special = await createTestCommerce({
      catalogue: aCatalogue({
        stockPools: [{ key: 'gone', quantity: 0 }],
        products: [
          aProduct('FIXED', { fixedPrices: { GBP: 899 } }),
          aProduct('REDUCED', { reduction: { priceMinor: 750, from: '2026-11-01', to: '2026-11-02' } }),
          aProduct('LATER', { reduction: { priceMinor: 750, from: '2026-11-03' } }),
        ],
      }),
    });
    const prices = (await factsOf(special, 'en-GB')).map(({ sku, prices: shown }) => [
      sku,
      ...shown.map(({ minor }) => minor),
    ]);
    expect(prices).toEqual([
      ['FIXED', 10_79, 12_00],
      ['REDUCED', 7_65, 9_00],
      ['LATER', 10_20, 12_00],
    ]);
    const [fixed] = await factsOf(special, 'en-GB');
    // 8.99 GBP are 10.58 EUR by the rate, and 12.70 with VAT.
    expect(fixed?.prices[0]?.euroCents).toBe(12_70);
    await special.close();
  });

  test('7: where sold-out goods are hidden they have none, and only salable options count', async () => {
    const strict = await createTestCommerce({
      catalogue: sampleCatalogue,
      settings: { showOutOfStock: false },
    });
    const facts = await factsOf(strict, 'en');
    expect(facts.map(({ sku }) => sku)).toEqual(['CORD-RED', 'KNIFE', 'COURSE', 'GIFT-CARD']);
    expect(facts[0]?.attributes.find(({ code }) => code === 'length')?.options).toHaveLength(2);
    await strict.close();
  });
});

test('the endings of addresses are those the merchant decided, and a change of them changes every record', async () => {
  const { database } = commerce;
  const version = () =>
    database.kysely.selectFrom('reference_data_version').select('version').executeTakeFirstOrThrow();
  const before = await version();
  await commerce.admin.settings.decide('productUrlSuffix', '.html');
  await commerce.admin.settings.decide('categoryUrlSuffix', '.htm');
  expect((await version()).version).not.toBe(before.version);
  expect((await factsOf(commerce, 'en'))[0]?.urlSuffix).toBe('.html');
  expect((await commerce.feed.categoryFacts('en'))[0]?.urlSuffix).toBe('.htm');
  await commerce.admin.settings.withdraw('productUrlSuffix');
  await commerce.admin.settings.withdraw('categoryUrlSuffix');
});

test('categories are those that can be opened, with the number of their products', async () => {
  const facts = await commerce.feed.categoryFacts('nl-NL');
  expect(facts.map(({ key, productCount, trail }) => [key, productCount, trail])).toEqual([
    ['cord', 3, ['Categorie cord']],
    ['tools', 3, ['Categorie tools']],
    ['climbing', 1, ['Categorie cord', 'Categorie climbing']],
  ]);
});

test('pages are those that are active, without the home page', async () => {
  expect(await commerce.feed.pageFacts('nl-NL')).toEqual([
    {
      id: 2,
      identifier: 'returns',
      title: 'Retouren',
      urlKey: 'retouren',
      contentHtml: '<p>Stuur het terug</p>',
    },
  ]);
});

test('attributes say which of them filter and sort', async () => {
  const attributes = await commerce.feed.attributes('en');
  expect(attributes.filter(({ isSortable }) => isSortable).map(({ code }) => code)).toEqual([
    'rope_diameter',
  ]);
  expect(attributes.find(({ code }) => code === 'is_waterproof')).toEqual({
    code: 'is_waterproof',
    label: 'is_waterproof',
    isFilterable: true,
    isSortable: false,
    hasOptions: false,
  });
});

test('8: a currency without an exchange rate has no prices, and keeps nothing else out', async () => {
  const poor = await createTestCommerce({
    catalogue: aCatalogue({ products: [aProduct('ROPE')], exchangeRates: [] }),
  });
  const [rope] = await factsOf(poor, 'da-DK');
  expect(rope?.prices).toEqual([{ currency: 'EUR', minor: 12_50, otherMinor: 10_00, euroCents: 12_50 }]);
  await poor.close();
});
