import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestAccounts, refusalOf, sampleCatalogue, type TestAccounts } from '../src/testing/index.ts';

let accounts: TestAccounts;
let ada: string;
beforeAll(async () => {
  accounts = await createTestAccounts({ catalogue: sampleCatalogue });
});
beforeEach(async () => {
  await accounts.commerce.database.pool.query('truncate rate_limit, customer restart identity cascade');
  ada = await accounts.signedUp('ada@example.com');
});
afterAll(() => accounts.commerce.close());

const tell = (skus: readonly string[], token?: string) =>
  accounts.ask('mutation ($skus: [String!]!) { rememberSeenProducts(skus: $skus) }', { skus }, token);
const seen = async (limit = 20) => {
  const { data } = await accounts.ask(
    'query ($limit: Int) { customer { seen_products(limit: $limit) { sku } } }',
    { limit },
    ada,
  );
  const { customer } = data as { customer: { seen_products: { sku: string }[] } };
  return customer.seen_products.map(({ sku }) => sku);
};

test('rules 1 and 2: the latest first, each product once, and nothing that is not sold', async () => {
  expect((await tell(['KNIFE', 'CORD-RED-500', 'nothing', 'SWITCHED-OFF'], ada)).data).toEqual({
    rememberSeenProducts: true,
  });
  expect(await seen()).toEqual(['KNIFE', 'CORD-RED']);
  await tell(['cord-blue', 'cord-red'], ada);
  expect(await seen()).toEqual(['CORD-BLUE', 'CORD-RED', 'KNIFE']);
  expect(await seen(1)).toEqual(['CORD-BLUE']);
  expect(await seen(-1)).toEqual([]);
});

test('rule 2: guests have none here, and a call has an end', async () => {
  expect(refusalOf(await tell(['KNIFE']))?.category).toBe('graphql-authorization');
  const many = Array.from({ length: 21 }, (_, index) => `sku-${index}`);
  expect(refusalOf(await tell(many, ada))?.message).toContain('20');
});

test('rules 3 and 5: told at once it is kept once, and it is forgotten', async () => {
  await Promise.all([tell(['KNIFE', 'CORD-RED'], ada), tell(['CORD-RED', 'KNIFE'], ada)]);
  expect((await seen()).toSorted()).toEqual(['CORD-RED', 'KNIFE']);
  await accounts.commerce.database.pool.query(
    `update seen_product set seen_at = '2026-01-01' where sku = 'knife'`,
  );
  const task = { jobId: '', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  await accounts.commerce.jobs['seen-products.forget-old']({}, task);
  expect(await seen()).toEqual(['CORD-RED']);
  await accounts.commerce.database.pool.query(
    `insert into seen_product select id, 'old-' || n, '2026-10-01', n from customer, generate_series(1, 30) n`,
  );
  await tell(['CORD-BLUE'], ada);
  const { rows } = await accounts.commerce.database.pool.query('select sku from seen_product');
  expect(rows).toHaveLength(20);
});
