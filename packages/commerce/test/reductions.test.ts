import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCatalogue,
  aCategory,
  aConfigurableCord,
  anAttribute,
  aProduct,
  createTestCommerce,
  inEveryLocale,
  type TestCommerce,
} from '../src/testing/index.ts';

const lengths = [100, 500];

const monday = new Date('2026-11-02T09:00:00Z');
let now = monday;

/** The history is that of the pricing rules, cases H1 to H5. */
const history = [
  { validFrom: '2026-01-01', priceMinor: 10_00 },
  { validFrom: '2026-10-10', priceMinor: 8_00 },
  { validFrom: '2026-10-20', priceMinor: 9_00 },
];

let commerce: TestCommerce;
beforeAll(async () => {
  const cord = aConfigurableCord('CORD', lengths, { pool: 'cord' });
  commerce = await createTestCommerce({
    clock: () => now,
    referenceMaxAgeMs: 60_000,
    catalogue: aCatalogue({
      attributes: [
        anAttribute('length', {
          isConfigurable: true,
          options: lengths.map((cm) => ({ code: `${cm}cm`, labels: inEveryLocale(`${cm} cm`) })),
        }),
      ],
      categories: [aCategory('tools')],
      stockPools: [{ key: 'cord', quantity: 1000 }],
      products: [
        aProduct('H1', {
          priceMinor: 9_00,
          priceHistory: history,
          reduction: { priceMinor: 7_00, from: '2026-11-01', to: '2026-11-02' },
          tiers: [
            { quantity: 5, percentOff: 5 },
            { quantity: 10, percentOff: 10 },
          ],
          categories: [{ key: 'tools' }],
        }),
        aProduct('PLANNED', { reduction: { priceMinor: 7_00, from: '2026-11-03' } }),
        aProduct('OVER', { reduction: { priceMinor: 7_00, from: '2026-10-01', to: '2026-11-01' } }),
        aProduct('UNDATED', { reduction: { priceMinor: 7_00 } }),
        aProduct('NEW', {
          createdAt: '2026-11-02T00:00:00Z',
          reduction: { priceMinor: 7_00, from: '2026-11-02' },
        }),
        aProduct('FIXED', { fixedPrices: { GBP: 8_99, SEK: 150_00 } }),
        aProduct('FIXED-REDUCED', {
          fixedPrices: { GBP: 8_99 },
          reduction: { priceMinor: 7_50, from: '2026-11-01' },
          tiers: [{ quantity: 10, percentOff: 10 }],
        }),
        {
          ...cord,
          variants: (cord.variants ?? []).map((variant) =>
            variant.lengthCm === 500
              ? { ...variant, reduction: { priceMinor: 80, from: '2026-11-01' } }
              : variant,
          ),
        },
      ],
    }),
  });
});
afterAll(() => commerce.close());

const priceFields = `sku special_price special_from_date special_to_date
  price_range { minimum_price { regular_price { value } final_price { value currency } discount { amount_off percent_off } }
    maximum_price { regular_price { value } final_price { value } } }`;

async function product(sku: string, options: object = { store: 'nl_NL' }, fields = priceFields) {
  const { products } = await commerce.read<{ products: { items: Record<string, unknown>[] } }>(
    `{ products(filter: {sku: {eq: "${sku}"}}) { items { ${fields} } } }`,
    options,
  );
  return products.items[0];
}

const costs = (regular: number, final: number) => ({
  price_range: { minimum_price: { regular_price: { value: regular }, final_price: { value: final } } },
});

describe('reduced prices', () => {
  test('rule 13, H1: the struck-through price is the lowest of the 30 days before', async () => {
    expect(await product('H1')).toEqual({
      sku: 'H1',
      special_price: 8.47,
      special_from_date: '2026-11-01 00:00:00',
      special_to_date: '2026-11-02 00:00:00',
      price_range: {
        minimum_price: {
          regular_price: { value: 9.68 },
          final_price: { value: 8.47, currency: 'EUR' },
          discount: { amount_off: 1.21, percent_off: 12.5 },
        },
        maximum_price: { regular_price: { value: 9.68 }, final_price: { value: 8.47 } },
      },
    });
  });

  test('rule 11: a reduction that is planned or over is not shown', async () => {
    const unreduced = { special_price: null, special_from_date: null, special_to_date: null };
    expect(await product('PLANNED')).toMatchObject({ ...unreduced, ...costs(12.1, 12.1) });
    expect(await product('OVER')).toMatchObject({ ...unreduced, ...costs(12.1, 12.1) });
  });

  test('rule 11: it begins and ends at midnight of the shop, not of Greenwich', async () => {
    const special = async (moment: string) => {
      now = new Date(moment);
      return (await product('H1'))?.special_price;
    };
    expect(await special('2026-10-31T22:59:59Z')).toBeNull();
    expect(await special('2026-10-31T23:00:00Z')).toBe(8.47);
    expect(await special('2026-11-02T22:59:59Z')).toBe(8.47);
    expect(await special('2026-11-02T23:00:00Z')).toBeNull();
    now = monday;
  });

  test('rule 16: without a first day it began on the day after the last recorded price', async () => {
    expect(await product('UNDATED')).toMatchObject({
      special_from_date: '2026-01-02 00:00:00',
      ...costs(12.1, 8.47),
    });
  });

  test('rule 13, H4: what was never sold before has nothing to strike through', async () => {
    expect(await product('NEW')).toMatchObject({ special_price: 8.47, ...costs(8.47, 8.47) });
  });

  test('rule 14: a range shows the regular price of the variant at each end', async () => {
    expect(await product('CORD')).toMatchObject({
      special_price: null,
      price_range: {
        minimum_price: {
          regular_price: { value: 6.05 },
          final_price: { value: 0.97 },
          discount: { amount_off: 5.08, percent_off: 83.97 },
        },
        maximum_price: { regular_price: { value: 1.21 }, final_price: { value: 1.21 } },
      },
    });
    const variants = '... on ConfigurableProduct { variants { product { sku special_price } } }';
    expect(await product('CORD', { store: 'nl_NL' }, variants)).toEqual({
      variants: [
        { product: { sku: 'CORD-100', special_price: null } },
        { product: { sku: 'CORD-500', special_price: 0.97 } },
      ],
    });
  });

  test('rule 7: the unit price is that of the reduced length', async () => {
    const unit = 'unit_price { metre { value } }';
    // 0.80 × 1.21 / 5 = 0.1936.
    expect(await product('CORD', { store: 'nl_NL' }, unit)).toEqual({
      unit_price: { metre: { value: 0.19 } },
    });
  });

  test('rule 6: tiers take their per cents off the reduced price', async () => {
    const tiers = 'price_tiers { quantity final_price { value } discount { amount_off percent_off } }';
    expect(await product('H1', { store: 'nl_NL' }, tiers)).toEqual({
      price_tiers: [
        // 7.00 × 1.21 = 8.47; × 0.95 = 8.0465, × 0.90 = 7.623.
        { quantity: 5, final_price: { value: 8.05 }, discount: { amount_off: 0.42, percent_off: 5 } },
        { quantity: 10, final_price: { value: 7.62 }, discount: { amount_off: 0.85, percent_off: 10 } },
      ],
    });
  });
});

