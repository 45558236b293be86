import { sql } from '@bowline/database';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { startMollieServer } from '../src/testing/mollie-server.ts';
import { type CheckoutShop, createCheckoutShop, type ReadyCartOptions } from './data/checkout-shop.ts';

const start = new Date('2026-11-02T09:00:00Z');
const minuteMs = 60_000;
let now = start;
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ clock: () => now });
});
beforeEach(async () => {
  now = start;
  await setPool('knives', 100);
});
afterAll(async () => {
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const later = (minutes: number) => {
  now = new Date(start.getTime() + minutes * minuteMs);
};
const setPool = (key: string, quantity: number) =>
  shop.database.kysely.updateTable('stock_pool').set({ quantity }).where('key', '=', key).execute();
const order = async (options: ReadyCartOptions = {}, at = shop) => at.place(await at.readyCart(options));
const providerStateOf = async ({ payment_url }: { payment_url: string | null }) =>
  (await shop.database.kysely
    .selectFrom('test_payment')
    .where('id', '=', payment_url?.split('/').at(-1) ?? '')
    .select(['state', 'expires_at'])
    .executeTakeFirst()) ?? null;
const dueAt = async (orderNumber: string) => {
  const file = await shop.admin.orders.find(orderNumber);
  const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker._private_jobs
    where key = ${`give-up-${file?.order.id}`}`.execute(shop.database.kysely);
  return rows[0]?.run_at;
};
const knives = (quantity: number, payment = 'banktransfer'): ReadyCartOptions => ({
  items: [{ sku: 'KNIFE', quantity }],
  payment,
});
const messageOf = ({ errors }: { errors: readonly { message: string }[] | undefined }) =>
  errors?.[0]?.message;

describe('rules 25 and 26: how long an order holds its stock', () => {
  test.each([
    ['ideal', 120],
    ['banktransfer', 7 * 24 * 60],
  ])(
    'by %s for %i minutes: the provider is told the end, and the job is due then',
    async (payment, minutes) => {
      const placed = await order({ payment });
      const end = new Date(start.getTime() + minutes * minuteMs);
      expect(await providerStateOf(placed)).toEqual({ state: 'open', expires_at: end });
      expect(await dueAt(placed.orderV2.number)).toEqual(end);
      later(minutes - 1);
      await shop.work('orders.give-up');
      expect(await shop.statusOf(placed.orderV2.number)).toBe('pending_payment');
      expect(await dueAt(placed.orderV2.number)).toEqual(end);
      expect(await shop.pool('knives')).toBe(99);
      later(minutes);
      await shop.work('orders.give-up');
      expect(await shop.statusOf(placed.orderV2.number)).toBe('canceled');
      expect(await shop.pool('knives')).toBe(100);
      await shop.decide(placed.payment_url ?? '', 'paid');
      expect(await providerStateOf(placed)).toMatchObject({ state: 'open', expires_at: end });
      expect(await shop.comeBack(placed.orderV2.token)).toMatchObject({ state: 'expired' });
    },
  );

  test('a payment that the provider ends earlier gives the stock back then', async () => {
    const placed = await order();
    await shop.decide(placed.payment_url ?? '', 'expired');
    later(16);
    await shop.jobs['payments.refresh-undecided']({}, task);
    expect(await shop.pool('knives')).toBe(100);
  });

  test('what the provider still keeps open is canceled there first', async () => {
    const placed = await order();
    await shop.database.kysely
      .updateTable('test_payment')
      .set({ expires_at: new Date('2027-01-01T00:00:00Z') })
      .execute();
    later(120);
    await shop.work('orders.give-up');
    expect(await providerStateOf(placed)).toMatchObject({ state: 'canceled' });
    expect(await shop.statusOf(placed.orderV2.number)).toBe('canceled');
    const events = (await shop.admin.orders.find(placed.orderV2.number))?.events ?? [];
    expect(events.at(-1)).toMatchObject({ kind: 'moved-to-canceled', details: { payment: 'expired' } });
  });

  test('the provider is asked before an order is given up', async () => {
    const placed = await order();
    await shop.decide(placed.payment_url ?? '', 'paid');
    later(121);
    await shop.work('orders.give-up');
    expect(await shop.statusOf(placed.orderV2.number)).toBe('processing');
  });

  test('a method that cannot be ended holds as long as its provider, which is asked with growing pauses', async () => {
    const mollie = await startMollieServer('test_key');
    const other = await createCheckoutShop({
      clock: () => now,
      payments: { mollie: { apiKey: 'test_key', baseUrl: mollie.url } },
    });
    const byCard = await order({ payment: 'creditcard' }, other);
    const byBank = await order({ payment: 'banktransfer' }, other);
    const cardOrder = (await other.admin.orders.find(byCard.orderV2.number))?.order.id;
    const nextAsk = async () => {
      const { rows } = await sql<{ run_at: Date }>`select run_at from graphile_worker._private_jobs
        where key = ${`give-up-${cardOrder}`}`.execute(other.database.kysely);
      return (rows[0]?.run_at.getTime() ?? Number.NaN) - start.getTime();
    };
    const before = await other.pool('knives');
    const asks: number[] = [];
    for (const minutes of [120, 125, 140, 24 * 60]) {
      later(minutes);
      await other.work('orders.give-up');
      asks.push((await nextAsk()) / minuteMs - minutes);
    }
    expect(asks).toEqual([5, 5, 20, 360]);
    expect(await other.statusOf(byCard.orderV2.number)).toBe('pending_payment');
    mollie.decide('tr_1', 'expired');
    later(7 * 24 * 60);
    await other.work('orders.give-up');
    expect(await other.statusOf(byCard.orderV2.number)).toBe('canceled');
    expect(await other.statusOf(byBank.orderV2.number)).toBe('canceled');
    expect(mollie.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)).toContain(
      '/v2/payments/tr_2',
    );
    expect(await other.pool('knives')).toBe(before + 2);
    expect(await reconcile(other.database)).toEqual([]);
    await other.close();
    await mollie.close();
  });

  test('a lost job is made up for; one that is there keeps its time', async () => {
    const lost = await order();
    const known = await order();
    const due = await dueAt(known.orderV2.number);
    await sql`delete from graphile_worker._private_jobs where key = ${`give-up-${
      (await shop.admin.orders.find(lost.orderV2.number))?.order.id
    }`}`.execute(shop.database.kysely);
    later(120);
    await shop.jobs['orders.expire-unpaid']({}, task);
    expect(await dueAt(known.orderV2.number)).toEqual(due);
    await shop.work('orders.give-up');
    expect(await shop.statusOf(lost.orderV2.number)).toBe('canceled');
  });
});

describe('rule 27: an order that is canceled', () => {
  test('ends its payment at the provider', async () => {
    const placed = await order();
    await shop.admin.orders.cancel(placed.orderV2.number, { reason: null });
    expect(await providerStateOf(placed)).toMatchObject({ state: 'open' });
    await shop.work('orders.end-payments');
    expect(await providerStateOf(placed)).toMatchObject({ state: 'canceled' });
    expect(await shop.comeBack(placed.orderV2.token)).toMatchObject({
      state: 'canceled',
      redirect_url: null,
    });
  });
});

describe('rule 28: bank transfers hold a fifth of a pool', () => {
  const refusal =
    'Unable to place order: So much of these products cannot be held for a payment that takes days. Choose another payment method or order less.';

  test('more is refused, and by another method it is taken', async () => {
    expect(messageOf(await shop.tryToPlace(await shop.readyCart(knives(21))))).toBe(refusal);
    const placed = await order(knives(20));
    const cart = await shop.readyCart(knives(1));
    expect(messageOf(await shop.tryToPlace(cart))).toBe(refusal);
    await shop.changeCart('setPaymentMethodOnCart', { cart_id: cart, payment_method: { code: 'ideal' } });
    await shop.place(cart);
    await shop.decide(placed.payment_url ?? '', 'paid');
    await shop.webhook(placed.payment_url ?? '');
    // 79 are left, of which 15 may be held again.
    expect(messageOf(await shop.tryToPlace(await shop.readyCart(knives(16))))).toBe(refusal);
    const last = await order(knives(15));
    await shop.admin.orders.cancel(last.orderV2.number, { reason: null });
  });

  test('40 shoppers at once hold 20 of 100', async () => {
    const carts = await Promise.all(Array.from({ length: 40 }, () => shop.readyCart(knives(1))));
    const answers = await Promise.all(carts.map((id) => shop.tryToPlace(id)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(20);
    expect(new Set(answers.flatMap((answer) => messageOf(answer) ?? []))).toEqual(new Set([refusal]));
    expect(await shop.pool('knives')).toBe(80);
  });
});

describe('rule 29: unpaid orders', () => {
  const refusal =
    'Unable to place order: Too many orders for this e-mail address or from this place have not been paid. Pay for one of them or try again later.';
  const from = (place: string) => ({ headers: { 'x-forwarded-for': place } });
  const tryFrom = async (place: string, email: string) =>
    shop.tryToPlace(await shop.readyCart({ email }), {}, from(place));
  const limit = (uses: number) => ({ uses, withinSeconds: 86_400 });
  beforeAll(async () => {
    await shop.admin.settings.decide('unpaidOrderLimits', { perEmail: limit(3), perPlace: limit(6) });
  });
  afterAll(async () => {
    await shop.admin.settings.decide('unpaidOrderLimits', { perEmail: limit(100), perPlace: limit(100) });
  });

  test('of one buyer 3 may wait, wherever they come from and whatever stands behind a plus', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => tryFrom(`192.0.2.${index}`, `Hoarder+${index}@example.com`)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(3);
    expect(new Set(answers.flatMap((answer) => messageOf(answer) ?? []))).toEqual(new Set([refusal]));
    expect(await shop.pool('knives')).toBe(97);
  });

  test('from one place 6 may wait, whoever they are for', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => tryFrom('198.51.100.7', `person${index}@example.com`)),
    );
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(6);
    expect(await shop.pool('knives')).toBe(94);
  });

  test('what was given up counts until the day is over, what was paid does not count', async () => {
    const email = 'regular@example.com';
    for (let tries = 0; tries < 3; tries += 1) {
      const placed = (await tryFrom('203.0.113.1', email)).data?.placeOrder as { payment_url: string };
      await shop.decide(placed.payment_url, tries === 0 ? 'paid' : 'failed');
      await shop.webhook(placed.payment_url);
    }
    expect((await tryFrom('203.0.113.1', email)).errors).toBeUndefined();
    expect(messageOf(await tryFrom('203.0.113.1', email))).toBe(refusal);
    later(24 * 60);
    expect((await tryFrom('203.0.113.1', email)).errors).toBeUndefined();
  });

  test('no address is kept in clear, and nothing for longer than it counts', async () => {
    later(3 * 24 * 60);
    for (let tries = 0; tries < 6; tries += 1) await tryFrom('203.0.113.50', `someone${tries}@example.com`);
    const rows = await shop.database.kysely.selectFrom('unpaid_order').selectAll().execute();
    expect(rows).toHaveLength(6);
    expect(rows.flatMap(({ email_key, place_key }) => [email_key, place_key])).toEqual(
      rows.flatMap(() => [expect.stringMatching(/^[0-9a-f]{64}$/), expect.stringMatching(/^[0-9a-f]{64}$/)]),
    );
  });
});

test('rule 30: another method ends the payment and orders the cart again, under the rules of that method', async () => {
  const placed = await order({ email: 'changer@example.com', ...knives(2, 'ideal') });
  const retry = async (method: string) =>
    shop.change(
      `mutation { retryOrderPayment(token: "${placed.orderV2.token}", payment_method: "${method}") {
        orderV2 { number payment_methods { type } } payment_url } }`,
    );
  expect((await retry('ideal')).data?.retryOrderPayment).toMatchObject({ payment_url: placed.payment_url });
  expect(messageOf(await retry('bancontact'))).toBe('The requested Payment Method is not available.');
  expect(await providerStateOf(placed)).toMatchObject({ state: 'canceled' });
  const again = (await retry('banktransfer')).data?.retryOrderPayment as typeof placed;
  expect(again).toMatchObject({ orderV2: { payment_methods: [{ type: 'banktransfer' }] } });
  expect(again.orderV2.number).not.toBe(placed.orderV2.number);
  expect(await shop.statusOf(placed.orderV2.number)).toBe('canceled');
  expect(await shop.pool('knives')).toBe(98);
});

const task = { jobId: '1', attempt: 1, maxAttempts: 25, signal: new AbortController().signal };
