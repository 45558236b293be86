import { money } from '@bowline/kit';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { startMollieServer } from '../src/testing/mollie-server.ts';
import { giftCardOptions } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

const start = new Date('2026-11-02T09:00:00Z');
let now = start;
let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ clock: () => now });
  await shop.coupon({ code: 'TEN' });
});
beforeEach(() => {
  now = start;
});
afterAll(async () => {
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const url = (placed: { payment_url: string | null }) => placed.payment_url ?? '';
const later = (minutes: number) => {
  now = new Date(start.getTime() + minutes * 60_000);
};
const jobsOf = async (task: string) =>
  (await shop.waitingJobs()).filter((job) => job.task === task).map(({ payload }) => payload);
const idOf = async (number: string) => (await shop.admin.orders.find(number))?.order.id;

describe('rules 10 and 13: paid', () => {
  test.each([
    ['webhook, then return', ['webhook', 'return']],
    ['return, then webhook twice', ['return', 'webhook', 'webhook']],
    ['neither, only polling', ['poll']],
    ['all of them at once', ['at once']],
  ] as const)('%s: one order, one invoice, one letter', async (_, ways) => {
    now = start;
    const placed = await shop.place(await shop.readyCart());
    await shop.decide(url(placed), 'paid');
    const hear = {
      webhook: () => shop.webhook(url(placed)),
      return: () => shop.comeBack(placed.orderV2.token),
      poll: async () => {
        later(5);
        await shop.jobs['payments.refresh-undecided']({}, task);
      },
      'at once': () => Promise.all([1, 2, 3].flatMap(() => [hear.webhook(), hear.return(), hear.poll()])),
    };
    for (const way of ways) await hear[way]();
    const file = await shop.admin.orders.find(placed.orderV2.number);
    expect(file?.order.status).toBe('processing');
    expect(file?.invoices.map(({ number }) => number)).toEqual([expect.stringMatching(/^2026-\d{6}$/)]);
    expect(file?.invoices[0]?.document).toMatchObject({
      orderNumber: placed.orderV2.number,
      payments: [{ method: 'ideal' }],
      lines: [{ sku: 'KNIFE' }],
    });
    const news = (await jobsOf('orders.paid')) as { orderId: number }[];
    expect(news.filter(({ orderId }) => orderId === file?.order.id)).toHaveLength(1);
  });

  test('gift cards that were bought are issued, and their codes stand only in the letter', async () => {
    const items = [
      { sku: 'GIFT-CARD', quantity: 2, entered_options: giftCardOptions({ giftcard_message: 'Enjoy' }) },
    ];
    const cartId = await shop.readyCart({ items, shipping: null });
    const placed = await shop.place(cartId);
    expect(await jobsOf('gift-cards.issued')).toEqual([]);
    await shop.decide(url(placed), 'paid');
    await shop.webhook(url(placed));
    expect(await jobsOf('gift-cards.issued')).toEqual([{ orderId: await idOf(placed.orderV2.number) }]);
    await shop.work('gift-cards.issued');
    const letters = shop.letters.filter(({ kind }) => kind === 'gift-card');
    expect(letters.map(({ to }) => to.address)).toEqual(['recipient@example.com', 'recipient@example.com']);
    const codes = letters.map((letter) => /(\w{4}-){3}\w{4}/.exec(JSON.stringify(letter))?.[0] ?? '');
    expect(new Set(codes).size).toBe(2);
    for (const code of codes) {
      const account = await shop.read<{ giftCardAccount: unknown }>(
        `{ giftCardAccount(input: { gift_card_code: "${code}" }) { balance { value currency } } }`,
      );
      expect(account.giftCardAccount).toEqual({ balance: { value: 50, currency: 'EUR' } });
      expect(JSON.stringify(await shop.admin.orders.find(placed.orderV2.number))).not.toContain(code);
    }
  });
});

describe('rule 11: not paid', () => {
  test.each(['failed', 'canceled', 'expired'] as const)(
    '%s: everything comes back once, and the cart can be ordered again',
    async (outcome) => {
      now = start;
      const card = await shop.giftCard(10_00);
      const before = await shop.pool('knives');
      const cartId = await shop.readyCart({ items: [{ sku: 'KNIFE', quantity: 3 }] });
      await shop.changeCart('applyCouponToCart', { cart_id: cartId, coupon_code: 'TEN' });
      await shop.changeCart('applyGiftCardToCart', { cart_id: cartId, gift_card_code: card });
      const placed = await shop.place(cartId);
      expect(await shop.pool('knives')).toBe(before - 3);
      await shop.decide(url(placed), outcome);
      await Promise.all([
        shop.webhook(url(placed)),
        shop.comeBack(placed.orderV2.token),
        shop.webhook(url(placed)),
      ]);
      expect(await shop.statusOf(placed.orderV2.number)).toBe('canceled');
      expect(await shop.pool('knives')).toBe(before);
      expect(await shop.comeBack(placed.orderV2.token)).toEqual({ state: outcome, redirect_url: null });
      expect(await jobsOf('orders.payment-failed')).toContainEqual({
        orderId: await idOf(placed.orderV2.number),
        reason: outcome,
        isCartUsable: true,
      });
      expect(
        await shop.cart(cartId, 'total_quantity applied_gift_cards { current_balance { value } }'),
      ).toEqual({
        total_quantity: 3,
        applied_gift_cards: [{ current_balance: { value: 10 } }],
      });

      const again = await shop.change(
        `mutation { retryOrderPayment(token: "${placed.orderV2.token}", payment_method: "creditcard") {
          orderV2 { number payment_methods { type } } payment_url } }`,
      );
      const retried = again.data?.retryOrderPayment as typeof placed;
      expect(retried).toMatchObject({ orderV2: { payment_methods: [{ type: 'creditcard' }] } });
      expect(retried.orderV2.number).not.toBe(placed.orderV2.number);
      await shop.decide(url(retried), 'paid');
      await shop.webhook(url(retried));
      expect(await shop.statusOf(retried.orderV2.number)).toBe('processing');
    },
  );
});

describe('rules 12 and 14: money that comes too late', () => {
  test('it goes back once, and the order stays canceled', async () => {
    const placed = await shop.place(await shop.readyCart());
    const { number, token } = placed.orderV2;
    expect(await shop.admin.orders.cancel(number, { reason: null })).toMatchObject({ ok: true });
    await shop.decide(url(placed), 'paid');
    await Promise.all([shop.webhook(url(placed)), shop.comeBack(token)]);
    expect(await shop.statusOf(number)).toBe('canceled');
    const [wish] = await jobsOf('orders.pay-back');
    await shop.work('orders.pay-back');
    await shop.jobs['orders.pay-back'](wish as never, task);
    const file = await shop.admin.orders.find(number);
    expect(file?.events.filter(({ kind }) => kind === 'paid-back')).toHaveLength(1);
    expect(await refundedAt(url(placed))).toBe(file?.order.toPay.minor);
    expect(file?.invoices).toEqual([]);
  });
});

test('rule 9: a provider that cannot be reached leaves an order whose payment can be started again', async () => {
  let isDown = true;
  const other = await createCheckoutShop({
    payments: {
      provider: {
        code: 'elsewhere',
        create: async ({ amount }) => {
          if (isDown) throw new Error('no answer');
          return { providerId: `p-${amount.minor}`, redirectUrl: 'https://pay.test/1' };
        },
        read: async () => ({ state: 'open', amount: money(1, 'EUR'), refunded: money(0, 'EUR') }),
        cancel: async () => {},
        refund: async () => ({ refundId: '' }),
      },
    },
  });
  const placed = await other.place(await other.readyCart());
  expect(placed).toMatchObject({ orderV2: { status_code: 'pending_payment' }, payment_url: null });
  isDown = false;
  const again = await other.change(
    `mutation { retryOrderPayment(token: "${placed.orderV2.token}") { payment_url } }`,
  );
  expect(again.data?.retryOrderPayment).toEqual({ payment_url: 'https://pay.test/1' });
  await other.close();
});

test('with a key of Mollie, it is Mollie that is paid at, reports and pays back', async () => {
  const mollie = await startMollieServer('test_key');
  const other = await createCheckoutShop({
    payments: { mollie: { apiKey: 'test_key', baseUrl: mollie.url } },
  });
  const { orderV2, payment_url } = await other.place(await other.readyCart());
  expect(payment_url).toBe('https://pay.test/tr_1');
  const report = () =>
    other.fetch(
      new Request('https://shop.test/payments/webhook/mollie', {
        method: 'POST',
        body: new URLSearchParams({ id: 'tr_1' }),
      }),
    );
  expect((await report()).status).toBe(200);
  expect(await other.statusOf(orderV2.number)).toBe('pending_payment');
  mollie.decide('tr_1', 'paid');
  await Promise.all([report(), report(), other.comeBack(orderV2.token)]);
  expect(await other.statusOf(orderV2.number)).toBe('processing');
  await other.admin.orders.refund(orderV2.number, { reason: null });
  expect(await other.work('orders.pay-back')).toBe(1);
  expect(mollie.requests.filter(({ path }) => path.endsWith('/refunds'))).toHaveLength(1);
  expect(await reconcile(other.database)).toEqual([]);
  await other.close();
  await mollie.close();
});

const task = { jobId: '1', attempt: 1, maxAttempts: 25, signal: new AbortController().signal };
const refundedAt = async (paymentUrl: string) => {
  const row = await shop.database.kysely
    .selectFrom('test_payment')
    .where('id', '=', paymentUrl.split('/').at(-1) ?? '')
    .select('refunded_minor')
    .executeTakeFirst();
  return row?.refunded_minor;
};
