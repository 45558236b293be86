import { sql } from '@bowline/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, createTestCommerce, type TestCommerce } from '../src/testing/index.ts';
import { createImporting, type Importing, report } from '../src/testing/recorded-magento/importing.ts';
import { type RecordedMagento, startRecordedMagento } from '../src/testing/recorded-magento/server.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let magento: RecordedMagento;
let importing: Importing;
const pauses: number[] = [];

beforeAll(async () => {
  magento = await startRecordedMagento();
  commerce = await createTestCommerce({
    clock: () => now,
    catalogue: aCatalogue({}),
    deskKey: 'a key for tests',
    importSource: {
      allowsPrivateAddresses: true,
      pageSize: 2,
      bytesPerAnswer: 1024 * 1024,
      pause: async (ms) => pauses.push(ms),
    },
  });
  importing = createImporting(commerce, magento);
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
  await magento.close();
});

const { countsOf, problemsOf } = report;
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(commerce.database.kysely)).rows;

const misfits = [
  ['categories', '5', 'parent-left-out', '99', true],
  ['attributes', 'best_before', 'attribute-sort-not-known', 'date', true],
  ['configurables', '12', 'markup-left-out', 'description', false],
  ['products', '13', 'tier-of-a-group', '5: 5', false],
  ['products', '13', 'tier-not-valid', '100: 8.88', false],
  ['products', '13', 'category-left-out', '5', false],
  ['products', '15', 'product-kind-not-sold', 'bundle', true],
  ['stock', 'set', 'product-left-out', 'set', true],
  ['stock', 'shackle-8', 'quantity-not-whole', '2.5', true],
];

const firstCounts = {
  categories: [3, 2, 0, 0, 1],
  attributes: [4, 3, 0, 0, 1],
  configurables: [1, 1, 0, 0, 0],
  products: [5, 4, 0, 0, 1],
  stock: [4, 2, 0, 0, 2],
};

test('rule 5: a trial tells what would be, with every misfit, and changes nothing', async () => {
  const tried = await importing.run({ isTrial: true });
  expect(tried).toMatchObject({ state: 'done', failure: null });
  expect(countsOf(tried)).toEqual(firstCounts);
  expect(problemsOf(tried)).toEqual(misfits);
  expect(await rowsOf(sql`select from product`)).toEqual([]);
  expect(await rowsOf(sql`select from magento_record`)).toEqual([]);
});

test('rules 1 to 6: the catalogue comes with its words, prices and stock, and the report names each misfit', async () => {
  const done = await importing.run();
  expect(done).toMatchObject({ state: 'done', failure: null });
  expect(countsOf(done)).toEqual(firstCounts);
  expect(problemsOf(done)).toEqual(misfits);

  const inDutch = await commerce.read<{ products: { items: readonly object[] } }>(
    `{ products(filter: { sku: { eq: "HAL" } }) { items { name url_key short_description { html } description { html }
        categories { name url_path }
        ... on ConfigurableProduct { configurable_options { attribute_code label values { label } }
          variants { product { sku stock_status price_range { minimum_price { regular_price { value } } } } attributes { code label } } } } } }`,
    { store: 'nl_NL' },
  );
  expect(inDutch.products.items).toMatchObject([
    {
      name: 'Val',
      url_key: 'val',
      short_description: { html: 'Houdt' },
      description: { html: '<div><h2>Strong</h2><p>A <b>halyard</b>.</p></div>' },
      categories: [{ name: 'Zeilen', url_path: 'zeilen' }],
      configurable_options: [
        { attribute_code: 'shade', label: 'Shade (nl)', values: [{ label: 'Rood' }, { label: 'Blauw' }] },
      ],
      variants: [
        {
          product: { sku: 'HAL-RED', stock_status: 'IN_STOCK' },
          attributes: [{ code: 'shade', label: 'Rood' }],
        },
        { product: { sku: 'HAL-BLUE' }, attributes: [{ code: 'shade', label: 'Blauw' }] },
      ],
    },
  ]);
  expect(
    await rowsOf(sql`
      select p.sku, p.price_minor, p.weight_g, p.visibility, pool.quantity, r.price_minor as reduced, r.starts_on::text, r.ends_on::text,
        (select string_agg(quantity || ':' || percent_off, ' ' order by quantity) from price_tier where product_id = p.id) as tiers
      from product p left join stock_pool pool on pool.id = p.stock_pool_id
      left join price_reduction r on r.product_id = p.id order by p.sku`),
  ).toMatchObject([
    { sku: 'COURSE', price_minor: 4900, quantity: null },
    { sku: 'HAL', price_minor: null, visibility: 'both' },
    { sku: 'HAL-BLUE', price_minor: 1300, quantity: 4, visibility: 'none' },
    { sku: 'HAL-RED', price_minor: 1250, weight_g: 750, quantity: 10 },
    {
      sku: 'SHACKLE-8',
      price_minor: 990,
      quantity: 0,
      reduced: 790,
      starts_on: '2026-10-20',
      ends_on: '2026-12-01',
      tiers: '10:10 50:15',
    },
  ]);
  const route = await commerce.read<{ route: { sku: string } }>(
    '{ route(url: "bow-shackle-8-mm") { ... on SimpleProduct { sku handmade origin } } }',
  );
  expect(route).toEqual({ route: { sku: 'SHACKLE-8', handmade: 1, origin: 'Friesland' } });
});

