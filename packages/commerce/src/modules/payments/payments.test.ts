import type { Log } from '@bowline/database';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { money } from '@bowline/kit';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { commerceMigrations } from '../../migrations.ts';
import type { CommerceTables } from '../../tables.ts';
import { createPayments, type PaymentChange, type PaymentStart, type Payments } from './payments.ts';
import { type PaymentProvider, PaymentRefused } from './provider.ts';
import { createTestProviderPage } from './test-provider/page.ts';
import { createTestProvider } from './test-provider/test-provider.ts';
import { createPaymentWebhook } from './webhook.ts';

const silent: Log = { debug() {}, info() {}, warn() {}, error() {} };
const baseUrl = 'https://bowline.eu';
const euro = (minor: number) => money(minor, 'EUR');
let now = new Date('2026-11-02T09:00:00Z');
const clock = () => now;
let database: TestDatabase<CommerceTables>;
let changes: PaymentChange[] = [];
let orderId = 0;

beforeAll(async () => {
  database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
});
afterAll(() => database.close());
beforeEach(() => {
  changes = [];
  orderId += 1;
  now = new Date('2026-11-02T09:00:00Z');
});

const open = (provider: PaymentProvider = createTestProvider({ database, baseUrl, clock })): Payments =>
  createPayments({
    database,
    provider,
    baseUrl,
    clock,
    log: silent,
    onChange: async (_, change) => {
      changes.push(change);
    },
  });
const wish = (): PaymentStart => ({
  orderId,
  orderNumber: `0000${orderId}`,
  amount: euro(24_20),
  method: 'ideal',
  description: `Order ${orderId} <b>`,
  locale: 'de-DE',
  returnUrl: `${baseUrl}/de/checkout/success`,
  expiresAt: new Date('2026-11-02T11:00:00Z'),
  isOffline: false,
  details: null,
});
const startedUrl = async (payments: Payments) => {
  const started = await payments.start(wish());
  if (!started.ok) throw new Error(started.refusal.code);
  return started.value.redirectUrl ?? '';
};
const choose = async (url: string, outcome: string) => {
  const page = createTestProviderPage(database, clock);
  const answer = await page(new Request(url, { method: 'POST', body: new URLSearchParams({ outcome }) }));
  if (!answer) throw new Error('Not the page of the provider');
  return answer;
};
const idIn = (url: string) => url.split('/').at(-1) ?? '';

test('rule 4: starting twice, even at once, starts one payment', async () => {
  const payments = open();
  const urls = await Promise.all(Array.from({ length: 8 }, () => startedUrl(payments)));
  expect(new Set(urls).size).toBe(1);
  expect(await payments.ofOrder(orderId)).toHaveLength(1);
});

test('rule 4: after a failed try there is another one', async () => {
  const payments = open();
  const first = await startedUrl(payments);
  await choose(first, 'failed');
  expect(await payments.refresh({ providerId: idIn(first) })).toBe('failed');
  const second = await startedUrl(payments);
  expect(second).not.toBe(first);
  await choose(second, 'paid');
  await payments.refresh({ providerId: idIn(second) });
  expect((await payments.ofOrder(orderId)).map(({ attempt, state }) => [attempt, state])).toEqual([
    [2, 'paid'],
    [1, 'failed'],
  ]);
  expect(await startedUrl(payments)).toBe(wish().returnUrl);
});

test('rule 3: twenty reports of one payment are heard once', async () => {
  const payments = open();
  const url = await startedUrl(payments);
  const webhook = createPaymentWebhook(payments, 'test');
  await choose(url, 'paid');
  const report = () =>
    webhook(
      new Request(`${baseUrl}/payments/webhook/test`, {
        method: 'POST',
        body: new URLSearchParams({ id: idIn(url) }),
      }),
    );
  const answers = await Promise.all(Array.from({ length: 20 }, report));
  expect(answers.every((answer) => answer?.status === 200)).toBe(true);
  expect(changes).toMatchObject([{ before: 'open', payment: { orderId, state: 'paid' } }]);
});

test('rule 3: a change that its listener cannot bear is not recorded, and comes again', async () => {
  const failing = createPayments({
    database,
    provider: createTestProvider({ database, baseUrl, clock }),
    baseUrl,
    clock,
    log: silent,
    onChange: async () => {
      throw new Error('no room');
    },
  });
  const url = await startedUrl(failing);
  await choose(url, 'paid');
  await expect(failing.refresh({ providerId: idIn(url) })).rejects.toThrow('no room');
  expect(await open().refresh({ providerId: idIn(url) })).toBe('paid');
  expect(changes).toHaveLength(1);
});

