import { sql } from '@bowline/database';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { aCatalogue, createTestCommerce, type TestCommerce } from '../src/testing/index.ts';
import { createImporting, type Importing, report } from '../src/testing/recorded-magento/importing.ts';
import { firstPassword, tables } from '../src/testing/recorded-magento/people.ts';
import { type RecordedMagento, startRecordedMagento } from '../src/testing/recorded-magento/server.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let magento: RecordedMagento;
let importing: Importing;
let owner: TestStaff;

beforeAll(async () => {
  magento = await startRecordedMagento();
  commerce = await createTestCommerce({
    clock: () => now,
    catalogue: aCatalogue({}),
    deskKey: 'a key for tests',
    importSource: { allowsPrivateAddresses: true, pageSize: 2 },
  });
  importing = createImporting(commerce, magento);
  owner = await hireStaff(commerce, { role: 'owner', now });
  await commerce.read(
    `mutation { createCustomerV2(input: { firstname: "Taken", lastname: "Already",
    email: "taken@example.com", password: "Own-Password-1" }) { customer { email } } }`,
    { method: 'POST' },
  );
  await sql`insert into newsletter_subscriber (email, status, locale, way_out, changed_at, left_at)
    values ('known@example.com', 'unsubscribed', 'en', 'out', ${now}, ${now})`.execute(
    commerce.database.kysely,
  );
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
  await magento.close();
});

const { countsOf, problemsOf } = report;
const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>) =>
  (await query.execute(commerce.database.kysely)).rows;

async function upload(text: string): Promise<number> {
  const headers = { authorization: `Bearer ${owner.token}` };
  const request = new Request('https://shop.test/desk-uploads', { method: 'POST', headers, body: text });
  return ((await (await commerce.fetch(request)).json()) as { id: number }).id;
}

const groups = ['catalogue', 'customers', 'orders', 'rewrites', 'reviews', 'subscribers'];

async function run(given: Partial<typeof tables> = tables, isTrial = false) {
  const files: { table: string; uploadId: number }[] = [];
  for (const [table, text] of Object.entries(given)) files.push({ table, uploadId: await upload(text) });
  return importing.run({ groups, isTrial, files, staff: { id: owner.id, name: 'The owner' } });
}

const ofPeople = (file: Awaited<ReturnType<typeof run>>) =>
  problemsOf(file).filter(
    ([kind]) => !['categories', 'attributes', 'configurables', 'products'].includes(String(kind)),
  );

const certain = [
  ['customers', '1', 'address-not-valid', 'country-not-shipped-to', false],
  ['customers', '2', 'password-form-not-known', '', false],
  ['customers', '2', 'group-not-known', '7', false],
];
const ofOrders = [
  ['orders', '2', 'order-not-over', 'processing', true],
  ['orders', '4', 'order-of-a-guest', '', true],
];
const ofTables = [
  ['rewrites', '5', 'target-left-out', '15', true],
  ['rewrites', '6', 'store-view-not-known', '9', true],
];
const ofOpinions = [
  ['reviews', '2', 'review-of-a-guest', '', true],
  ['reviews', '3', 'product-left-out', '15', true],
  ['reviews', '4', 'rating-missing', '', true],
  ['subscribers', '3', 'subscription-not-confirmed', '4', true],
  ['subscribers', '5', 'email-not-valid', '', true],
];

test('rule 5: a trial tells what would be and writes nobody down', async () => {
  const tried = await run(tables, true);
  expect(tried).toMatchObject({ state: 'done', failure: null });
  expect(ofPeople(tried)).toEqual([...certain, ...ofOrders, ...ofTables, ...ofOpinions]);
  expect(await rowsOf(sql`select email from customer`)).toEqual([{ email: 'taken@example.com' }]);
  await commerce.admin.magentoImport.cancel(tried.id);
});