test('rule 4: the same once more changes nothing, not even what was changed here since', async () => {
  await sql`update product_text set name = 'Our own words' where locale = 'en' and name = 'Halyard'`.execute(
    commerce.database.kysely,
  );
  const again = await importing.run();
  expect(countsOf(again)).toEqual({
    categories: [3, 0, 0, 2, 1],
    attributes: [4, 0, 0, 3, 1],
    configurables: [1, 0, 0, 1, 0],
    products: [5, 0, 0, 4, 1],
    stock: [4, 0, 0, 2, 2],
  });
  expect(problemsOf(again)).toEqual(misfits);
  expect(
    await rowsOf(sql`select name from product_text where locale = 'en' and name = 'Our own words'`),
  ).toHaveLength(1);
});

test('rule 4: what Magento says differently is changed here, its former address leads on', async () => {
  const { lists } = magento;
  const before = { ...lists };
  const changed = (path: string, id: unknown, change: object) => {
    lists[path] = (lists[path] ?? []).map((each) =>
      each.item.id === id || each.item.sku === id ? { ...each, item: { ...each.item, ...change } } : each,
    );
  };
  const shackle = before['/products']?.find(({ item }) => item.id === 13)?.item ?? {};
  const words = (shackle.custom_attributes as { attribute_code: string }[]).filter(
    ({ attribute_code }) => attribute_code !== 'url_key',
  );
  changed('/products', 13, {
    price: 10.5,
    custom_attributes: [...words, { attribute_code: 'url_key', value: 'bow-shackle' }],
  });
  changed('/categories/list', 4, { parent_id: 2, level: 2 });
  changed('/inventory/source-items', 'HAL-BLUE', { quantity: 1 });
  const done = await importing.run();
  expect(countsOf(done)).toMatchObject({
    categories: [3, 0, 1, 1, 1],
    products: [5, 0, 1, 3, 1],
    stock: [4, 0, 1, 1, 2],
  });
  const { route } = await commerce.read<{ route: object }>(
    '{ route(url: "bow-shackle-8-mm") { relative_url redirect_code } }',
  );
  expect(route).toEqual({ relative_url: 'bow-shackle', redirect_code: 301 });
  expect(
    await rowsOf(sql`select url_path from category_text where locale = 'en' and name = 'Shackles'`),
  ).toEqual([{ url_path: 'shackles' }]);
  expect(await rowsOf(sql`select quantity from stock_pool where key = 'hal-blue'`)).toEqual([
    { quantity: 1 },
  ]);
  Object.assign(lists, before);
  await importing.run();
});

test('rule 3: ended between two pages it goes on there, and a page that comes twice counts once', async () => {
  const id = await importing.start({ groups: ['catalogue'] });
  const stopping = new AbortController();
  magento.asked.length = 0;
  magento.fault = (path, page) => {
    if (path === 'all/products' && page === 2) stopping.abort();
    return null;
  };
  await expect(importing.work(id, stopping.signal)).rejects.toThrow();
  magento.fault = () => null;
  expect(await importing.fileOf(id)).toMatchObject({ state: 'reading', stage: 'products' });
  const there = magento.asked.length;
  magento.fault = (path, page) => (path === 'all/products' && page === 3 ? 'page-before' : null);
  await importing.work(id);
  magento.fault = () => null;
  const asked = magento.asked.slice(there).filter((path) => path.startsWith('all/'));
  expect(asked).toEqual(['all/store/storeConfigs 1', 'all/products 2', 'all/products 3']);
  const done = await importing.fileOf(id);
  expect(done.state).toBe('done');
  // The last page never came: what stood on it was not read, and nothing was read twice.
  expect(countsOf(done)).toMatchObject({ categories: [3, 0, 0, 2, 1], products: [4, 0, 0, 4, 0] });
});