test('a payment nobody reported on is looked up later', async () => {
  const payments = open();
  await choose(await startedUrl(payments), 'canceled');
  now = new Date(now.getTime() + 61_000);
  await payments.refreshUndecided();
  expect(changes).toMatchObject([{ payment: { orderId, state: 'canceled' } }]);
});

test('rule 12: payments are asked about in turn, so that none waits behind others', async () => {
  const asked: string[] = [];
  const real = createTestProvider({ database, baseUrl, clock });
  const payments = open({
    ...real,
    read: (id) => {
      asked.push(id);
      return real.read(id);
    },
  });
  const before = await database.kysely.selectFrom('payment').select('id').execute();
  const first = orderId;
  for (; orderId < first + 230; orderId += 1) await payments.start(wish());
  for (let rounds = 0; rounds < 2; rounds += 1) {
    now = new Date(now.getTime() + 120_000);
    await payments.refreshUndecided();
  }
  const open230 = await database.kysely
    .selectFrom('payment')
    .where('order_id', '>=', first)
    .where('state', '=', 'open')
    .select('provider_id')
    .execute();
  expect(open230).toHaveLength(230);
  expect(before.length).toBeLessThan(170);
  expect(open230.filter(({ provider_id }) => !asked.includes(provider_id ?? ''))).toEqual([]);
});

test('rule 12: a provider that is down is not asked about all of them', async () => {
  let asked = 0;
  const real = createTestProvider({ database, baseUrl, clock });
  const payments = open({
    ...real,
    read: () => {
      asked += 1;
      return Promise.reject(new Error('connect ECONNREFUSED'));
    },
  });
  const first = orderId;
  for (; orderId < first + 30; orderId += 1) await payments.start(wish());
  now = new Date(now.getTime() + 120_000);
  await payments.refreshUndecided();
  expect(asked).toBe(10);
});

test('rule 11: a payment is over when the provider says so, and recorded as what it is to the shop', async () => {
  const payments = open();
  await startedUrl(payments);
  const [payment] = await payments.ofOrder(orderId);
  expect(await payments.end(payment?.id ?? 0, 'expired')).toBe('expired');
  expect(changes).toMatchObject([{ before: 'open', payment: { state: 'expired' } }]);
  expect(await payments.end(payment?.id ?? 0, 'canceled')).toBe('expired');
  expect(changes).toHaveLength(1);
});

test('rule 11: what was paid meanwhile is paid, and what the provider will not end stays open', async () => {
  const real = createTestProvider({ database, baseUrl, clock });
  const payments = open(real);
  const url = await startedUrl(payments);
  const [payment] = await payments.ofOrder(orderId);
  const stubborn = open({ ...real, cancel: async () => {} });
  expect(await stubborn.end(payment?.id ?? 0, 'expired')).toBe('open');
  const tooLate = open({ ...real, cancel: async () => void (await choose(url, 'paid')) });
  expect(await tooLate.end(payment?.id ?? 0, 'expired')).toBe('paid');
  expect(changes).toMatchObject([{ payment: { state: 'paid' } }]);
});

test('rule 11: a payment that ends while it is on its way to the provider is canceled there', async () => {
  const real = createTestProvider({ database, baseUrl, clock });
  let providerId = '';
  const payments = open({
    ...real,
    create: async (wanted) => {
      const started = await real.create(wanted);
      providerId = started.providerId;
      const [payment] = await payments.ofOrder(orderId);
      await payments.end(payment?.id ?? 0, 'expired');
      return started;
    },
  });
  expect(await payments.start(wish())).toMatchObject({ refusal: { code: 'payment-not-started' } });
  expect(await real.read(providerId)).toMatchObject({ state: 'canceled' });
});

test('rule 1: a payment of less than was asked for does not count', async () => {
  const real = createTestProvider({ database, baseUrl, clock });
  const payments = open({
    ...real,
    read: async (id) => {
      const payment = await real.read(id);
      return payment && { ...payment, state: 'paid', amount: euro(24_19) };
    },
  });
  const url = await startedUrl(payments);
  expect(await payments.refresh({ providerId: idIn(url) })).toBe('open');
  expect(changes).toEqual([]);
});

