import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importCatalogue } from '@bowline/commerce';
import { createTestCommerce, type TestCommerce } from '@bowline/commerce/testing';
import { demoCoupons, isDemoLoaded, loadDemo } from '@bowline/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';

let commerce: TestCommerce;
let mediaFolder: string;
const lines: string[] = [];

beforeAll(async () => {
  commerce = await createTestCommerce();
  mediaFolder = await mkdtemp(join(tmpdir(), 'bowline-demo-'));
  await mkdir(join(mediaFolder, 'catalog/product'), { recursive: true });
  await writeFile(join(mediaFolder, 'catalog/product/p550-black-coil.svg'), 'drawn by an earlier demo shop');
  await writeFile(join(mediaFolder, 'catalog/product/my-own-cord.svg'), 'drawn by the merchant');
  const load = () => loadDemo({ database: commerce.database, mediaFolder, log: (line) => lines.push(line) });
  await Promise.all([load(), load()]);
});

afterAll(async () => {
  await commerce.close();
  await commerce.database.close();
  await rm(mediaFolder, { recursive: true, force: true });
});

const routeQuery = 'query ($url: String!) { route(url: $url) { relative_url redirect_code type } }';

test('of two that start at once, one loads and the other waits for it', () => {
  expect(lines).toEqual([
    expect.stringMatching(/^Importing \d+ products in 11 locales\.$/),
    expect.stringMatching(/^The demo shop is ready: \d+ products\.$/),
    'The demo shop is already loaded.',
  ]);
});

test('pictures of an earlier demo shop are removed, everything else stays', async () => {
  expect(await readdir(join(mediaFolder, 'catalog/product'))).toEqual(['my-own-cord.svg']);
});

test('a product is found by its Polish address and speaks Polish', async () => {
  const query =
    'query ($key: String!) { products(filter: { url_key: { eq: $key } }) { items { sku name price_range { minimum_price { final_price { value currency } } } } } }';
  const answer = await commerce.query(query, {
    variables: { key: 'paracord-550-typ-iii-lesna-zielen' },
    store: 'pl_PL',
  });
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({
    products: { items: [{ sku: 'p550-forest-green', name: 'Paracord 550 typ III leśna zieleń' }] },
  });
});

test('an article lets people choose by two attributes, and each colour has its picture', async () => {
  const query = `{ products(filter: { sku: { eq: "bio-precut" } }) { items { ... on ConfigurableProduct {
    configurable_options { attribute_code values { label } }
    variants { product { sku media_gallery { url } } } } } } }`;
  const answer = await commerce.query(query, { store: 'da_DK' });
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({
    products: {
      items: [
        {
          configurable_options: [
            {
              attribute_code: 'strap_width',
              values: [{ label: '13 mm' }, { label: '19 mm' }, { label: '25 mm' }],
            },
            { attribute_code: 'biothane_colour', values: expect.arrayContaining([{ label: 'Neonpink' }]) },
          ],
          variants: expect.arrayContaining([
            {
              product: {
                sku: 'bio-precut-19-neon-pink',
                media_gallery: [{ url: expect.stringContaining('bio-precut-neon-pink-front.svg') }],
              },
            },
          ]),
        },
      ],
    },
  });
});

test('colours of beads are chosen by the attribute that cords are filtered by', async () => {
  const query = `{ products(filter: { sku: { eq: "acc-pony-beads" } }) { items { ... on ConfigurableProduct {
    configurable_options { attribute_code values { label } } } } } }`;
  const answer = await commerce.query(query, { store: 'nl_NL' });
  expect(answer.data).toMatchObject({
    products: {
      items: [
        {
          configurable_options: [
            { attribute_code: 'color', values: expect.arrayContaining([{ label: 'Paars' }]) },
            { attribute_code: 'unit_type', values: expect.arrayContaining([{ label: '50 stuks' }]) },
          ],
        },
      ],
    },
  });
});

test('a renamed product redirects permanently from its former address', async () => {
  const answer = await commerce.query(routeQuery, {
    variables: { url: 'legergroen-paracord-550' },
    store: 'nl_NL',
  });
  expect(answer.data).toEqual({
    route: { relative_url: 'paracord-550-type-iii-bosgroen', redirect_code: 301, type: 'PRODUCT' },
  });
});

test('a short address redirects to its category', async () => {
  const answer = await commerce.query(routeQuery, { variables: { url: 'fai-un-bracciale' }, store: 'it_IT' });
  expect(answer.data).toEqual({
    route: { relative_url: 'kit-fai-da-te', redirect_code: 302, type: 'CATEGORY' },
  });
});

/** The codes of coupons that count, and what is on a gift card. */
async function codesThatCount() {
  const coupons = await commerce.database.kysely
    .selectFrom('coupon')
    .where('is_active', '=', true)
    .select('code')
    .execute();
  const { data } = await commerce.query(
    '{ giftCardAccount(input: { gift_card_code: "demo-gift-pln-1000" }) { balance { value currency } } }',
  );
  return { coupons: coupons.map(({ code }) => code), giftCard: data?.giftCardAccount ?? null };
}

test('the discount codes and gift cards of the demo count', async () => {
  expect(await codesThatCount()).toEqual({
    coupons: demoCoupons.map(({ code }) => code),
    giftCard: { balance: { value: 1000, currency: 'PLN' } },
  });
});

test('a second start leaves everything as it is', async () => {
  const { database } = commerce;
  expect(await isDemoLoaded({ database })).toBe(true);
  expect(await isDemoLoaded({ database, scale: 10 })).toBe(false);
  const renamed = await commerce.admin.renameProductUrl({
    sku: 'p550-black',
    locale: 'en',
    urlKey: 'black-cord',
  });
  expect(renamed.ok).toBe(true);
  const said: string[] = [];
  await loadDemo({ database, mediaFolder, log: (line) => said.push(line) });
  expect(said).toEqual(['The demo shop is already loaded.']);
  const answer = await commerce.query(routeQuery, { variables: { url: 'black-cord' } });
  expect(answer.data).toMatchObject({ route: { type: 'PRODUCT' } });
});

test('a catalogue of somebody else is never replaced', async () => {
  const { database } = commerce;
  const own = {
    attributes: [],
    categories: [{ key: 'own', texts: { en: { name: 'Own', urlPath: 'own' } } }],
    stockPools: [],
    products: [],
    exchangeRates: [],
  };
  for (const options of [{ origin: 'a merchant' }, {}]) {
    await importCatalogue(database, own, options);
    const said: string[] = [];
    await loadDemo({ database, mediaFolder, log: (line) => said.push(line) });
    expect(said).toEqual(['The shop has a catalogue of its own; the demo shop is not loaded.']);
    expect(await isDemoLoaded({ database })).toBe(false);
    const answer = await commerce.query(routeQuery, { variables: { url: 'own' } });
    expect(answer.data).toMatchObject({ route: { type: 'CATEGORY' } });
  }
  expect(await codesThatCount()).toEqual({ coupons: [], giftCard: null });
});