test('rules 7 to 9: an import stops where its source does not answer as it should, says why, and goes on', async () => {
  const faults = {
    'source-refuses': { status: 401 },
    'source-answer-not-valid': { text: '{"items": [' },
    'source-answer-too-large': 'endless',
    'source-leads-elsewhere': { status: 302, headers: { location: 'https://elsewhere.example/' } },
    'source-answers-with-error': { status: 500 },
    'source-busy': { status: 429, headers: { 'retry-after': '3600' } },
  } as const;
  const id = await importing.start({ groups: ['catalogue'] });
  for (const [code, fault] of Object.entries(faults)) {
    magento.fault = (path, page) => (path === 'all/products' && page === 1 ? fault : null);
    await importing.work(id);
    expect(await importing.fileOf(id)).toMatchObject({ state: 'stopped', failure: code });
    expect(await commerce.admin.magentoImport.goOn(id, null)).toEqual({ ok: true });
  }
  // Never longer than a minute at a time.
  expect(Math.max(...pauses)).toBe(60_000);
  pauses.length = 0;
  let isBusy = true;
  magento.fault = (path) => {
    const wasBusy = isBusy && path === 'all/products';
    if (wasBusy) isBusy = false;
    return wasBusy ? { status: 429, headers: { 'retry-after': '7' } } : null;
  };
  await importing.work(id);
  magento.fault = () => null;
  expect(pauses).toEqual([7_000]);
  const done = await importing.fileOf(id);
  expect(done).toMatchObject({ state: 'done', failure: null });
  expect(countsOf(done)).toMatchObject({ categories: [3, 0, 0, 2, 1], products: [5, 0, 0, 4, 1] });
});

test('rule 7: one is under way at a time, and a canceled one is not gone on with', async () => {
  const id = await importing.start();
  const another = {
    sourceUrl: magento.url,
    token: 'x',
    groups: ['stock'],
    vatBasisPoints: 0,
    isTrial: true,
    files: [],
    staff: { id: 0, name: 'x' },
  };
  expect(await commerce.admin.magentoImport.start(another)).toMatchObject({
    refusal: { code: 'import-under-way' },
  });
  expect(await commerce.admin.magentoImport.cancel(id)).toEqual({ ok: true });
  await importing.work(id);
  expect(await importing.fileOf(id)).toMatchObject({ state: 'canceled', counts: [] });
  expect(await commerce.admin.magentoImport.goOn(id, null)).toMatchObject({
    refusal: { code: 'import-not-found' },
  });
});

test('rule 10: the token is sealed while it is needed, and gone afterwards', async () => {
  const id = await importing.start({ token: 'another-secret-token' });
  const kept = () =>
    rowsOf(sql<{ token: Buffer | null }>`select sealed_token as token from magento_import where id = ${id}`);
  const [sealed] = await kept();
  expect(sealed?.token?.length).toBeGreaterThan(20);
  expect(sealed?.token?.toString('latin1')).not.toContain('another-secret-token');
  await importing.work(id);
  expect(await importing.fileOf(id)).toMatchObject({ state: 'stopped', failure: 'source-refuses' });
  expect(await commerce.admin.magentoImport.goOn(id, magento.token)).toEqual({ ok: true });
  await importing.work(id);
  expect(await importing.fileOf(id)).toMatchObject({ state: 'done' });
  expect(await kept()).toEqual([{ token: null }]);

  // A trial keeps it for the import in earnest, and for no longer than a day.
  const tried = await importing.run({ isTrial: true, groups: ['stock'] });
  const earnest = await commerce.admin.magentoImport.importTried(tried.id, 'The owner');
  if (!earnest.ok) throw new Error(earnest.refusal.code);
  await importing.work(earnest.value);
  expect(await importing.fileOf(earnest.value)).toMatchObject({ state: 'done', isTrial: false });
  expect(
    await rowsOf(sql`select from magento_import where sealed_token is not null and id >= ${tried.id}`),
  ).toEqual([]);
});

test('rule 14: VAT that prices include is taken off', async () => {
  const wish = {
    sourceUrl: magento.url,
    token: magento.token,
    groups: ['catalogue'],
    vatBasisPoints: 2_100,
    isTrial: false,
    files: [],
    staff: { id: 0, name: 'x' },
  };
  const started = await commerce.admin.magentoImport.start(wish);
  if (!started.ok) throw new Error(started.refusal.code);
  await importing.work(started.value);
  // 49.00 ÷ 1.21 = 40.4958…
  expect(await rowsOf(sql`select price_minor from product where sku = 'COURSE'`)).toEqual([
    { price_minor: 4050 },
  ]);
});
