import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commerceMigrations } from '../../migrations.ts';
import type { CommerceTables } from '../../tables.ts';
import { returnStock, type StockDemand, takeStock } from './take-stock.ts';

const now = new Date('2026-11-02T09:00:00Z');
let database: TestDatabase<CommerceTables>;
const rope = 'rope';
const hooks = 'hooks';

beforeAll(async () => {
  database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
});
beforeEach(async () => {
  await database.kysely.deleteFrom('stock_movement').execute();
  await database.kysely.deleteFrom('stock_pool').execute();
  await database.kysely
    .insertInto('stock_pool')
    .values([
      { key: rope, quantity: 5_000 },
      { key: hooks, quantity: 3 },
    ])
    .execute();
});
afterAll(() => database.close());

const pieces = (poolKey: string, unitsPerPiece: number, count: number): StockDemand => ({
  poolKey,
  unitsPerPiece,
  quantityHundredths: count * 100,
});
const take = (orderId: number, ...demands: StockDemand[]) =>
  database.transaction((transaction) => takeStock(transaction, orderId, demands, now));
const giveBack = (orderId: number) =>
  database.transaction((transaction) => returnStock(transaction, orderId, now));
const left = async () =>
  Object.fromEntries(
    (await database.kysely.selectFrom('stock_pool').selectAll().execute()).map(({ key, quantity }) => [
      key,
      quantity,
    ]),
  );

test('rule 7: two lengths of one colour are added up', async () => {
  expect(await take(1, pieces(rope, 3_000, 1), pieces(rope, 2_500, 1))).toEqual({
    ok: false,
    refusal: { code: 'stock-not-sufficient', details: { poolKeys: [rope] } },
  });
  expect(await left()).toEqual({ rope: 5_000, hooks: 3 });
  expect((await take(2, pieces(rope, 3_000, 1), pieces(rope, 1_000, 2))).ok).toBe(true);
  expect(await left()).toEqual({ rope: 0, hooks: 3 });
});

test('rule 7: an order that cannot have one thing takes nothing of the others', async () => {
  expect((await take(1, pieces(rope, 100, 1), pieces(hooks, 1, 4))).ok).toBe(false);
  expect(await left()).toEqual({ rope: 5_000, hooks: 3 });
});

test('rule 7: one and a half metres take 150 centimetres', async () => {
  await take(1, { poolKey: rope, unitsPerPiece: 100, quantityHundredths: 150 });
  expect(await left()).toEqual({ rope: 4_850, hooks: 3 });
});

test('rule 8: asking twice takes once, giving back twice gives back once', async () => {
  await Promise.all([1, 1, 1].map((id) => take(id, pieces(hooks, 1, 2)).catch(() => null)));
  expect(await left()).toEqual({ rope: 5_000, hooks: 1 });
  await Promise.all([giveBack(1), giveBack(1), giveBack(1)]);
  expect(await left()).toEqual({ rope: 5_000, hooks: 3 });
});

test('rule 8: stock comes back in parts, of the pools that are named, and never more than was taken', async () => {
  const some = (orderId: number, units: Readonly<Record<string, number>>) =>
    database.transaction((transaction) =>
      returnStock(transaction, orderId, now, new Map(Object.entries(units))),
    );
  await take(1, pieces(rope, 100, 10), pieces(hooks, 1, 2));
  await some(1, { [rope]: 300 });
  expect(await left()).toEqual({ rope: 4_300, hooks: 1 });
  await Promise.all([some(1, { [rope]: 400 }), some(1, { [rope]: 400 }), some(1, { other: 5 })]);
  expect(await left()).toEqual({ rope: 5_000, hooks: 1 });
  await some(1, {});
  expect(await left()).toEqual({ rope: 5_000, hooks: 1 });
  await giveBack(1);
  expect(await left()).toEqual({ rope: 5_000, hooks: 3 });
});

test('rule 9: a pool that is gone takes nothing back, one of the same key does', async () => {
  await take(1, pieces(rope, 100, 1), pieces(hooks, 1, 1));
  await database.kysely.deleteFrom('stock_pool').execute();
  await database.kysely.insertInto('stock_pool').values({ key: rope, quantity: 10 }).execute();
  await giveBack(1);
  expect(await left()).toEqual({ rope: 110 });
});

test('200 orders for 50 pieces sell exactly 50', async () => {
  await database.kysely.updateTable('stock_pool').set({ quantity: 50 }).where('key', '=', hooks).execute();
  const results = await Promise.all(
    Array.from({ length: 200 }, (_, index) => take(1_000 + index, pieces(hooks, 1, 1))),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(50);
  expect(await left()).toMatchObject({ hooks: 0 });
});

test('two pools asked for in either order block nobody', async () => {
  await database.kysely.updateTable('stock_pool').set({ quantity: 1_000 }).execute();
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, index) => {
      const demands = [pieces(rope, 1, 1), pieces(hooks, 1, 1)];
      return take(2_000 + index, ...(index % 2 ? demands : demands.toReversed()));
    }),
  );
  expect(results.every(({ ok }) => ok)).toBe(true);
  expect(await left()).toEqual({ rope: 940, hooks: 940 });
});
