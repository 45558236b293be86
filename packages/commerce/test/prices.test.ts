import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
});
afterAll(() => commerce.close());

async function product(sku: string, fields: string, options: object = {}): Promise<Record<string, unknown>> {
  const { products } = await commerce.read<{ products: { items: Record<string, unknown>[] } }>(
    `{ products(search: "${sku}") { items { ${fields} } } }`,
    options,
  );
  return products.items[0] ?? {};
}

const range = `price_range {
  minimum_price { regular_price { value currency } final_price { value currency } discount { amount_off percent_off } }
  maximum_price { final_price { value currency } } }`;

async function finalPrice(sku: string, options: object) {
  const { price_range } = await product(sku, range, options);
  return (price_range as { minimum_price: { final_price: { value: number; currency: string } } })
    .minimum_price.final_price;
}

describe('prices', () => {
  test('30: a simple product costs the same at both ends, without a discount', async () => {
    const price = { value: 30.25, currency: 'EUR' };
    expect(await product('knife', range, { store: 'nl_NL' })).toEqual({
      price_range: {
        minimum_price: {
          regular_price: price,
          final_price: price,
          discount: { amount_off: 0, percent_off: 0 },
        },
        maximum_price: { final_price: price },
      },
    });
  });

  test('30: a configurable product ranges over the variants that are in stock', async () => {
    expect(await product('cord-red', range, { store: 'nl_NL' })).toMatchObject({
      price_range: {
        minimum_price: { final_price: { value: 1.21 } },
        maximum_price: { final_price: { value: 6.05 } },
      },
    });
    expect(await product('cord-blue', range, { store: 'nl_NL' })).toMatchObject({
      price_range: { maximum_price: { final_price: { value: 6.05 } } },
    });
  });

  test('every store shows its currency and, where it is usual, the VAT of its country', async () => {
    const shown = (store: string, currency?: string) =>
      finalPrice('knife', currency ? { store, currency } : { store });
    expect(await shown('en')).toEqual({ value: 30.25, currency: 'EUR' });
    expect(await shown('de_DE')).toEqual({ value: 29.75, currency: 'EUR' });
    expect(await shown('de_DE', 'CHF')).toEqual({ value: 28.26, currency: 'CHF' });
    expect(await shown('en_GB')).toEqual({ value: 25.5, currency: 'GBP' });
    expect(await shown('pl_PL')).toEqual({ value: 131, currency: 'PLN' });
    expect(await shown('sv_SE')).toEqual({ value: 276.25, currency: 'SEK' });
    expect(await shown('en_US')).toEqual({ value: 27.5, currency: 'USD' });
  });

  test('31: tiers show what they save', async () => {
    expect(
      await product(
        'knife',
        'price_tiers { quantity final_price { value } discount { amount_off percent_off } }',
        {
          store: 'nl_NL',
        },
      ),
    ).toEqual({
      price_tiers: [
        { quantity: 5, final_price: { value: 24.2 }, discount: { amount_off: 6.05, percent_off: 20 } },
        { quantity: 10, final_price: { value: 18.15 }, discount: { amount_off: 12.1, percent_off: 40 } },
      ],
    });
    expect(await product('cord-red', 'price_tiers { quantity }')).toEqual({ price_tiers: [] });
  });

  test('cords have a price per metre and per foot, other goods have none', async () => {
    const fields = 'unit_price { metre { value currency } foot { value } }';
    expect(await product('cord-red', fields, { store: 'nl_NL' })).toEqual({
      unit_price: { metre: { value: 1.21, currency: 'EUR' }, foot: { value: 0.37 } },
    });
    expect(await product('knife', fields)).toEqual({ unit_price: null });
    const { variants } = await product(
      'cord-red',
      '... on ConfigurableProduct { variants { product { length_cm unit_price { metre { value } } } } }',
    );
    expect(variants).toMatchObject([
      { product: { length_cm: 100, unit_price: { metre: { value: 1.21 } } } },
      { product: { length_cm: 500 } },
      { product: { length_cm: 1000 } },
    ]);
  });

  test('a gift card ranges from its lowest to its highest amount, without VAT', async () => {
    expect(
      await product(
        'gift-card',
        `${range} ... on GiftCardProduct { allow_open_amount open_amount_min open_amount_max giftcard_amounts { value uid } lifetime giftcard_type }`,
        { store: 'nl_NL' },
      ),
    ).toMatchObject({
      price_range: {
        minimum_price: { final_price: { value: 10 } },
        maximum_price: { final_price: { value: 250 } },
      },
      allow_open_amount: true,
      open_amount_min: 10,
      open_amount_max: 250,
      giftcard_amounts: [{ value: 25 }, { value: 50 }],
      lifetime: 730,
      giftcard_type: 'VIRTUAL',
    });
  });

  test('the older price field agrees', async () => {
    expect(
      await product(
        'cord-red',
        'price { minimalPrice { amount { value } } maximalPrice { amount { value } } }',
      ),
    ).toEqual({
      price: { minimalPrice: { amount: { value: 1.21 } }, maximalPrice: { amount: { value: 6.05 } } },
    });
  });
});

describe('stock', () => {
  const variants =
    '... on ConfigurableProduct { variants { product { sku stock_status only_x_left_in_stock } } }';

  test('lengths share one pool of centimetres: 700 cm hold seven, one and none', async () => {
    expect(await product('cord-red', `stock_status only_x_left_in_stock ${variants}`)).toEqual({
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: null,
      variants: [
        { product: { sku: 'CORD-RED-100', stock_status: 'IN_STOCK', only_x_left_in_stock: null } },
        { product: { sku: 'CORD-RED-500', stock_status: 'IN_STOCK', only_x_left_in_stock: 1 } },
        { product: { sku: 'CORD-RED-1000', stock_status: 'OUT_OF_STOCK', only_x_left_in_stock: null } },
      ],
    });
  });

  test('a cord whose pool is shorter than every length is out of stock', async () => {
    expect(await product('cord-blue', 'stock_status')).toEqual({ stock_status: 'OUT_OF_STOCK' });
  });

  test('32: the number left is shown up to the threshold, and never when it is 0', async () => {
    const fields = 'stock_status only_x_left_in_stock';
    expect(await product('knife', fields)).toEqual({ stock_status: 'IN_STOCK', only_x_left_in_stock: 3 });
    expect(await product('bead-1', fields)).toEqual({
      stock_status: 'OUT_OF_STOCK',
      only_x_left_in_stock: null,
    });
    const discreet = await createTestCommerce({
      catalogue: sampleCatalogue,
      settings: { lowStockThreshold: 0 },
    });
    const { data } = await discreet.query(`{ products(search: "knife") { items { ${fields} } } }`);
    expect(data).toEqual({ products: { items: [{ stock_status: 'IN_STOCK', only_x_left_in_stock: null }] } });
    await discreet.close();
  });

  test('goods without a pool never run out', async () => {
    expect(await product('course', 'stock_status only_x_left_in_stock')).toEqual({
      stock_status: 'IN_STOCK',
      only_x_left_in_stock: null,
    });
  });
});