test('rules 17 to 22: accounts, redirects, reviews and subscriptions come along, and the report names each misfit', async () => {
  const done = await run();
  expect(done).toMatchObject({ state: 'done', failure: null });
  expect(countsOf(done)).toMatchObject({
    customers: [3, 2, 0, 0, 1],
    orders: [4, 2, 0, 0, 2],
    rewrites: [7, 3, 0, 0, 4],
    reviews: [4, 1, 0, 0, 3],
    subscribers: [5, 3, 0, 0, 2],
  });
  expect(ofPeople(done)).toEqual([
    ...certain,
    ['customers', '3', 'account-exists', '', true],
    ...ofOrders,
    ['rewrites', '4', 'redirect-leads-nowhere', 'circle', true],
    ...ofTables,
    ['rewrites', '7', 'path-taken', 'halyard', true],
    ...ofOpinions,
  ]);
  expect(await rowsOf(sql`select from magento_import_file`)).toEqual([]);
});

test('rule 18: who had an account there signs in here with the same password, and is written to in the same language', async () => {
  const signIn = (email: string, password: string) =>
    commerce.query(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { method: 'POST', variables: { email, password } },
    );
  const { data } = await signIn('first@example.com', firstPassword);
  const { token } = (data as { generateCustomerToken: { token: string } }).generateCustomerToken;
  const { customer } = await commerce.read<{ customer: object }>(
    '{ customer { firstname lastname addresses { city postcode default_billing } reviews { items { summary } } } }',
    { headers: { authorization: `Bearer ${token}` } },
  );
  expect(customer).toEqual({
    firstname: 'First',
    lastname: 'Buyer',
    addresses: [{ city: 'Rotterdam', postcode: '3011 AB', default_billing: true }],
    reviews: { items: [{ summary: 'Sterk' }] },
  });
  expect((await signIn('first@example.com', 'Another-Password-1')).errors).toHaveLength(1);
  expect((await signIn('taken@example.com', 'Own-Password-1')).errors).toBeUndefined();
  expect(
    await rowsOf(sql`select email, store_code, confirmed_at, created_at from customer order by email`),
  ).toMatchObject([
    {
      email: 'first@example.com',
      store_code: 'nl_NL',
      confirmed_at: null,
      created_at: new Date('2023-05-06T07:08:09Z'),
    },
    { email: 'second@example.com' },
    { email: 'taken@example.com' },
  ]);
});

test('rule 23: orders are shown to their customer and at the desk, and are none of this shop', async () => {
  const { generateCustomerToken } = await commerce.read<{ generateCustomerToken: { token: string } }>(
    'mutation ($password: String!) { generateCustomerToken(email: "first@example.com", password: $password) { token } }',
    { method: 'POST', variables: { password: firstPassword } },
  );
  const { customer } = await commerce.read<{ customer: object }>(
    `{ customer { orders { total_count } past_orders { number placed_at status status_code grand_total { value currency }
        items { sku name quantity } } } }`,
    { headers: { authorization: `Bearer ${generateCustomerToken.token}` }, store: 'nl_NL' },
  );
  const items = [
    { sku: 'HAL-RED', name: 'Halyard', quantity: 2 },
    { sku: 'SHACKLE-8', name: 'Bow Shackle 8 mm', quantity: 1 },
  ];
  expect(customer).toMatchObject({
    orders: { total_count: 0 },
    past_orders: [
      { number: '000000003', status_code: 'closed', grand_total: { value: 100, currency: 'SEK' }, items },
      {
        number: '000000001',
        placed_at: '2024-01-03T04:05:06.000Z',
        status_code: 'complete',
        grand_total: { value: 31.45, currency: 'EUR' },
        items,
      },
    ],
  });
  const [{ id } = { id: 0 }] = await rowsOf(
    sql<{ id: number }>`select id from customer where email = 'first@example.com'`,
  );
  const atDesk = await owner.read<{ customer: { pastOrders: readonly object[] } }>(
    'query ($id: Int!) { customer(id: $id) { pastOrders { number totalMinor products } } }',
    { id },
  );
  expect(atDesk.customer.pastOrders).toMatchObject([
    { number: '000000003', totalMinor: 10000 },
    { number: '000000001', totalMinor: 3145, products: ['2 × Halyard', '1 × Bow Shackle 8 mm'] },
  ]);
  expect(await rowsOf(sql`select from shop_order`)).toEqual([]);
});

