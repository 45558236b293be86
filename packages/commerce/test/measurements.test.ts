import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Item } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

interface Received {
  readonly address: string;
  readonly body: unknown;
}

const received: Received[] = [];
let answers: number[] = [];
/** A measurement service on this machine. */
const service = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  received.push({ address: request.url ?? '', body: JSON.parse(body) });
  response.writeHead(answers.shift() ?? 204).end();
});

const usualNow = new Date('2026-11-02T09:00:00Z');
let now = usualNow;

/** One shop tells of purchases itself, the other leaves it to its pages. */
let telling: CheckoutShop;
let plain: CheckoutShop;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/mp/collect`;
  [telling, plain] = await Promise.all([
    createCheckoutShop({ clock: () => now, measurement: { url, id: 'G-TEST', secret: 'hush' } }),
    createCheckoutShop({ clock: () => now }),
  ]);
  for (const shop of [telling, plain]) await shop.coupon({ code: 'TEN', percent: 10 });
});
beforeEach(() => {
  now = usualNow;
  received.length = 0;
  answers = [];
});
afterAll(async () => {
  await Promise.all([telling.close(), plain.close()]);
  service.close();
});

async function consentIn(shop: CheckoutShop, purposes: readonly string[]): Promise<string> {
  const { data } = await shop.change(
    'mutation ($input: ConsentInput!) { recordConsent(input: $input) { name } }',
    { variables: { input: { purposes_version: 1, purposes } } },
  );
  return (data as { recordConsent: { name: string } }).recordConsent.name;
}

const knives = { sku: 'KNIFE', quantity: 2 };
const cords = { sku: 'CORD-500', parent_sku: 'CORD', quantity: 3 };

async function order(
  shop: CheckoutShop,
  input: Readonly<Record<string, unknown>>,
  items: readonly Item[] = [knives],
  payment = 'ideal',
) {
  const cartId = await shop.readyCart({ items, payment });
  await shop.change(
    `mutation { applyCouponToCart(input: { cart_id: "${cartId}", coupon_code: "TEN" }) { cart { id } } }`,
  );
  const placed = await shop.place(cartId, input);
  return {
    ...placed.orderV2,
    pay: async () => {
      await shop.decide(placed.payment_url ?? '', 'paid');
      await shop.webhook(placed.payment_url ?? '');
    },
  };
}

const tell = (shop: CheckoutShop) => shop.work('measurements.tell-purchase');
async function claim(shop: CheckoutShop, token: string): Promise<unknown> {
  const { data } = await shop.change('mutation ($token: String!) { claimPurchase(token: $token) }', {
    variables: { token },
  });
  const { claimPurchase } = data as { claimPurchase: string | null };
  return claimPurchase && JSON.parse(claimPurchase);
}

/**
 * Knives of 30.25 and cords of 6.05 with VAT come to 78.65; 5 % off for that much is 3.93, 10 % of the rest by the coupon 7.47.
 * VAT of 67.25 and 4.95 for shipping is 12.53.
 */
const expected = (number: string) => ({
  transaction_id: number,
  currency: 'EUR',
  value: 67.25,
  tax: 12.53,
  shipping: 4.95,
  coupon: 'TEN',
  items: [
    { item_id: 'KNIFE', item_name: expect.any(String), index: 0, price: 30.25, quantity: 2 },
    {
      item_id: 'CORD',
      item_name: expect.any(String),
      item_variant: '500cm',
      index: 1,
      price: 6.05,
      quantity: 3,
    },
  ],
});

test('rules 1 to 3 and 6: a purchase is told when it is paid, and once, whatever is asked again', async () => {
  const consent_name = await consentIn(telling, ['STATISTICS']);
  const buyer = { consent_name, analytics_client_id: '123.456' };
  const placed = await order(telling, buyer, [knives, cords]);
  expect(await tell(telling)).toBe(0);
  await Promise.all([placed.pay(), placed.pay(), telling.comeBack(placed.token)]);
  await telling.comeBack(placed.token);
  answers = [503];
  await expect(tell(telling)).rejects.toThrow('503');
  await telling.jobs['measurements.tell-purchase'](
    { orderId: await idOf(placed.number) },
    { jobId: '', attempt: 2, maxAttempts: 8, signal: new AbortController().signal },
  );
  expect(received).toHaveLength(2);
  expect(received.at(-1)).toEqual({
    address: '/mp/collect?measurement_id=G-TEST&api_secret=hush',
    body: { client_id: '123.456', events: [{ name: 'purchase', params: expected(placed.number) }] },
  });
  await telling.jobs['measurements.tell-purchase'](
    { orderId: await idOf(placed.number) },
    { jobId: '', attempt: 3, maxAttempts: 8, signal: new AbortController().signal },
  );
  expect(received).toHaveLength(2);
  expect(await claim(telling, placed.token)).toBeNull();
});

test('rule 2: a payment that is confirmed days later is told then, and once', async () => {
  for (const shop of [telling, plain]) {
    now = usualNow;
    const consent_name = await consentIn(shop, ['STATISTICS']);
    const placed = await order(shop, { consent_name }, [knives], 'banktransfer');
    await tell(shop);
    expect(await claim(shop, placed.token)).toBeNull();
    now = new Date(usualNow.getTime() + 5 * 86_400_000);
    await placed.pay();
    await Promise.all([placed.pay(), shop.comeBack(placed.token)]);
    await tell(shop);
    now = new Date(usualNow.getTime() + 6 * 86_400_000);
    await placed.pay();
    await tell(shop);
    const claimed = [await claim(shop, placed.token), await claim(shop, placed.token)];
    const purchase = expect.objectContaining({ transaction_id: placed.number, value: 54.45, tax: 10.31 });
    expect(claimed).toEqual(shop === telling ? [null, null] : [purchase, null]);
    expect(received.map(({ body }) => (body as { events: unknown }).events)).toEqual(
      shop === telling ? [[{ name: 'purchase', params: purchase }]] : [],
    );
    received.length = 0;
  }
});

async function idOf(number: string): Promise<number> {
  const { rows } = await telling.database.pool.query<{ id: number }>(
    'select id from shop_order where number = $1',
    [number],
  );
  return rows[0]?.id ?? 0;
}

test.for([
  ['nobody was asked', async () => ({})],
  ['marketing alone was allowed', async () => ({ consent_name: await consentIn(telling, ['MARKETING']) })],
  ['the consent is made up', async () => ({ consent_name: '0'.repeat(32) })],
] as const)('rule 1: nothing is told when %s', async ([, input]) => {
  const placed = await order(telling, await input());
  await placed.pay();
  expect(await tell(telling)).toBe(0);
  expect(received).toEqual([]);
});

test('rule 5: a consent that was taken back before the money came is obeyed', async () => {
  const consent_name = await consentIn(telling, ['STATISTICS']);
  const placed = await order(telling, { consent_name });
  await telling.change(
    `mutation { recordConsent(input: { purposes_version: 1, purposes: [], replaces: "${consent_name}" }) { name } }`,
  );
  await placed.pay();
  expect(await tell(telling)).toBe(1);
  expect(received).toEqual([]);
});

test('rule 7: what nobody paid for in 60 days is dropped, and who it was forgotten', async () => {
  const consent_name = await consentIn(plain, ['STATISTICS']);
  const { number } = await order(plain, { consent_name, analytics_client_id: '123.456' });
  const { pool } = plain.database;
  await pool.query("update purchase_measurement set changed_at = changed_at - interval '61 days'");
  const task = { jobId: '', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  await plain.jobs['measurements.drop-old']({}, task);
  const { rows } = await pool.query(
    'select state, client_id from purchase_measurement join shop_order on id = order_id where number = $1',
    [number],
  );
  expect(rows).toEqual([{ state: 'dropped', client_id: '' }]);
});

test('rule 4: without a service the first page that asks tells, on whichever device', async () => {
  const consent_name = await consentIn(plain, ['STATISTICS', 'MARKETING']);
  const placed = await order(plain, { consent_name }, [knives, cords]);
  expect(await claim(plain, placed.token)).toBeNull();
  await placed.pay();
  await tell(plain);
  const answers = await Promise.all([1, 2, 3, 4].map(() => claim(plain, placed.token)));
  expect(answers.filter((answer) => answer !== null)).toEqual([expected(placed.number)]);
  expect(await claim(plain, placed.token)).toBeNull();
  expect(await claim(plain, 'no-such-token')).toBeNull();
  expect(received).toEqual([]);
});
