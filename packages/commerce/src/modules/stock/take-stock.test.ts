import { runErrands } from '@bowline/database';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commerceMigrations } from '../../migrations.ts';
import type { CommerceTables } from '../../tables.ts';
import {
  returnStock,
  type StockDemand,
  type StockTaking,
  settleStock,
  takingStock,
  wasTaken,
} from './take-stock.ts';

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
const takeAs = (taking: Omit<StockTaking, 'now'>) =>
  database.transaction(async (transaction) => {
    const [lacking] = await runErrands(transaction, [takingStock({ ...taking, now })]);
    return wasTaken(transaction, taking.orderId, lacking);
  });
const take = (orderId: number, ...demands: StockDemand[]) =>
  takeAs({ orderId, demands, slowSharePercent: null });
const takeSlowly = (orderId: number, ...demands: StockDemand[]) =>
  takeAs({ orderId, demands, slowSharePercent: 20 });
const settle = (orderId: number) => database.transaction((transaction) => settleStock(transaction, orderId));
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

const setPool = (key: string, quantity: number) =>
  database.kysely.updateTable('stock_pool').set({ quantity }).where('key', '=', key).execute();
const slowUnits = async (key: string) =>
  (
    await database.kysely
      .selectFrom('stock_movement')
      .where('pool_key', '=', key)
      .where('is_slow', '=', true)
      .select('units')
      .execute()
  ).reduce((sum, { units }) => sum + units, 0);

test('rules 10 and 11: the golden cases S1 to S9', async () => {
  await setPool(hooks, 100);
  const slowly = async (orderId: number, count: number) => {
    const taken = await takeSlowly(orderId, pieces(hooks, 1, count));
    return taken.ok ? 'taken' : taken.refusal.code;
  };
  const state = async () => [(await left()).hooks, await slowUnits(hooks)];
  expect(await slowly(1, 21)).toBe('stock-share-exceeded');
  expect(await slowly(2, 20)).toBe('taken');
  expect(await state()).toEqual([80, 20]);
  expect(await slowly(3, 1)).toBe('stock-share-exceeded');
  expect((await take(4, pieces(hooks, 1, 57))).ok).toBe(true);
  expect(await state()).toEqual([23, 20]);
  await settle(2);
  expect(await state()).toEqual([23, 0]);
  expect(await slowly(6, 5)).toBe('stock-share-exceeded');
  expect(await slowly(7, 4)).toBe('taken');
  expect(await state()).toEqual([19, 4]);
  await giveBack(7);
  expect(await state()).toEqual([23, 0]);
  expect((await take(9, pieces(hooks, 1, 19))).ok).toBe(true);
  expect(await slowly(10, 1)).toBe('stock-share-exceeded');
  expect(await slowly(11, 5)).toBe('stock-not-sufficient');
});

test('rule 10: an order that may not have one thing slowly takes nothing of the others; asking twice takes once', async () => {
  await setPool(hooks, 10);
  expect((await takeSlowly(1, pieces(rope, 1, 500), pieces(hooks, 1, 3))).ok).toBe(false);
  expect(await left()).toEqual({ rope: 5_000, hooks: 10 });
  expect((await takeSlowly(2, pieces(hooks, 1, 2))).ok).toBe(true);
  expect((await takeSlowly(2, pieces(hooks, 1, 2))).ok).toBe(true);
  expect(await left()).toEqual({ rope: 5_000, hooks: 8 });
});

test('rule 10: 60 slow orders at once for a pool of 100 hold exactly 20', async () => {
  await setPool(hooks, 100);
  const results = await Promise.all(
    Array.from({ length: 60 }, (_, index) => takeSlowly(3_000 + index, pieces(hooks, 1, 1))),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(20);
  expect([(await left()).hooks, await slowUnits(hooks)]).toEqual([80, 20]);
});

test('rules 7 to 11: whatever happens in whatever order, the pool is what a simple book says', async () => {
  const step = fc.record({
    kind: fc.constantFrom('take', 'slow', 'settle', 'return'),
    order: fc.integer({ min: 1, max: 6 }),
    units: fc.integer({ min: 1, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: 120 }),
      fc.array(step, { maxLength: 12 }),
      async (full, steps) => {
        await database.kysely.deleteFrom('stock_movement').execute();
        await setPool(hooks, full);
        let quantity = full;
        const book = new Map<number, { units: number; isSlow: boolean; isReturned: boolean }>();
        const slow = () =>
          [...book.values()].reduce((sum, { units, isSlow }) => sum + (isSlow ? units : 0), 0);
        for (const { kind, order, units } of steps) {
          const known = book.get(order);
          if (kind === 'settle' || kind === 'return') {
            await (kind === 'settle' ? settle(order) : giveBack(order));
            if (!known) continue;
            known.isSlow = false;
            if (kind === 'return' && !known.isReturned) {
              quantity += known.units;
              known.isReturned = true;
            }
            continue;
          }
          const isSlow = kind === 'slow';
          const { ok } = await (isSlow ? takeSlowly : take)(order, pieces(hooks, 1, units));
          const fits =
            units <= quantity && (!isSlow || units + slow() <= Math.floor((quantity + slow()) / 5));
          expect(ok).toBe(known !== undefined || fits);
          if (!known && fits) {
            quantity -= units;
            book.set(order, { units, isSlow, isReturned: false });
          }
        }
        expect([(await left()).hooks, await slowUnits(hooks)]).toEqual([quantity, slow()]);
      },
    ),
    { numRuns: 40 },
  );
});
