import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { money } from '@bowline/kit';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commerceMigrations } from '../../migrations.ts';
import type { CommerceTables } from '../../tables.ts';
import { type MollieServer, startMollieServer } from '../../testing/mollie-server.ts';
import { createMollieProvider } from './mollie/mollie-provider.ts';
import { type PaymentProvider, PaymentRefused, type PaymentWish } from './provider.ts';
import { createTestProvider } from './test-provider/test-provider.ts';

const hourMs = 3_600_000;
const euro = (minor: number) => money(minor, 'EUR');
let database: TestDatabase<CommerceTables>;
let mollie: MollieServer;
let now = new Date('2026-11-02T09:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase<CommerceTables>({ migrations: commerceMigrations });
  mollie = await startMollieServer('test_key');
});
afterAll(async () => {
  await mollie.close();
  await database.close();
});

interface Contestant {
  readonly name: string;
  readonly provider: () => PaymentProvider;
  /** What a buyer does on the provider's page. */
  readonly decide: (providerId: string, state: string) => Promise<void>;
}

const contestants: readonly Contestant[] = [
  {
    name: 'the built-in provider',
    provider: () => createTestProvider({ database, baseUrl: 'https://bowline.eu', clock: () => now }),
    decide: async (providerId, state) => {
      await database.kysely
        .updateTable('test_payment')
        .set({ state: state as 'paid' })
        .where('id', '=', providerId)
        .execute();
    },
  },
  {
    name: 'Mollie',
    provider: () => createMollieProvider({ apiKey: 'test_key', baseUrl: mollie.url }),
    decide: async (providerId, state) => mollie.decide(providerId, state),
  },
];

let orders = 0;
const aWish = (): PaymentWish => {
  orders += 1;
  return {
    orderNumber: `0000${orders}`,
    amount: euro(24_20),
    method: 'ideal',
    description: 'Order',
    locale: 'nl-NL',
    returnUrl: 'https://bowline.eu/nl/checkout/success',
    webhookUrl: 'https://bowline.eu/payments/webhook/x',
    expiresAt: new Date(now.getTime() + 2 * hourMs),
    details: null,
    idempotencyKey: `order-${orders}`,
  };
};

describe.each(contestants)('$name', ({ provider, decide }) => {
  test('a new payment is open and has a page to pay on', async () => {
    const started = await provider().create(aWish());
    expect(new URL(started.redirectUrl).protocol).toMatch(/^https?:$/);
    expect(await provider().read(started.providerId)).toEqual({
      state: 'open',
      amount: euro(24_20),
      refunded: euro(0),
    });
  });

  test('asking twice with the same key gives the same payment', async () => {
    const wish = aWish();
    const first = await provider().create(wish);
    expect(await provider().create(wish)).toEqual(first);
    expect(await provider().create({ ...wish, idempotencyKey: `${wish.idempotencyKey}-again` })).not.toEqual(
      first,
    );
  });

  test.each(['paid', 'failed', 'canceled', 'expired'])('a payment can become %s', async (state) => {
    const { providerId } = await provider().create(aWish());
    await decide(providerId, state);
    expect(await provider().read(providerId)).toMatchObject({ state });
  });

  test('a bank transfer is ended when the shop asks for it; what is decided stays', async () => {
    const { providerId } = await provider().create({ ...aWish(), method: 'banktransfer' });
    await provider().cancel(providerId);
    await provider().cancel(providerId);
    expect(await provider().read(providerId)).toMatchObject({ state: 'canceled' });
    const paid = await provider().create({ ...aWish(), method: 'banktransfer' });
    await decide(paid.providerId, 'paid');
    await provider().cancel(paid.providerId);
    expect(await provider().read(paid.providerId)).toMatchObject({ state: 'paid' });
  });

  test.each(['tr_nothing', 'test_00000000000000000000000000000000', '', '../../payments', 'é'.repeat(500)])(
    'there is no payment "%s"',
    async (providerId) => {
      expect(await provider().read(providerId)).toBeNull();
    },
  );

  test('refunds go up to what was paid, and a repeated one counts once', async () => {
    const { providerId } = await provider().create(aWish());
    await decide(providerId, 'paid');
    const refund = (minor: number, key: string) =>
      provider().refund({
        providerId,
        amount: euro(minor),
        description: 'Return',
        idempotencyKey: `${providerId}-${key}`,
      });
    const first = await refund(10_00, 'a');
    expect(await refund(10_00, 'a')).toEqual(first);
    expect(await provider().read(providerId)).toMatchObject({ refunded: euro(10_00) });
    await expect(refund(14_21, 'b')).rejects.toBeInstanceOf(PaymentRefused);
    await refund(14_20, 'c');
    expect(await provider().read(providerId)).toMatchObject({ refunded: euro(24_20) });
  });

  test('what was not paid cannot be refunded', async () => {
    const { providerId } = await provider().create(aWish());
    const wish = { providerId, amount: euro(1), description: '', idempotencyKey: `${providerId}-x` };
    await expect(provider().refund(wish)).rejects.toBeInstanceOf(PaymentRefused);
  });
});

test('Mollie refuses who has no key', async () => {
  const refused = createMollieProvider({ apiKey: 'wrong', baseUrl: mollie.url });
  await expect(refused.create(aWish())).rejects.toBeInstanceOf(PaymentRefused);
  expect(mollie.requests.at(-1)?.headers).toMatchObject({ authorization: 'Bearer wrong' });
});

test('rule 10: a payment at the built-in provider expires when the shop said', async () => {
  const provider = createTestProvider({ database, baseUrl: 'https://bowline.eu', clock: () => now });
  const wish = aWish();
  const { providerId } = await provider.create(wish);
  now = new Date(wish.expiresAt.getTime() - 1);
  expect(await provider.read(providerId)).toMatchObject({ state: 'open' });
  now = wish.expiresAt;
  expect(await provider.read(providerId)).toMatchObject({ state: 'expired' });
});

test.each([
  ['2026-11-09T09:00:00Z', '2026-11-08'],
  ['2026-11-09T00:00:00Z', '2026-11-08'],
  ['2026-11-02T11:00:00Z', '2026-11-03'],
])('rule 10: a bank transfer at Mollie that may take until %s is due on %s', async (end, dueDate) => {
  const provider = createMollieProvider({
    apiKey: 'test_key',
    baseUrl: mollie.url,
    clock: () => new Date('2026-11-02T09:00:00Z'),
  });
  await provider.create({ ...aWish(), method: 'banktransfer', expiresAt: new Date(end) });
  expect(mollie.requests.at(-1)?.body).toMatchObject({ method: 'banktransfer', dueDate });
  await provider.create({ ...aWish(), expiresAt: new Date(end) });
  expect(mollie.requests.at(-1)?.body).not.toHaveProperty('dueDate');
});

test('Mollie, rule 15: a card whose bank asks for nothing more is paid with, and the buyer comes straight back', async () => {
  const provider = createMollieProvider({ apiKey: 'test_key', baseUrl: mollie.url });
  const details = { issuer: null, cardToken: 'tkn_without_questions' };
  const wish: PaymentWish = { ...aWish(), method: 'creditcard', details };
  const started = await provider.create(wish);
  expect(started.redirectUrl).toBe(wish.returnUrl);
  expect((await provider.read(started.providerId))?.state).toBe('paid');
});
