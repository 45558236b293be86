import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestCommerce, type TestCommerce } from '@bowline/commerce/testing';
import { isDemoLoaded, loadDemo } from '@bowline/demo';
import { afterAll, beforeAll, expect, test } from 'vitest';

let commerce: TestCommerce;
let mediaFolder: string;
const lines: string[] = [];

beforeAll(async () => {
  commerce = await createTestCommerce();
  mediaFolder = await mkdtemp(join(tmpdir(), 'bowline-demo-'));
  await loadDemo({ database: commerce.database, mediaFolder, log: (line) => lines.push(line) });
});

afterAll(async () => {
  await commerce.close();
  await commerce.database.close();
  await rm(mediaFolder, { recursive: true, force: true });
});

const routeQuery = 'query ($url: String!) { route(url: $url) { relative_url redirect_code type } }';

test('the loader says what it does', () => {
  expect(lines[0]).toMatch(/^Importing \d+ products in 11 locales\.$/);
  expect(lines.at(-1)).toMatch(/^The demo shop is ready: \d+ products, \d+ pictures\.$/);
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

test('the pictures lie below the media folder', async () => {
  expect(await readdir(join(mediaFolder, 'banners'))).toEqual(['home.svg']);
  expect(await readdir(join(mediaFolder, 'catalog/product'))).toContain('p550-forest-green-coil.svg');
});

test('a second start leaves everything as it is', async () => {
  const place = { database: commerce.database, mediaFolder };
  expect(await isDemoLoaded(place)).toBe(true);
  const renamed = await commerce.admin.renameProductUrl({
    sku: 'p550-black',
    locale: 'en',
    urlKey: 'black-cord',
  });
  expect(renamed.ok).toBe(true);
  const said: string[] = [];
  await loadDemo({ ...place, log: (line) => said.push(line) });
  expect(said).toEqual(['The demo shop is already loaded.']);
  const answer = await commerce.query(routeQuery, { variables: { url: 'black-cord' } });
  expect(answer.data).toMatchObject({ route: { type: 'PRODUCT' } });
});

test('another media folder, or another scale, is not loaded yet', async () => {
  const { database } = commerce;
  expect(await isDemoLoaded({ database, mediaFolder: join(mediaFolder, 'elsewhere') })).toBe(false);
  expect(await isDemoLoaded({ database, mediaFolder, scale: 10 })).toBe(false);
});
