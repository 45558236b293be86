import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCatalogue,
  aConfigurableCord,
  anAttribute,
  aProduct,
  createTestCommerce,
  inEveryLocale,
  type TestCommerce,
} from '../src/testing/index.ts';

const lengths = [100, 500, 1000];
const colours = ['RED', 'BLUE', 'BLACK', 'HIDDEN', 'WHITE'];

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({
    referenceMaxAgeMs: 60_000,
    catalogue: aCatalogue({
      attributes: [
        anAttribute('color', {
          inputType: 'multiselect',
          options: [
            { code: 'red', labels: inEveryLocale('Red'), swatch: '#cc2222' },
            { code: 'blue', labels: inEveryLocale('Blue'), swatch: 'swatches/blue.svg' },
          ],
        }),
        anAttribute('length', {
          isConfigurable: true,
          options: lengths.map((cm) => ({ code: `${cm}cm`, labels: inEveryLocale(`${cm} cm`) })),
        }),
        anAttribute('max_continuous_length', { options: [{ code: '5', labels: inEveryLocale('5 m') }] }),
      ],
      stockPools: [
        { key: 'RED', quantity: 700 },
        { key: 'BLUE', quantity: 9 },
        { key: 'BLACK', quantity: 300 },
        { key: 'HIDDEN', quantity: 300 },
        { key: 'WHITE', quantity: 300 },
        { key: 'knives', quantity: 3 },
      ],
      products: [
        ...colours.map((colour) =>
          aConfigurableCord(colour, lengths, {
            pool: colour,
            siblingGroup: 'para-550',
            sample: colour === 'BLACK' ? { sku: 'SNIP', lengthCm: 20, priceMinor: 1_00 } : true,
            ...(colour === 'HIDDEN' && { visibility: 'none' }),
            ...(colour === 'RED' && { media: [{ file: 'red.svg', kind: 'coil' }] }),
            attributes: {
              ...(colour === 'RED' && { color: ['blue', 'red'] }),
              ...(colour === 'BLUE' && { color: ['blue'] }),
              ...(colour !== 'WHITE' && { max_continuous_length: '5' }),
            },
          }),
        ),
        aProduct('KNIFE', { stock: { pool: 'knives', units: 1 } }),
        aProduct('COURSE', { kind: 'virtual' }),
      ],
    }),
  });
});
afterAll(() => commerce.close());

async function product(sku: string, fields: string): Promise<Record<string, unknown>> {
  const { products } = await commerce.read<{ products: { items: Record<string, unknown>[] } }>(
    `{ products(filter: {sku: {eq: "${sku}"}}) { items { ${fields} } } }`,
    { store: 'nl_NL' },
  );
  return products.items[0] ?? {};
}

describe('samples', () => {
  const fields = 'sample { sku price { value currency } length_cm stock_status }';

  test('rule 1, C1: ten centimetres for fifty cents, with VAT as any price', async () => {
    expect(await product('RED', fields)).toEqual({
      sample: {
        sku: 'RED-SAMPLE',
        price: { value: 0.61, currency: 'EUR' },
        length_cm: 10,
        stock_status: 'IN_STOCK',
      },
    });
  });

  test('rule 1: unless the data say otherwise, or there is none', async () => {
    expect(await product('BLACK', fields)).toMatchObject({
      sample: { sku: 'SNIP', price: { value: 1.21 }, length_cm: 20 },
    });
    expect(await product('KNIFE', fields)).toEqual({ sample: null });
  });

  test('rule 1: a variant shows the sample of its product', async () => {
    const variants = '... on ConfigurableProduct { variants { product { sample { sku } } } }';
    expect(await product('RED', variants)).toEqual({
      variants: lengths.map(() => ({ product: { sample: { sku: 'RED-SAMPLE' } } })),
    });
  });

  test('rule 2, C2: it is sold out when the pool is shorter', async () => {
    expect(await product('BLUE', fields)).toMatchObject({ sample: { stock_status: 'OUT_OF_STOCK' } });
  });

  test('rule 1: it is never listed', async () => {
    const { products } = await commerce.read<{ products: { total_count: number } }>(
      '{ products(search: "SAMPLE") { total_count } }',
    );
    expect(products.total_count).toBe(0);
  });
});

describe('colour siblings', () => {
  test('rules 3 and 4: every colour in the order of the colours, with itself', async () => {
    const fields = `colour_siblings { uid sku name url_key label swatch swatches stock_status small_image { url label } }`;
    const { colour_siblings } = await product('BLUE', fields);
    expect(colour_siblings).toMatchObject([
      { sku: 'RED' },
      { sku: 'BLUE' },
      { sku: 'BLACK' },
      { sku: 'WHITE' },
    ]);
    expect(colour_siblings).toMatchObject([
      {
        name: 'Artikel RED',
        url_key: 'nl-red',
        label: 'Red NL / Blue NL',
        swatch: '#cc2222',
        swatches: ['#cc2222', 'https://shop.test/media/swatches/blue.svg'],
        stock_status: 'IN_STOCK',
        small_image: { url: 'https://shop.test/media/red.svg', label: 'Artikel RED' },
      },
      { stock_status: 'OUT_OF_STOCK', swatch: 'https://shop.test/media/swatches/blue.svg' },
      {
        label: 'Artikel BLACK',
        swatch: null,
        swatches: [],
        small_image: { url: 'https://shop.test/media/placeholder.svg' },
      },
      {},
    ]);
  });

  test('rule 3, C6: the product itself is always among those asked for', async () => {
    const skus = async (sku: string) =>
      ((await product(sku, 'colour_siblings(limit: 2) { sku }')).colour_siblings as { sku: string }[]).map(
        (sibling) => sibling.sku,
      );
    expect(await skus('RED')).toEqual(['RED', 'BLUE']);
    expect(await skus('WHITE')).toEqual(['RED', 'WHITE']);
  });

  test('rule 3: what belongs to no group has none', async () => {
    expect(await product('KNIFE', 'colour_siblings { sku }')).toEqual({ colour_siblings: [] });
  });

  test('many products and their variants need one trip to the database', async () => {
    const query = '{ products(filter: {}) { items { sku colour_siblings { sku small_image { url } } } } }';
    // Page, products, siblings.
    expect(await commerce.countTrips(query)).toBe(3);
  });
});

describe('stock truth', () => {
  const fields =
    'quantity longest_piece_cm ... on ConfigurableProduct { variants { product { quantity longest_piece_cm } } }';

  test('rules 5 and 6, C3 and C4: lengths share a pool, and a piece is no longer than it is made', async () => {
    expect(await product('RED', fields)).toEqual({
      quantity: 7,
      longest_piece_cm: 500,
      variants: [
        { product: { quantity: 7, longest_piece_cm: 500 } },
        { product: { quantity: 1, longest_piece_cm: 500 } },
        { product: { quantity: 0, longest_piece_cm: 500 } },
      ],
    });
  });

  test('rule 6, C5: the whole pool when it is shorter, or when nothing limits it', async () => {
    expect(await product('BLACK', 'longest_piece_cm')).toEqual({ longest_piece_cm: 300 });
    expect(await product('WHITE', 'longest_piece_cm')).toEqual({ longest_piece_cm: 300 });
  });

  test('rules 5 and 6: piece goods have a quantity only, and what never runs out has neither', async () => {
    expect(await product('KNIFE', 'quantity longest_piece_cm')).toEqual({
      quantity: 3,
      longest_piece_cm: null,
    });
    expect(await product('COURSE', 'quantity longest_piece_cm')).toEqual({
      quantity: null,
      longest_piece_cm: null,
    });
  });
});
