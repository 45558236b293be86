import type { ReadingOptions } from '@bowline/database';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

let commerce: TestCommerce;
let asked: (boolean | undefined)[] = [];
beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue });
  const { database } = commerce;
  const { openReading } = database;
  Object.assign(database, {
    openReading(options?: ReadingOptions) {
      asked.push(options?.mayBeLate);
      return openReading(options);
    },
  });
});
beforeEach(() => {
  asked = [];
});
afterAll(() => commerce.close());

const listing = '{ products(search: "", pageSize: 1) { total_count } }';

test('what everybody may see may come from a replica', async () => {
  await commerce.query(listing, { method: 'GET' });
  await commerce.query('{ storeConfig { store_code } categoryList { uid } }', { method: 'GET' });
  expect(asked).toEqual([true, true]);
});

test.each([
  ['a cart', '{ cart(cart_id: "x") { id } }', {}],
  ['a cart beside the catalogue', `{ cart(cart_id: "x") { id } ${listing.slice(1)}`, {}],
  ['the catalogue hidden in a fragment', `query { ...all } fragment all on Query ${listing}`, {}],
  ['the catalogue of who has just written', listing, { headers: { 'X-Written': '1' } }],
  ['the catalogue of who says so by a cookie', listing, { headers: { cookie: 'a=1; vsf-written=1' } }],
])('%s comes from the primary', async (_what, query, options) => {
  await commerce.query(query, { method: 'GET', ...options });
  expect(asked).toEqual([false]);
});

test('a mutation, and whatever is asked by POST, comes from the primary', async () => {
  await commerce.query('mutation { createEmptyCart }', { method: 'POST' });
  await commerce.query(listing, { method: 'POST' });
  expect(asked).toEqual([false, false]);
});

test('whoever is signed in is answered by the primary', async () => {
  const account = { email: 'ada@example.com', password: 'Quite-long-3-words' };
  await commerce.query(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email } } }',
    { method: 'POST', variables: { input: { ...account, firstname: 'Ada', lastname: 'Knot' } } },
  );
  const { generateCustomerToken } = await commerce.read<{ generateCustomerToken: { token: string } }>(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { method: 'POST', variables: account },
  );
  asked = [];
  const headers = { authorization: `Bearer ${generateCustomerToken.token}` };
  expect((await commerce.query(listing, { method: 'GET', headers })).status).toBe(200);
  expect(asked.at(-1)).toBe(false);
  expect(asked).not.toContain(true);
});
