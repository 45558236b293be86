import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

const now = new Date('2026-11-02T09:00:00Z');
const shelf = new Map<string, Uint8Array>();
let commerce: TestCommerce;
let editor: TestStaff;

beforeAll(async () => {
  commerce = await createTestCommerce({
    catalogue: sampleCatalogue,
    clock: () => now,
    pictures: {
      async clean(bytes) {
        const large = new Uint8Array([...bytes, 1]);
        return bytes.length < 3 ? 'not-a-picture' : { width: 1, height: 1, large, small: large };
      },
    },
    pictureShelf: { keep: async (file, bytes) => void shelf.set(file, bytes) },
  });
  editor = await hireStaff(commerce, { role: 'catalogue', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

const copy = `mutation ($sku: String!, $newSku: String!, $swatch: String!, $names: [ColourNameInput!]!) {
  copyAsColour(sku: $sku, newSku: $newSku, swatch: $swatch, names: $names) }`;
const names = [
  { locale: 'en', name: 'Teal' },
  { locale: 'nl-NL', name: 'Petrol' },
];
const teal = { sku: 'CORD-RED', newSku: 'CORD-TEAL', swatch: '#1a7f7a', names };

interface Shown {
  readonly products: { readonly items: readonly Record<string, unknown>[] };
}

const inShop = async (sku: string, store = 'default') =>
  (
    await commerce.read<Shown>(
      `{ products(filter: {sku: {eq: "${sku}"}}) { items { sku name stock_status image { url }
        ... on ConfigurableProduct { variants { product { sku } } } } } }`,
      store === 'default' ? {} : { store },
    )
  ).products.items[0];

test('goods rule 16: a new colour is a copy with lengths, prices and names, sold as soon as it is stocked and published', async () => {
  expect((await editor.ask(copy, teal)).code).toBeNull();
  expect(await inShop('CORD-TEAL')).toBeUndefined();
  const { product } = await editor.read<{
    product: {
      parts: object[];
      pictures: object[];
      words: { locale: string; name: string; state: string }[];
    };
  }>(
    `{ product(sku: "CORD-TEAL") { isActive parts { sku options priceMinor poolKey poolQuantity }
      pictures { id } words { locale name state urlKey } } }`,
  );
  expect(product.parts).toMatchObject([
    { sku: 'CORD-TEAL-100', options: '100cm', priceMinor: 100, poolKey: 'cord-teal', poolQuantity: 0 },
    { sku: 'CORD-TEAL-500', options: '500cm', priceMinor: 500 },
    { sku: 'CORD-TEAL-1000', options: '1000cm', priceMinor: 1000 },
  ]);
  expect(product.pictures).toEqual([]);
  expect(product.words.find(({ locale }) => locale === 'nl-NL')).toMatchObject({
    name: 'Artikel CORD-RED – Petrol',
    state: 'outdated',
    urlKey: 'artikel-cord-red-petrol-cord-teal',
  });
  const stocked = 'mutation { changeStock(key: "cord-teal", quantity: 5000, reason: "received") }';
  const published = 'mutation { publishProducts(skus: ["CORD-TEAL"], isActive: true) }';
  expect((await editor.ask(stocked)).code).toBeNull();
  expect((await editor.ask(published)).code).toBeNull();
  expect(await inShop('CORD-TEAL')).toMatchObject({
    name: 'Product CORD-RED – Teal',
    stock_status: 'IN_STOCK',
    variants: [
      { product: { sku: 'CORD-TEAL-100' } },
      { product: { sku: 'CORD-TEAL-500' } },
      { product: { sku: 'CORD-TEAL-1000' } },
    ],
  });
  const { route } = await commerce.read<{ route: object }>(
    '{ route(url: "product-cord-red-teal-cord-teal") { type relative_url } }',
  );
  expect(route).toMatchObject({ type: 'PRODUCT' });
});

test('goods rule 16: what is taken or not valid is refused, and nothing is left of it', async () => {
  const refusalOf = async (wish: object) =>
    (await editor.ask(copy, { ...teal, newSku: 'NEW', ...wish })).code;
  expect(await refusalOf({ newSku: 'CORD-BLUE' })).toBe('sku-taken');
  expect(await refusalOf({ newSku: 'a b' })).toBe('sku-not-valid');
  expect(await refusalOf({ swatch: 'red' })).toBe('swatch-not-valid');
  expect(await refusalOf({ names: [] })).toBe('colour-name-missing');
  expect(await refusalOf({ sku: 'NONE' })).toBe('product-not-found');
  expect(await refusalOf({ sku: 'GIFT-CARD' })).toBe('product-not-copied');
  const { stockPools } = await editor.read<{ stockPools: { pools: { key: string }[] } }>(
    '{ stockPools(text: "new") { pools { key } } }',
  );
  expect(stockPools.pools).toEqual([]);
});

test('goods rules 15 and 17: pictures are made anew, put in order, described and removed', async () => {
  const add = async (bytes: number[]) => {
    const headers = { authorization: `Bearer ${editor.token}` };
    const sent = new Request('https://shop.test/desk-uploads', {
      method: 'POST',
      headers,
      body: new Uint8Array(bytes),
    });
    const { id } = (await (await commerce.fetch(sent)).json()) as { id: number };
    return editor.ask('mutation ($id: Int!) { addPicture(sku: "KNIFE", uploadId: $id) }', { id });
  };
  expect((await add([1])).code).toBe('not-a-picture');
  const first = (await add([1, 2, 3])).data?.addPicture;
  const second = (await add([1, 2, 4])).data?.addPicture;
  expect(shelf.size).toBe(2);
  const order = 'mutation ($ids: [Int!]!) { orderPictures(sku: "KNIFE", ids: $ids) }';
  expect((await editor.ask(order, { ids: [second] })).code).toBeNull();
  const picturesOf = async () =>
    (
      await editor.read<{ product: { pictures: { id: number; file: string; texts: object[] }[] } }>(
        '{ product(sku: "KNIFE") { pictures { id file texts { locale text } } } }',
      )
    ).product.pictures;
  expect((await picturesOf()).map(({ id }) => id)).toEqual([second, first]);
  const file = (await picturesOf())[0]?.file ?? '';
  expect(await inShop('KNIFE')).toMatchObject({ image: { url: `https://shop.test/media/${file}` } });
  const describe = (id: unknown, texts: { locale: string; text: string }[]) =>
    editor.ask(
      'mutation ($id: Int!, $texts: [PictureTextInput!]!) { describePicture(sku: "KNIFE", id: $id, texts: $texts) }',
      { id, texts },
    );
  const labelsIn = async (store: string) =>
    (
      await commerce.read<{ products: { items: { media_gallery: { label: string }[] }[] } }>(
        '{ products(filter: { sku: { eq: "KNIFE" } }) { items { media_gallery { label } } } }',
        { store },
      )
    ).products.items[0]?.media_gallery.map(({ label }) => label);
  expect((await describe(second, [{ locale: 'nl-NL', text: '  Een mes ' }])).code).toBeNull();
  expect(await labelsIn('nl_NL')).toEqual(['Een mes', 'Artikel KNIFE']);
  expect(await labelsIn('default')).toEqual(['Product KNIFE', 'Product KNIFE']);
  expect((await picturesOf())[0]).toMatchObject({ texts: [{ locale: 'nl-NL', text: 'Een mes' }] });
  expect((await describe(second, [{ locale: 'en', text: 'A knife' }])).code).toBeNull();
  expect(await labelsIn('en_US')).toEqual(['A knife', 'Product KNIFE']);
  expect(await labelsIn('de_DE')).not.toContain('A knife');
  expect((await describe(second, [{ locale: 'nl-NL', text: ' ' }])).code).toBeNull();
  expect(await labelsIn('nl_NL')).toEqual(['Artikel KNIFE', 'Artikel KNIFE']);
  expect((await describe(second, [{ locale: 'xx', text: 'x' }])).code).toBe('locale-not-known');
  expect((await describe(second, [{ locale: 'en', text: 'x'.repeat(301) }])).code).toBe('text-too-long');
  expect((await describe(999_999, [{ locale: 'en', text: 'x' }])).code).toBe('picture-not-found');
  const remove = 'mutation ($id: Int!) { removePicture(sku: "KNIFE", id: $id) }';
  expect((await editor.ask(remove, { id: first })).code).toBeNull();
  expect((await editor.ask(remove, { id: first })).code).toBe('picture-not-found');
  expect((await picturesOf()).map(({ id }) => id)).toEqual([second]);
});
