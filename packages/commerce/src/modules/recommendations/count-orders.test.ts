import { sql } from '@bowline/database';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertOrder, moveOrder, type OrderStatus, orderStatuses } from '#orders';
import { commerceMigrations } from '../../migrations.ts';
import type { CommerceTables } from '../../tables.ts';
import { anOrder, type OrderedLine } from '../../testing/orders/an-order.ts';
import { recommendationsJobs } from './count-orders.ts';

const dayMs = 86_400_000;
const start = new Date('2026-11-02T09:00:00Z');
let database: TestDatabase<CommerceTables>;
let now = start;

beforeAll(async () => {
  database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
});
beforeEach(forgetEverything);
afterAll(() => database.close());

async function forgetEverything(): Promise<void> {
  now = start;
  await sql`truncate shop_order, order_to_count, counted_order, bought_product, bought_pair cascade`.execute(
    database.kysely,
  );
}

const task = { jobId: '', attempt: 1, maxAttempts: 25 };
const count = (signal = new AbortController().signal) =>
  recommendationsJobs(database, () => now)['recommendations.count-orders']({}, { ...task, signal });

const place = (
  lines: readonly OrderedLine[],
  { status = 'processing', daysAgo = 0 }: { status?: OrderStatus; daysAgo?: number } = {},
) =>
  database.transaction((transaction) =>
    insertOrder(
      transaction,
      anOrder({ lines, order: { status, placedAt: new Date(start.getTime() - daysAgo * dayMs) } }),
    ),
  );
const ofSkus = (...skus: string[]) => skus.map((sku) => ({ sku }));
const move = (id: number, to: OrderStatus) =>
  database.transaction((transaction) => moveOrder(transaction, { id }, to, now));

async function numbers(): Promise<Record<string, number>> {
  const { rows } = await sql<{ key: string; orders: number }>`
    select sku as key, orders from bought_product
    union all select sku || ' ' || other_sku, orders from bought_pair`.execute(database.kysely);
  return Object.fromEntries(rows.map(({ key, orders }) => [key, orders]));
}

test('rule 1: variants count as their product, once, however many there are; samples and gift cards do not count', async () => {
  await place([
    { sku: 'CORD-5M', parentSku: 'Cord' },
    { sku: 'CORD-10M', parentSku: 'CORD', quantityHundredths: 900 },
    { sku: 'Hook' },
    { sku: 'CORD-SAMPLE', kind: 'sample' },
    { sku: 'GIFT', kind: 'gift-card' },
  ]);
  await count();
  expect(await numbers()).toEqual({ cord: 1, hook: 1, 'cord hook': 1, 'hook cord': 1 });
});

test.each(orderStatuses)('rule 2: an order that is %s', async (status) => {
  await place(ofSkus('a', 'b'), { status });
  await count();
  const isCounted = ['processing', 'complete', 'closed'].includes(status);
  expect(await numbers()).toEqual(isCounted ? { a: 1, b: 1, 'a b': 1, 'b a': 1 } : {});
});

test('rule 2: an order counts from when it is paid until it is canceled', async () => {
  const { id } = await place(ofSkus('a', 'b'), { status: 'pending_payment' });
  await move(id, 'processing');
  await count();
  expect(await numbers()).toMatchObject({ 'a b': 1 });
  await move(id, 'canceled');
  await count();
  expect(await numbers()).toEqual({});
});

test('rule 3: an order counts for 365 days', async () => {
  await place(ofSkus('a', 'b'), { daysAgo: 364 });
  await place(ofSkus('a', 'c'), { daysAgo: 365 });
  await count();
  expect(await numbers()).toEqual({ a: 1, b: 1, 'a b': 1, 'b a': 1 });
  now = new Date(start.getTime() + dayMs);
  await count();
  expect(await numbers()).toEqual({});
});

test('rule 4: of an order with more products the first 20 count', async () => {
  const skus = Array.from({ length: 30 }, (_, index) => `rope-${String(30 - index).padStart(2, '0')}`);
  await place(ofSkus(...skus));
  await count();
  const counted = await numbers();
  expect(Object.keys(counted)).toHaveLength(20 + 2 * 190);
  expect(skus.filter((sku) => counted[sku])).toEqual(skus.slice(0, 20));
});

test('rule 6: runs at the same time count every order once, and a run without news changes nothing', async () => {
  for (let order = 0; order < 12; order += 1) await place(ofSkus('a', 'b'));
  await Promise.all([count(), count(), count()]);
  expect(await numbers()).toMatchObject({ a: 12, 'a b': 12 });
  await count();
  expect(await numbers()).toMatchObject({ a: 12, 'a b': 12 });
});

test('rule 6: an order that changes while it is counted is looked at again', async () => {
  const { id } = await place(ofSkus('a', 'b'));
  const canceling = database.transaction(async (transaction) => {
    await moveOrder(transaction, { id }, 'canceled', now);
    await count();
  });
  await canceling;
  expect(await numbers()).toMatchObject({ 'a b': 1 });
  await count();
  expect(await numbers()).toEqual({});
});

test('rule 6: a run that is to stop leaves the rest to the next one', async () => {
  await place(ofSkus('a', 'b'));
  await count(AbortSignal.abort());
  expect(await numbers()).toEqual({});
  await count();
  expect(await numbers()).toMatchObject({ 'a b': 1 });
});

test('rule 5: whatever happens to orders, the numbers are those of the orders that count', async () => {
  const sku = fc.constantFrom('a', 'b', 'c', 'd');
  const step = fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('place' as const),
        skus: fc.array(sku, { minLength: 1, maxLength: 4 }),
        status: fc.constantFrom<OrderStatus>('pending_payment', 'processing'),
        daysAgo: fc.constantFrom(0, 100, 363),
      }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('move' as const),
        which: fc.nat(20),
        to: fc.constantFrom(...orderStatuses),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({ kind: fc.constant('count' as const), runs: fc.integer({ min: 1, max: 3 }) }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('wait' as const), days: fc.constantFrom(1, 3, 200) }),
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      await forgetEverything();
      const placed: { id: number; skus: readonly string[]; placedMs: number }[] = [];
      for (const each of steps) {
        if (each.kind === 'place') {
          const { id, placedAt } = await place(ofSkus(...each.skus), each);
          placed.push({ id, skus: each.skus, placedMs: placedAt.getTime() });
        } else if (each.kind === 'move') {
          const order = placed[each.which % Math.max(1, placed.length)];
          if (order) await move(order.id, each.to);
        } else if (each.kind === 'count') {
          await Promise.all(Array.from({ length: each.runs }, () => count()));
        } else {
          now = new Date(now.getTime() + each.days * dayMs);
        }
      }
      await count();
      const { rows } = await sql<{
        id: number;
        status: OrderStatus;
      }>`select id, status from shop_order`.execute(database.kysely);
      const statusOf = new Map(rows.map(({ id, status }) => [id, status]));
      const counting = placed.filter(
        ({ id, placedMs }) =>
          ['processing', 'complete', 'closed'].includes(statusOf.get(id) ?? '') &&
          placedMs > now.getTime() - 365 * dayMs,
      );
      const expected: Record<string, number> = {};
      for (const one of 'abcd') {
        for (const other of 'abcd') {
          const orders = counting.filter(({ skus }) => skus.includes(one) && skus.includes(other)).length;
          if (orders > 0) expected[one === other ? one : `${one} ${other}`] = orders;
        }
      }
      expect(await numbers()).toEqual(expected);
    }),
    { numRuns: 15 },
  );
});