test('rule 21: former addresses lead on, those of variants to their product', async () => {
  const route = async (url: string, store: string) =>
    (
      await commerce.read<{ route: object | null }>(
        `{ route(url: "${url}") { relative_url redirect_code type } }`,
        {
          store,
        },
      )
    ).route;
  expect(await route('sailing/bow-shackle.html', 'nl_NL')).toEqual({
    relative_url: 'bow-shackle-8-mm',
    redirect_code: 301,
    type: 'PRODUCT',
  });
  expect(await route('halyard-red.html', 'en')).toMatchObject({
    relative_url: 'halyard',
    redirect_code: 301,
  });
  expect(await route('old-offers', 'en')).toMatchObject({ relative_url: 'sailing', type: 'CATEGORY' });
  expect(await route('halyard-red.html', 'nl_NL')).toBeNull();
});

test('rules 20 and 22: reviews are counted and shown, subscriptions are what they were', async () => {
  const { products } = await commerce.read<{ products: { items: readonly object[] } }>(
    '{ products(filter: { sku: { eq: "HAL" } }) { items { review_count rating_summary reviews { items { summary text nickname average_rating } } } } }',
    { store: 'nl_NL' },
  );
  expect(products.items).toMatchObject([
    {
      review_count: 1,
      rating_summary: 100,
      reviews: { items: [{ summary: 'Sterk', text: 'Houdt, ook bij storm.', nickname: 'F.' }] },
    },
  ]);
  expect(await rowsOf(sql`select email, status, locale from newsletter_subscriber order by email`)).toEqual([
    { email: 'first@example.com', status: 'subscribed', locale: 'nl-NL' },
    { email: 'gone@example.com', status: 'unsubscribed', locale: 'en' },
    { email: 'known@example.com', status: 'unsubscribed', locale: 'en' },
  ]);
});

test('rule 4: the same once more makes nobody anew, and leaves a password that was used here', async () => {
  const again = await run();
  expect(countsOf(again)).toMatchObject({
    customers: [3, 0, 0, 2, 1],
    orders: [4, 0, 0, 2, 2],
    rewrites: [7, 0, 0, 3, 4],
    reviews: [4, 0, 0, 1, 3],
    subscribers: [5, 0, 0, 3, 2],
  });
  const hashOf = () =>
    rowsOf(sql`select password_hash as hash from customer where email = 'first@example.com'`);
  const [kept] = await hashOf();
  expect(kept).toMatchObject({ hash: expect.stringMatching(/^\$argon2id/) });
  const list = magento.lists['/customers/search'] ?? [];
  magento.lists['/customers/search'] = list.map(({ item }) => ({ item: { ...item, firstname: 'Renamed' } }));
  expect(countsOf(await run())).toMatchObject({ customers: [3, 0, 2, 0, 1] });
  expect(await hashOf()).toEqual([kept]);
  expect(
    await rowsOf(sql`select distinct first_name from customer where email <> 'taken@example.com'`),
  ).toEqual([{ first_name: 'Renamed' }]);
});

test('rule 17: a group without its table is refused, and a file of another table stops the import', async () => {
  const wish = {
    sourceUrl: magento.url,
    token: magento.token,
    groups: ['rewrites'],
    vatBasisPoints: 0,
    isTrial: true,
  };
  const staff = { id: owner.id, name: 'The owner' };
  expect(await commerce.admin.magentoImport.start({ ...wish, files: [], staff })).toMatchObject({
    refusal: { code: 'table-missing', details: { table: 'url_rewrite' } },
  });
  const stopped = await run({ ...tables, url_rewrite: tables.review });
  expect(stopped).toMatchObject({ state: 'stopped', failure: 'table-column-missing' });
  await commerce.admin.magentoImport.cancel(stopped.id);
  expect(await rowsOf(sql`select from magento_import_file`)).toEqual([]);
});