describe('fixed prices per currency', () => {
  test('rule 10, G8 and G9: in their currency, with VAT on top, reductions and tiers in proportion', async () => {
    expect(await product('FIXED', { store: 'en_GB' })).toMatchObject(costs(10.79, 10.79));
    expect(await product('FIXED-REDUCED', { store: 'en_GB' })).toMatchObject({
      special_price: 8.09,
      ...costs(10.79, 8.09),
    });
    const tiers = 'price_tiers { final_price { value currency } }';
    // 8.99 × 0.75 × 0.9 × 1.20 = 7.2819.
    expect(await product('FIXED-REDUCED', { store: 'en_GB' }, tiers)).toEqual({
      price_tiers: [{ final_price: { value: 7.28, currency: 'GBP' } }],
    });
  });

  test('rule 10: other currencies are converted, and Swedish prices stay without VAT', async () => {
    expect(await product('FIXED', { store: 'nl_NL' })).toMatchObject(costs(12.1, 12.1));
    expect(await product('FIXED', { store: 'sv_SE' })).toMatchObject(costs(150, 150));
    expect(await product('FIXED', { store: 'en_GB', currency: 'EUR' })).toMatchObject(costs(12, 12));
  });
});

describe('listings', () => {
  async function list(args: string, options: object = { store: 'nl_NL' }): Promise<string[]> {
    const { products } = await commerce.read<{ products: { items: { sku: string }[] } }>(
      `{ products(${args}) { items { sku } } }`,
      options,
    );
    return products.items.map(({ sku }) => sku);
  }

  test('12: a price filter takes what is charged now, both bounds included', async () => {
    expect(await list('filter: {price: {from: "8.47", to: "8.47"}}, sort: {name: ASC}')).toEqual([
      'H1',
      'NEW',
      'UNDATED',
    ]);
    expect(await list('filter: {price: {from: "0.97", to: "0.97"}}')).toEqual(['CORD']);
  });

  test('12: fixed prices are compared exactly as they are displayed', async () => {
    const british = { store: 'en_GB' };
    expect(await list('filter: {price: {from: "10.79", to: "10.79"}}', british)).toEqual(['FIXED']);
    expect(await list('filter: {price: {from: "8.09", to: "8.09"}}', british)).toEqual(['FIXED-REDUCED']);
    expect(await list('filter: {price: {from: "8.10", to: "10.78"}}', british)).toEqual(['OVER', 'PLANNED']);
    expect(await list('filter: {price: {from: "150", to: "150"}}', { store: 'sv_SE' })).toEqual(['FIXED']);
  });

  test('12: sorting by price follows what is charged', async () => {
    const sorted = await list('filter: {}, sort: {price: ASC}', { store: 'sv_SE' });
    expect(sorted[0]).toBe('CORD');
    expect(sorted.at(-1)).toBe('FIXED');
  });

  test('20: price facets count what is charged', async () => {
    const { products } = await commerce.read<{ products: { aggregations: unknown[] } }>(
      '{ products(filter: {}) { aggregations { attribute_code options { value count } } } }',
      { store: 'nl_NL' },
    );
    expect(products.aggregations[0]).toEqual({
      attribute_code: 'price',
      options: [
        { value: '0_10', count: 5 },
        { value: '10_20', count: 3 },
      ],
    });
  });

  test('reductions cost a listing two trips to the database, however many there are', async () => {
    const query = `{ products(filter: {}) { items { ${priceFields} } } }`;
    // Page, products, then what is sold with the histories of products, and the histories of variants.
    expect(await commerce.countTrips(query)).toBe(4);
  });
});
