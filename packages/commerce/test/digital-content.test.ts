import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { reconcile } from '../src/index.ts';
import { refusalOf } from '../src/testing/index.ts';
import { giftCardOptions } from './data/cart-shop.ts';
import { createReturnsShop, type ReturnsShop } from './data/returns-shop.ts';

let shop: ReturnsShop;
beforeAll(async () => {
  shop = await createReturnsShop();
});
beforeEach(() => shop.setDay(0));
afterAll(async () => {
  await shop.work('orders.pay-back');
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const course = { sku: 'COURSE', quantity: 1 };
const knife = { sku: 'KNIFE', quantity: 1 };

async function consentOf(cartId: string, request = {}) {
  const { cart } = await shop.read<{ cart: { content_consent: { version: string; text: string } | null } }>(
    `{ cart(cart_id: "${cartId}") { content_consent { version text } } }`,
    request,
  );
  return cart.content_consent;
}

/** What the order keeps, and what can be done with it. */
async function orderOf(token: string) {
  const { guestOrderByToken } = await shop.read<{ guestOrderByToken: object }>(
    `{ guestOrderByToken(input: { token: "${token}" }) { status available_actions content_consent { version given_at }
      withdrawal { is_open lines { quantity_left exception exception_text } } } }`,
  );
  return guestOrderByToken;
}

async function pay(paymentUrl: string | null) {
  await shop.decide(paymentUrl ?? '', 'paid');
  await shop.webhook(paymentUrl ?? '');
}

describe('cart rule 29: what can be agreed to', () => {
  test('is shown for digital content, in the language of the store, and for nothing else', async () => {
    const cartId = await shop.readyCart({ items: [knife, course] });
    expect(await consentOf(cartId)).toEqual({
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      text: expect.stringContaining('right of withdrawal'),
    });
    const german = await shop.readyCart({ items: [course], shipping: null, request: { store: 'de_DE' } });
    expect((await consentOf(german, { store: 'de_DE' }))?.text).toContain('Widerrufsrecht');
    expect(await consentOf(await shop.readyCart())).toBeNull();
    const card = { sku: 'GIFT-CARD', quantity: 1, entered_options: giftCardOptions({}) };
    expect(await consentOf(await shop.readyCart({ items: [card], shipping: null }))).toBeNull();
  });
});

describe('checkout rule 37', () => {
  test('words that are no longer the current ones are refused, and nothing is kept without digital content', async () => {
    const cartId = await shop.readyCart({ items: [course], shipping: null });
    const refused = await shop.tryToPlace(cartId, { content_consent_version: '1999-01-01' });
    expect(refusalOf(refused)?.message).toBe(
      'Unable to place order: What you agree to for digital content has changed. Read it and agree to it again.',
    );
    const version = (await consentOf(cartId))?.version;
    const { orderV2 } = await shop.place(await shop.readyCart(), { content_consent_version: version });
    expect(await orderOf(orderV2.token)).toMatchObject({ content_consent: null });
  });

  test('paying again takes along what was agreed to, with its moment', async () => {
    const cartId = await shop.readyCart({ items: [course], shipping: null });
    const version = (await consentOf(cartId))?.version;
    const { orderV2, payment_url } = await shop.place(cartId, { content_consent_version: version });
    await shop.decide(payment_url ?? '', 'failed');
    await shop.webhook(payment_url ?? '');
    shop.setDay(1);
    const { data } = await shop.change(
      `mutation { retryOrderPayment(token: "${orderV2.token}") { orderV2 { number token } payment_url } }`,
    );
    const again = data?.retryOrderPayment as { orderV2: { number: string; token: string } };
    expect(again.orderV2.number).not.toBe(orderV2.number);
    expect(await orderOf(again.orderV2.token)).toMatchObject({
      content_consent: { version, given_at: '2026-11-02T09:00:00.000Z' },
    });
  });
});

describe('returns rule 8: digital content', () => {
  test('that has begun by consent says why it stays; the rest of the order goes back, the order is not canceled', async () => {
    const cartId = await shop.readyCart({ items: [course, knife] });
    const version = (await consentOf(cartId))?.version;
    const placed = await shop.place(cartId, { content_consent_version: version });
    const { number, token } = placed.orderV2;
    // Checkout rule 38: as long as nothing has begun, all of it can be canceled.
    expect(await orderOf(token)).toMatchObject({ available_actions: ['CANCEL'] });
    await pay(placed.payment_url);
    expect(await orderOf(token)).toMatchObject({ available_actions: [] });
    const { lines, events } = await shop.fileOf(number);
    const [first = '', second = ''] = lines.map(({ line }) => line);
    expect(events.filter(({ kind }) => kind === 'content-begun')).toMatchObject([
      { details: { lines: [first] } },
    ]);
    const canceled = await shop.change(
      `mutation ($input: GuestOrderCancelInput!) { requestGuestOrderCancel(input: $input) { errorV2 { code } } }`,
      { variables: { input: { token, reason: 'Other' } } },
    );
    expect(canceled.data?.requestGuestOrderCancel).toEqual({
      errorV2: { code: 'PARTIAL_ORDER_ITEM_SHIPPED' },
    });
    expect(await shop.refused(token, [[first, 1]])).toBe(
      'Product COURSE has begun with your consent and cannot be withdrawn.',
    );
    expect(await shop.withdrawn(token, [[second, 1]])).toMatchObject({
      status: 'PROCESSED_AND_CLOSED',
    });
  });

  test('that nobody agreed to goes back, whatever was delivered', async () => {
    const placed = await shop.place(await shop.readyCart({ items: [course], shipping: null }));
    const { number, token } = placed.orderV2;
    await pay(placed.payment_url);
    expect(await orderOf(token)).toMatchObject({
      content_consent: null,
      withdrawal: { is_open: true, lines: [{ quantity_left: 1, exception: null }] },
    });
    const [line = ''] = (await shop.fileOf(number)).lines.map((each) => each.line);
    expect(await shop.withdrawn(token, [[line, 1]])).toMatchObject({
      status: 'PROCESSED_AND_CLOSED',
      label_url: null,
    });
  });

  test('is explained for a guest, and the confirmation told of it (notifications rule 4)', async () => {
    const cartId = await shop.readyCart({ items: [course], shipping: null });
    const version = (await consentOf(cartId))?.version;
    const placed = await shop.place(cartId, { content_consent_version: version });
    await pay(placed.payment_url);
    expect(await orderOf(placed.orderV2.token)).toMatchObject({
      content_consent: { version, given_at: '2026-11-02T09:00:00.000Z' },
      withdrawal: {
        lines: [
          {
            quantity_left: 0,
            exception: 'content-begun',
            exception_text: expect.stringContaining('right of withdrawal'),
          },
        ],
      },
    });
    const written = shop.letters.length;
    await shop.work('orders.paid');
    const letters = shop.letters
      .slice(written)
      .filter(({ subject }) => subject.includes(placed.orderV2.number));
    expect(JSON.stringify(letters)).toContain(
      'you agreed that the digital content of this order begins at once, and that you thereby lose your right of withdrawal for it: Product COURSE.',
    );
    expect(JSON.stringify(letters)).toContain('2 November 2026 at 10:00, Dutch time');
  });
});

describe('orders rule 32', () => {
  const statusOf = async (token: string) => ((await orderOf(token)) as { status: string }).status;

  test('an order of nothing but begun content and gift cards is complete with its payment, and offers no cancelling', async () => {
    const cartId = await shop.readyCart({ items: [course], shipping: null });
    const version = (await consentOf(cartId))?.version;
    const placed = await shop.place(cartId, { content_consent_version: version });
    await pay(placed.payment_url);
    expect(await orderOf(placed.orderV2.token)).toMatchObject({ status: 'Complete', available_actions: [] });
  });

  test('content that has not begun waits for the shop, which says that it was given', async () => {
    const placed = await shop.place(await shop.readyCart({ items: [course], shipping: null }));
    await pay(placed.payment_url);
    expect(await statusOf(placed.orderV2.token)).toBe('Processing');
    expect((await shop.admin.orders.ship(placed.orderV2.number, { trackingNumber: null })).ok).toBe(true);
    expect(await statusOf(placed.orderV2.token)).toBe('Complete');
  });

  test('on hold it stays on hold, and is complete when it is released', async () => {
    const cartId = await shop.readyCart({ items: [course], shipping: null });
    const version = (await consentOf(cartId))?.version;
    const placed = await shop.place(cartId, { content_consent_version: version });
    await shop.admin.orders.hold(placed.orderV2.number);
    await pay(placed.payment_url);
    expect(await statusOf(placed.orderV2.token)).toBe('On Hold');
    await shop.admin.orders.release(placed.orderV2.number);
    expect(await statusOf(placed.orderV2.token)).toBe('Complete');
  });
});
