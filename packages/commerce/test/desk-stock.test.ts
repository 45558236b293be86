import { afterAll, beforeAll, expect, test } from 'vitest';
import { hireStaff, type TestStaff } from '../src/testing/desk.ts';
import { createTestCommerce, sampleCatalogue, type TestCommerce } from '../src/testing/index.ts';

const now = new Date('2026-11-02T09:00:00Z');
let commerce: TestCommerce;
let clerk: TestStaff;

beforeAll(async () => {
  commerce = await createTestCommerce({ catalogue: sampleCatalogue, clock: () => now });
  clerk = await hireStaff(commerce, { role: 'orders', now });
});
afterAll(async () => {
  expect(commerce.loggedErrors).toEqual([]);
  await commerce.close();
});

async function keysFor(variables: object): Promise<readonly string[]> {
  const { stockPools } = await clerk.read<{ stockPools: { pools: { key: string }[] } }>(
    `query ($text: String, $filter: String, $after: String) {
      stockPools(text: $text, filter: $filter, after: $after) { pools { key } } }`,
    variables,
  );
  return stockPools.pools.map(({ key }) => key);
}

const change = `mutation ($key: String!, $quantity: Int, $difference: Int, $reason: String!, $note: String) {
  changeStock(key: $key, quantity: $quantity, difference: $difference, reason: $reason, note: $note) }`;

test('goods rule 8: pools are found by key and sku, empty and low ones apart, in pages', async () => {
  expect(await keysFor({})).toEqual(['blue-cord', 'gone', 'knives', 'red-cord']);
  expect(await keysFor({ after: 'gone' })).toEqual(['knives', 'red-cord']);
  expect(await keysFor({ filter: 'empty' })).toEqual(['gone']);
  expect(await keysFor({ filter: 'low' })).toEqual(['blue-cord', 'red-cord']);
  expect(await keysFor({ text: 'CORD-RED-5' })).toEqual(['red-cord']);
  expect(await keysFor({ text: 'kni' })).toEqual(['knives']);
  expect(await keysFor({ text: '%' })).toEqual([]);
});

test('stock rule 13: what is counted or differs is written down with its reason, never below 0, and the shop follows', async () => {
  const wish = { key: 'gone', reason: 'received', difference: 12, note: 'delivery 7' };
  expect((await clerk.ask(change, wish)).data).toEqual({ changeStock: 12 });
  expect((await clerk.ask(change, { key: 'gone', reason: 'counted', quantity: 11 })).data).toEqual({
    changeStock: 11,
  });
  expect((await clerk.ask(change, { key: 'gone', reason: 'counted', quantity: 11 })).code).toBeNull();
  const refusalOf = async (more: object) =>
    (await clerk.ask(change, { key: 'gone', reason: 'lost', ...more })).code;
  expect(await refusalOf({ difference: -12 })).toBe('stock-below-zero');
  expect(await refusalOf({ quantity: 2_000_000_000 })).toBe('quantity-out-of-range');
  expect(await refusalOf({})).toBe('quantity-or-difference');
  expect(await refusalOf({ quantity: 1, difference: 1 })).toBe('quantity-or-difference');
  expect(await refusalOf({ quantity: 1, reason: 'imported' })).toBe('reason-not-known');
  expect(await refusalOf({ quantity: 1, key: 'none' })).toBe('pool-not-found');
  const { stockPool } = await clerk.read<{ stockPool: object }>(
    '{ stockPool(key: "gone") { quantity isLength movements { kind units quantityAfter note by } } }',
  );
  expect(stockPool).toEqual({
    quantity: 11,
    isLength: false,
    movements: [
      { kind: 'counted', units: -1, quantityAfter: 11, note: null, by: 'Somebody' },
      { kind: 'received', units: 12, quantityAfter: 12, note: 'delivery 7', by: 'Somebody' },
    ],
  });
  const { products } = await commerce.read<{ products: { items: object[] } }>(
    '{ products(filter: {sku: {eq: "BEAD-1"}}) { items { stock_status } } }',
  );
  expect(products.items).toEqual([{ stock_status: 'IN_STOCK' }]);
});
