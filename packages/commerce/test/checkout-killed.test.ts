import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createDatabase } from '@bowline/database';
import { expect, onTestFinished, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { createCheckoutShop } from './data/checkout-shop.ts';

/** Two servers at a time, each killed a moment after so many orders, as the kernel does when memory runs out. */
const lives = [
  [
    { orders: 2, lifeMs: 5 },
    { orders: 14, lifeMs: 1 },
  ],
  [
    { orders: 17, lifeMs: 13 },
    { orders: 19, lifeMs: 31 },
  ],
  [
    { orders: 15, lifeMs: 3 },
    { orders: 13, lifeMs: 8 },
  ],
  [
    { orders: 18, lifeMs: 21 },
    { orders: 16, lifeMs: 2 },
  ],
];
const stock = { knives: 100_000, 'red-cord': 1_000_000 };

interface Life {
  readonly placed: readonly string[];
  readonly errors: readonly string[];
}

async function liveAndDie(
  args: readonly string[],
  { orders, lifeMs }: { readonly orders: number; readonly lifeMs: number },
): Promise<Life> {
  const program = fileURLToPath(new URL('programs/shoppers.ts', import.meta.url));
  const child = spawn(process.execPath, [program, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const lines: string[] = [];
  const output = createInterface({ input: child.stdout });
  output.on('line', (line) => lines.push(line));
  const exited = once(child, 'exit');
  while (lines.length < orders && child.exitCode === null) {
    await Promise.race([once(output, 'line'), exited]);
  }
  await wait(lifeMs);
  child.kill('SIGKILL');
  await exited;
  const told = (kind: string) =>
    lines.filter((line) => line.startsWith(kind)).map((line) => line.slice(kind.length + 1));
  return { placed: told('placed'), errors: told('error') };
}

test('a shop that is killed again and again has whole orders or none, and its books agree', async () => {
  let now = new Date();
  const shop = await createCheckoutShop({ clock: () => now });
  onTestFinished(() => shop.close());
  for (const [key, quantity] of Object.entries(stock)) {
    await shop.database.kysely.updateTable('stock_pool').set({ quantity }).where('key', '=', key).execute();
  }
  await shop.coupon({ code: 'TEN' });
  const card = await shop.giftCard(100_000_00);
  const placed: string[] = [];
  for (const pair of lives) {
    const ended = await Promise.all(
      pair.map((life) => liveAndDie([shop.database.url, `life${life.orders}-${life.lifeMs}`, card], life)),
    );
    expect(ended.flatMap(({ errors }) => errors)).toEqual([]);
    placed.push(...ended.flatMap((life) => life.placed));
  }

  // Whoever was told of an order has it, and of what was decided the shop only has not heard yet.
  const { orders, total } = await shop.admin.orders.list({ page: 1, pageSize: 5_000 });
  const numbers = new Set(orders.map(({ number }) => number));
  expect(placed.filter((number) => !numbers.has(number))).toEqual([]);
  expect(total).toBeGreaterThanOrEqual(114);
  const unheard = 'what the built-in provider says was paid is paid in the shop, and nothing else';
  expect((await reconcile(shop.database)).filter(({ rule }) => rule !== unheard)).toEqual([]);

  // The worker asks the provider, gives up on what nobody pays and sends money back.
  now = new Date(now.getTime() + 3 * 3_600_000);
  const task = { jobId: '1', attempt: 1, maxAttempts: 25, signal: new AbortController().signal };
  await shop.jobs['payments.refresh-undecided']({}, task);
  await shop.jobs['orders.expire-unpaid']({}, task);
  await shop.work('orders.give-up');
  await shop.work('orders.pay-back');
  expect(await reconcile(shop.database)).toEqual([]);
  const settled = await shop.admin.orders.list({ page: 1, pageSize: 5_000 });
  expect(new Set(settled.orders.map(({ status }) => status))).toEqual(new Set(['processing', 'canceled']));
  for (const [key, quantity] of Object.entries(stock)) {
    const { rows } = await shop.database.pool.query(
      `select coalesce(sum(case kind when 'taken' then units else -units end), 0)::integer as gone
       from stock_movement where pool_key = $1`,
      [key],
    );
    expect((await shop.pool(key)) + rows[0].gone).toBe(quantity);
  }
  expect(shop.loggedErrors).toEqual([]);
});

test('a database whose connections are killed while orders are placed has each order once, and its books agree', async () => {
  const shop = await createCheckoutShop();
  onTestFinished(() => shop.close());
  await shop.database.kysely
    .updateTable('stock_pool')
    .set({ quantity: 100 })
    .where('key', '=', 'knives')
    .execute();
  const carts: string[] = [];
  for (let count = 0; count < 12; count += 1) carts.push(await shop.readyCart());
  const statuses = new Set<number>();
  const killer = createDatabase({ url: shop.database.url });
  onTestFinished(() => killer.close());
  let isOver = false;
  const killing = (async () => {
    for (let kills = 0; kills < 15 && !isOver; kills += 1) {
      await killer.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and pid <> pg_backend_pid() and application_name like 'bowline%'`,
      );
      await wait(20);
    }
  })();
  /** As a shopper does: whoever is told to come back tries again. */
  const placeInTheEnd = async (cartId: string): Promise<string> => {
    for (let tries = 0; tries < 100; tries += 1) {
      const { status, data } = await shop.tryToPlace(cartId);
      statuses.add(status);
      const placed = data?.placeOrder as { orderV2: { number: string } | null } | undefined;
      if (placed?.orderV2) return placed.orderV2.number;
      await wait(20);
    }
    throw new Error('It could not be placed');
  };
  const numbers = await Promise.all(carts.map(placeInTheEnd));
  isOver = true;
  await killing;
  expect(new Set(numbers).size).toBe(12);
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  expect(await shop.pool('knives')).toBe(88);
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
});
