import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  aCatalogue,
  anAttribute,
  aProduct,
  createTestCommerce,
  inEveryLocale,
  refusalOf,
  type TestCommerce,
} from '../src/testing/index.ts';

const option = (code: string, swatch?: string) => ({
  code,
  labels: inEveryLocale(code),
  ...(swatch && { swatch }),
});
const { priceMinor: _, ...strap } = aProduct('STRAP');

const variant = (color: string, width: string, pool: string, images: string[] = []) => ({
  sku: `STRAP-${color}-${width}`,
  priceMinor: 5_00,
  stock: { pool, units: 1 },
  attributes: { color, strap_width: width },
  media: images.map((file) => ({ file, kind: 'front' as const })),
});

let commerce: TestCommerce;
beforeAll(async () => {
  commerce = await createTestCommerce({
    catalogue: aCatalogue({
      attributes: [
        anAttribute('color', {
          isConfigurable: true,
          options: [option('red', '#cc2222'), option('blue', 'blue.svg')],
        }),
        anAttribute('strap_width', { isConfigurable: true, options: [option('20'), option('40')] }),
      ],
      stockPools: [
        { key: 'full', quantity: 9 },
        { key: 'empty', quantity: 0 },
      ],
      products: [
        {
          ...strap,
          kind: 'configurable',
          configurableAttributes: ['color', 'strap_width'],
          media: [{ file: 'strap.svg', kind: 'front' }],
          variants: [
            variant('red', '20', 'full', ['red.svg']),
            variant('red', '40', 'empty', ['red.svg', 'red-40.svg']),
            variant('blue', '20', 'full'),
            { ...variant('blue', '40', 'full'), isActive: false },
          ],
        },
        aProduct('OTHER'),
      ],
    }),
  });
});
afterAll(() => commerce.close());

const uid = (text: string) => Buffer.from(text).toString('base64');
const [red, blue, narrow, wide] = [
  'configurable/1/1',
  'configurable/1/2',
  'configurable/2/3',
  'configurable/2/4',
].map(uid);

async function product(fields: string, options = {}): Promise<Record<string, unknown>> {
  const answer = await commerce.query(
    `{ products(filter: {sku: {eq: "STRAP"}}) { items { ... on ConfigurableProduct { ${fields} } } } }`,
    options,
  );
  const items = (answer.data?.products as { items: Record<string, unknown>[] } | null)?.items;
  return { ...items?.[0], refusal: refusalOf(answer) };
}

async function selection(uids: (string | undefined)[]) {
  const found =
    await product(`configurable_product_options_selection(configurableOptionValueUids: ${JSON.stringify(uids)}) {
    configurable_options { uid attribute_code values { uid label is_available } }
    options_available_for_selection { attribute_code option_value_uids }
    variant { uid sku url_key name } media_gallery { url } }`);
  return found.refusal ?? found.configurable_product_options_selection;
}

describe('options and variants', () => {
  test('options and values have the uids of their tables', async () => {
    const { configurable_options } = await product(
      'configurable_options { uid attribute_uid attribute_code label position values { uid value_index label swatch_data { __typename value ... on ImageSwatchData { thumbnail } } } }',
      { store: 'nl_NL' },
    );
    expect(configurable_options).toEqual([
      {
        uid: uid('configurable/1/1'),
        attribute_uid: uid('1'),
        attribute_code: 'color',
        label: 'color NL',
        position: 0,
        values: [
          {
            uid: red,
            value_index: 1,
            label: 'red NL',
            swatch_data: { __typename: 'ColorSwatchData', value: '#cc2222' },
          },
          {
            uid: blue,
            value_index: 2,
            label: 'blue NL',
            swatch_data: {
              __typename: 'ImageSwatchData',
              value: 'blue.svg',
              thumbnail: 'https://shop.test/media/blue.svg',
            },
          },
        ],
      },
      expect.objectContaining({ uid: uid('configurable/1/2'), attribute_code: 'strap_width' }),
    ]);
  });

  test('41: variants are those that are switched on, with the values that make them up', async () => {
    const { variants } = await product(
      'variants { attributes { code label uid value_index } product { sku stock_status } }',
    );
    expect(variants).toEqual([
      {
        attributes: [
          { code: 'color', label: 'red', uid: red, value_index: 1 },
          { code: 'strap_width', label: '20', uid: narrow, value_index: 3 },
        ],
        product: { sku: 'STRAP-red-20', stock_status: 'IN_STOCK' },
      },
      expect.objectContaining({ product: { sku: 'STRAP-red-40', stock_status: 'OUT_OF_STOCK' } }),
      expect.objectContaining({ product: { sku: 'STRAP-blue-20', stock_status: 'IN_STOCK' } }),
    ]);
  });

  test('a variant is named after its options and shows the pictures of its product when it has none', async () => {
    const { variants } = await product('variants { product { name image { url } } }', { store: 'nl_NL' });
    expect(variants).toMatchObject([
      {
        product: {
          name: 'Artikel STRAP - red NL - 20 NL',
          image: { url: 'https://shop.test/media/red.svg' },
        },
      },
      {},
      { product: { image: { url: 'https://shop.test/media/strap.svg' } } },
    ]);
  });
});

