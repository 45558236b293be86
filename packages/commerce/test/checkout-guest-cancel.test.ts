import { afterAll, beforeAll, expect, test } from 'vitest';
import { findOrder } from '#orders';
import { reconcile } from '../src/index.ts';
import { refusalOf } from '../src/testing/index.ts';
import { uid } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(async () => {
  expect(await reconcile(shop.database)).toEqual([]);
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const output = 'error errorV2 { code message } order { number status available_actions }';
const reason = 'The order was placed by mistake';

async function request(token: string, why = reason) {
  return shop.change(
    `mutation ($input: GuestOrderCancelInput!) { requestGuestOrderCancel(input: $input) { ${output} } }`,
    { variables: { input: { token, reason: why } } },
  );
}
async function confirm(orderId: number, confirmation_key: string) {
  const { data } = await shop.change(
    `mutation ($input: ConfirmCancelOrderInput!) { confirmCancelOrder(input: $input) { ${output} } }`,
    { variables: { input: { order_id: uid(orderId), confirmation_key } } },
  );
  return data?.confirmCancelOrder;
}
async function bought() {
  const placed = await shop.place(await shop.readyCart());
  await shop.decide(placed.payment_url ?? '', 'paid');
  await shop.webhook(placed.payment_url ?? '');
  const order = (await shop.admin.orders.find(placed.orderV2.number))?.order;
  return { id: order?.id ?? 0, number: placed.orderV2.number, token: placed.orderV2.token };
}
/** The keys in the letters that wait to be written, oldest first; no job knows one. */
async function keysFor(orderId: number): Promise<string[]> {
  const waiting = await shop.waitingJobs();
  for (const { payload } of waiting.filter(({ task }) => task === 'orders.cancellation-requested')) {
    expect(Object.keys(payload as object)).toEqual(['orderId']);
  }
  await shop.work('orders.cancellation-requested');
  const { token } = (await findOrder(shop.database.kysely, { id: orderId })) ?? {};
  const letters = shop.letters
    .map((letter) => JSON.stringify(letter))
    .filter((text) => text.includes(`${token}`));
  return letters.flatMap((text) => /confirm=([0-9a-f]{32})/.exec(text)?.[1] ?? []);
}

test('rule 21: a guest asks, the letter confirms, and everything comes back', async () => {
  const before = await shop.pool('knives');
  const { id, number, token } = await bought();
  expect((await request(token)).data?.requestGuestOrderCancel).toEqual({
    error: null,
    errorV2: null,
    order: { number, status: 'Processing', available_actions: ['CANCEL'] },
  });
  expect(await shop.statusOf(number)).toBe('processing');
  const [key = ''] = await keysFor(id);
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(await confirm(id, key)).toEqual({
    error: null,
    errorV2: null,
    order: { number, status: 'Canceled', available_actions: [] },
  });
  expect(await shop.pool('knives')).toBe(before);
  expect(await shop.work('orders.pay-back')).toBe(1);
  const file = await shop.admin.orders.find(number);
  expect(file?.events.map(({ kind }) => kind)).toEqual([
    'placed',
    'moved-to-processing',
    'cancellation-requested',
    'moved-to-canceled',
    'paid-back',
  ]);
  expect(await confirm(id, key)).toMatchObject({
    errorV2: {
      code: 'INVALID_ORDER_STATUS',
      message: 'Order already closed, complete, cancelled or on hold',
    },
    order: { status: 'Canceled' },
  });
});

test('rule 21: of several requests the last one counts, and confirming twice at once cancels once', async () => {
  const { id, token, number } = await bought();
  for (let times = 0; times < 2; times += 1) await request(token);
  const [first = '', last = ''] = await keysFor(id);
  expect(await confirm(id, first)).toMatchObject({ errorV2: { code: 'UNDEFINED' }, order: null });
  await Promise.all(Array.from({ length: 5 }, () => confirm(id, last)));
  expect(await shop.statusOf(number)).toBe('canceled');
  expect(await shop.work('orders.pay-back')).toBe(1);
});

test('rule 21: a wrong key is told nothing about the order', async () => {
  const { id } = await bought();
  const refused = {
    error: 'The order cancellation could not be confirmed.',
    errorV2: { code: 'UNDEFINED', message: 'The order cancellation could not be confirmed.' },
    order: null,
  };
  for (const key of ['', '0'.repeat(32), "' or 1=1 --", '🪢'.repeat(500)]) {
    expect(await confirm(id, key)).toEqual(refused);
  }
  // Not even whether there is one.
  expect(await confirm(2_000_000_000, '0'.repeat(32))).toEqual(refused);
});

test('rule 21: not without a reason of the shop, not what was shipped, not without the token', async () => {
  const { token, number } = await bought();
  expect((await request(token, '<b>bored</b>')).data?.requestGuestOrderCancel).toMatchObject({
    errorV2: { code: 'UNDEFINED' },
    order: null,
  });
  await shop.admin.orders.ship(number, { trackingNumber: '3S1' });
  expect((await request(token)).data?.requestGuestOrderCancel).toMatchObject({
    errorV2: { code: 'INVALID_ORDER_STATUS' },
    order: { status: 'Complete' },
  });
  for (const unknown of ['TestToken', '', 'x'.repeat(10_000)]) {
    expect(refusalOf(await request(unknown))).toMatchObject({
      message: "We couldn't locate an order with the information provided.",
      category: 'graphql-no-such-entity',
    });
  }
});

test('rule 21: nobody fills the mailbox of a buyer', async () => {
  const { id, token } = await bought();
  const answers = [];
  for (let times = 0; times < 6; times += 1) answers.push(refusalOf(await request(token))?.message);
  expect(answers.slice(0, 5)).toEqual(Array.from({ length: 5 }));
  expect(answers[5]).toBe('Too many requests. Please try again later.');
  expect(await keysFor(id)).toHaveLength(5);
});