test('a provider that is down leaves a payment that can be started again', async () => {
  const real = createTestProvider({ database, baseUrl, clock });
  const down = open({ ...real, create: () => Promise.reject(new Error('connect ECONNREFUSED')) });
  expect(await down.start(wish())).toMatchObject({ refusal: { code: 'payment-not-started' } });
  expect(await startedUrl(open())).toContain('/payments/test/');
  expect(await open().ofOrder(orderId)).toHaveLength(1);
});

test('a provider that refuses ends the try', async () => {
  const real = createTestProvider({ database, baseUrl, clock });
  const strict = open({ ...real, create: () => Promise.reject(new PaymentRefused('method not active')) });
  expect(await strict.start(wish())).toMatchObject({ refusal: { details: { reason: 'method not active' } } });
  expect(await strict.ofOrder(orderId)).toMatchObject([{ state: 'failed' }]);
});

test('rule 6: refunds at once never exceed what was paid', async () => {
  const payments = open();
  const url = await startedUrl(payments);
  await choose(url, 'paid');
  const [before] = await payments.ofOrder(orderId);
  expect(await payments.refund(before?.id ?? 0, euro(1_00), '')).toMatchObject({
    refusal: { code: 'payment-not-paid' },
  });
  await payments.refresh({ providerId: idIn(url) });
  const results = await Promise.all(
    Array.from({ length: 6 }, () => payments.refund(before?.id ?? 0, euro(10_00), 'Return')),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(2);
  expect(await payments.refund(before?.id ?? 0, euro(4_21), '')).toMatchObject({
    refusal: { code: 'refund-too-high', details: { refundableMinor: 4_20 } },
  });
  expect(await payments.refund(before?.id ?? 0, money(1, 'GBP'), '')).toMatchObject({ ok: false });
});

test('rule 9: webhooks that name nothing, or nonsense, change nothing', async () => {
  const webhook = createPaymentWebhook(open(), 'test');
  const post = (body: string, path = '/payments/webhook/test') =>
    webhook(new Request(`${baseUrl}${path}`, { method: 'POST', body }));
  expect((await post('id=tr_unknown'))?.status).toBe(200);
  expect((await post(''))?.status).toBe(400);
  expect((await post(`id=${'x'.repeat(5_000)}`))?.status).toBe(413);
  expect((await post('id=1', '/payments/webhook/mollie'))?.status).toBe(404);
  expect((await webhook(new Request(`${baseUrl}/payments/webhook/test`)))?.status).toBe(405);
  expect(webhook(new Request(`${baseUrl}/graphql`))).toBeNull();
});

test('rule 8: the page shows the payment, and a decided one only the way back', async () => {
  const url = await startedUrl(open());
  const page = createTestProviderPage(database, clock);
  const html = await (await page(new Request(url)))?.text();
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('24,20');
  expect(html).toContain(`Order ${orderId} &lt;b&gt;`);
  expect(html?.match(/<button/g)).toHaveLength(4);
  expect((await choose(url, 'gone')).status).toBe(400);
  const back = await choose(url, 'paid');
  expect([back.status, back.headers.get('location')]).toEqual([303, wish().returnUrl]);
  await choose(url, 'failed');
  expect(await (await page(new Request(url)))?.text()).not.toContain('<button');
  const another = url.replace(/.$/, (last) => (last === '0' ? '1' : '0'));
  expect((await page(new Request(another)))?.status).toBe(404);
  expect(await open().refresh({ providerId: idIn(url) })).toBe('paid');
});

test('rule 6: a refund asked for again under its key is paid once, also after a failure in between', async () => {
  let isDown = false;
  const provider = createTestProvider({ database, baseUrl, clock });
  const payments = open({
    ...provider,
    refund: async (refund) => {
      const done = await provider.refund(refund);
      // The money is on its way, but the answer is lost.
      if (isDown) throw new Error('no answer');
      return done;
    },
  });
  const url = await startedUrl(payments);
  await choose(url, 'paid');
  await payments.refresh({ providerId: idIn(url) });
  const [payment] = await payments.ofOrder(orderId);
  const ask = () => payments.refund(payment?.id ?? 0, euro(10_00), 'Too long', `note-${orderId}`);
  isDown = true;
  expect(await ask()).toMatchObject({ ok: false });
  isDown = false;
  expect(await ask()).toEqual({ ok: true, value: undefined });
  expect(await ask()).toEqual({ ok: true, value: undefined });
  expect(await provider.read(idIn(url))).toMatchObject({ refunded: euro(10_00) });
});