describe('choosing', () => {
  test('36: without a choice there is no variant and everything can be chosen', async () => {
    expect(await selection([])).toMatchObject({
      variant: null,
      configurable_options: [
        { uid: uid('1'), attribute_code: 'color', values: [{ uid: red }, { uid: blue }] },
        { uid: uid('2'), attribute_code: 'strap_width', values: [{ uid: narrow }, { uid: wide }] },
      ],
    });
  });

  test('37: one choice leaves the other option, with the values that still lead somewhere', async () => {
    expect(await selection([blue])).toMatchObject({
      variant: null,
      configurable_options: [
        { attribute_code: 'strap_width', values: [{ uid: narrow, is_available: true }] },
      ],
      options_available_for_selection: [{ attribute_code: 'strap_width', option_value_uids: [narrow] }],
    });
    expect(await selection([red])).toMatchObject({
      configurable_options: [{ values: [{ is_available: true }, { uid: wide, is_available: false }] }],
    });
  });

  test('38: all choices give the variant', async () => {
    expect(await selection([narrow, red])).toMatchObject({
      configurable_options: [],
      variant: { uid: 'Mg==', sku: 'STRAP-red-20', url_key: 'strap-red-20' },
    });
  });

  test('39: a uid that is none of the product is refused', async () => {
    for (const wrong of ['x', uid('configurable/1/99'), uid('configurable/1'), uid('1')]) {
      expect(await selection([wrong])).toEqual({
        message: 'configurableOptionValueUids values are incorrect',
        category: 'graphql-input',
        status: 200,
      });
    }
  });

  test('40: the gallery unites the pictures of what is still possible', async () => {
    const urls = async (uids: (string | undefined)[]) => {
      const found = (await selection(uids)) as { media_gallery: { url: string }[] };
      return found.media_gallery.map(({ url }) => url.split('/').at(-1));
    };
    expect(await urls([])).toEqual(['red.svg', 'red-40.svg', 'strap.svg']);
    expect(await urls([red, wide])).toEqual(['red.svg', 'red-40.svg']);
    expect(await urls([blue])).toEqual(['strap.svg']);
  });

  test('41: where sold-out goods are hidden, they cannot be chosen', async () => {
    const strict = await createTestCommerce({
      settings: { showOutOfStock: false },
      catalogue: aCatalogue({
        attributes: [
          anAttribute('color', { isConfigurable: true, options: [option('red'), option('blue')] }),
        ],
        stockPools: [
          { key: 'full', quantity: 1 },
          { key: 'empty', quantity: 0 },
        ],
        products: [
          {
            ...strap,
            kind: 'configurable',
            configurableAttributes: ['color'],
            variants: (['red', 'blue'] as const).map((color) => ({
              sku: color,
              priceMinor: 1_00,
              attributes: { color },
              stock: { pool: color === 'red' ? 'full' : 'empty', units: 1 },
            })),
          },
        ],
      }),
    });
    const { data } = await strict.query(
      '{ products(search: "strap") { items { ... on ConfigurableProduct { variants { product { sku } } configurable_options { values { label } } } } } }',
    );
    expect(data).toEqual({
      products: {
        items: [
          { variants: [{ product: { sku: 'red' } }], configurable_options: [{ values: [{ label: 'red' }] }] },
        ],
      },
    });
    await strict.close();
  });
});
