import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommerce } from '../src/index.ts';
import { type QueryOptions, refusalOf } from '../src/testing/index.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
const letters: string[] = [];
beforeAll(async () => {
  shop = await createCheckoutShop({
    mail: {
      post: async (_, { kind }) => {
        letters.push(kind);
        return letters.length;
      },
      remove: async () => {},
    },
  });
  for (const name of ['couponTries', 'giftCardTries', 'paymentRetries'] as const) {
    await shop.admin.settings.decide(name, limit(3));
  }
  await shop.coupon({ code: 'TEN' });
});
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const limit = (uses: number) => ({ uses, withinSeconds: 3_600 });
const tooMany = 'Too many requests. Please try again later.';
let places = 0;
const aPlace = (): QueryOptions => {
  places += 1;
  return { headers: { 'x-forwarded-for': `2001:db8:${places.toString(16)}::1` } };
};
/** The same network, as whoever has one address of IPv6 can choose another. */
const nextDoor = ({ headers }: QueryOptions): QueryOptions => ({
  headers: { 'x-forwarded-for': `${headers?.['x-forwarded-for']?.slice(0, -1)}beef` },
});

async function messages(
  ask: (request: QueryOptions) => Promise<Parameters<typeof refusalOf>[0]>,
  from = aPlace(),
) {
  const answers: (string | undefined)[] = [];
  for (let tries = 0; tries < 4; tries += 1) {
    answers.push(refusalOf(await ask(tries % 2 ? nextDoor(from) : from))?.message);
  }
  return answers;
}

test('rule 31: codes of coupons and gift cards, and payments, are tried so often from one place', async () => {
  const cart_id = await shop.readyCart();
  const tries: Readonly<Record<string, (request: QueryOptions) => ReturnType<typeof shop.change>>> = {
    coupon: (request) =>
      shop.changeCart('applyCouponToCart', { cart_id, coupon_code: 'GUESSED' }, 'id', request),
    'gift card': (request) =>
      shop.changeCart('applyGiftCardToCart', { cart_id, gift_card_code: 'GUESSED' }, 'id', request),
    retry: (request) =>
      shop.change('mutation { retryOrderPayment(token: "0123456789abcdef0123") { payment_url } }', request),
    processing: (request) =>
      shop.change(
        'mutation { mollieProcessTransaction(input: { payment_token: "0123456789abcdef0123" }) { paymentStatus } }',
        request,
      ),
  };
  for (const [name, ask] of Object.entries(tries)) {
    const heard = await messages(ask);
    expect(heard.slice(0, 3), name).not.toContain(tooMany);
    expect(heard[3], name).toBe(tooMany);
  }
});

test('rule 31: a place cannot be left out: all who have none share one', async () => {
  const cart_id = await shop.readyCart();
  const ask = () => shop.changeCart('applyCouponToCart', { cart_id, coupon_code: 'GUESSED' });
  for (let tries = 0; tries < 3; tries += 1) await ask();
  expect(refusalOf(await ask())?.message).toBe(tooMany);
});

test('rule 31: orders are placed so often for one address and from one place', async () => {
  await shop.admin.settings.decide('orderLimits', { perEmail: limit(2), perPlace: limit(3) });
  const place = async (email: string, from: QueryOptions) =>
    refusalOf(await shop.tryToPlace(await shop.readyCart({ email }), {}, from))?.message;
  const refused = `Unable to place order: ${tooMany}`;
  expect(await place('anna+1@example.com', aPlace())).toBeUndefined();
  expect(await place('Anna+2@example.com', aPlace())).toBeUndefined();
  expect(await place('anna@example.com', aPlace())).toBe(refused);
  const office = aPlace();
  const others = ['a', 'b', 'c', 'd'].map((name) => `${name}@example.com`);
  const heard: (string | undefined)[] = [];
  for (const email of others) heard.push(await place(email, office));
  expect(heard).toEqual([undefined, undefined, undefined, refused]);
  await shop.admin.settings.decide('orderLimits', { perEmail: limit(100), perPlace: limit(100) });
});

test('rule 31: two processes keep to one limit', async () => {
  const silent = { debug() {}, info() {}, warn() {}, error() {} };
  const other = createCommerce({
    database: shop.database,
    baseUrl: 'https://shop.test',
    log: silent,
    clock: () => new Date('2026-11-02T09:00:00Z'),
  });
  const cart = await shop.readyCart();
  const query = `mutation { applyCouponToCart(input: { cart_id: "${cart}", coupon_code: "GUESSED" }) { cart { id } } }`;
  const headers = { 'content-type': 'application/json', ...aPlace().headers };
  const answers = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const request = new Request('https://shop.test/graphql', {
        method: 'POST',
        headers,
        body: JSON.stringify({ query }),
      });
      return (await (index % 2 ? other : shop).fetch(request)).text();
    }),
  );
  expect(answers.filter((answer) => !answer.includes(tooMany))).toHaveLength(3);
  await other.close();
});

test('rule 31: letters to one reader have a limit, whatever causes them', async () => {
  await shop.admin.settings.decide('letterLimits', { perEmail: limit(2), perPlace: limit(100) });
  const { orderV2 } = await shop.place(await shop.readyCart({ email: 'victim+0@example.com' }), {}, aPlace());
  const cancel = () =>
    shop.change(
      `mutation { requestGuestOrderCancel(input: { token: "${orderV2.token}", reason: "Other" }) { error } }`,
      aPlace(),
    );
  expect(refusalOf(await cancel())).toBeUndefined();
  expect(refusalOf(await cancel())).toBeUndefined();
  expect(refusalOf(await cancel())?.message).toBe(tooMany);
  const failed = await shop.place(await shop.readyCart({ email: 'victim+1@example.com' }), {}, aPlace());
  await shop.decide(failed.payment_url ?? '', 'failed');
  await shop.webhook(failed.payment_url ?? '');
  await shop.work('orders.payment-failed');
  expect(letters).toEqual([]);
});
