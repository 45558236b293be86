import { afterAll, beforeAll, expect, test } from 'vitest';
import { PaymentRefused } from '../src/modules/payments/index.ts';
import { asCustomer, byNumber, uid } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ authenticate: byNumber });
});
afterAll(() => shop.close());

const nonsense = [
  '',
  ' ',
  '<script>',
  '\u0000',
  '\ud800',
  "' or 1=1 --",
  'x'.repeat(50_000),
  '🪢',
  '-1',
  '99999999999999999999',
];

/** Questions and changes that take a text, each with a place for it. */
const takers: readonly (readonly [name: string, query: string])[] = [
  [
    'placeOrder',
    'mutation ($text: String!) { placeOrder(input: { cart_id: $text }) { orderV2 { number } } }',
  ],
  [
    'retryOrderPayment',
    'mutation ($text: String!) { retryOrderPayment(token: $text, payment_method: $text, return_url: $text) { payment_url } }',
  ],
  ['reorderItems', 'mutation ($text: String!) { reorderItems(orderNumber: $text) { cart { id } } }'],
  [
    'guestOrder',
    'query ($text: String!) { guestOrder(input: { number: $text, email: $text, lastname: $text }) { number } }',
  ],
  ['guestOrderByToken', 'query ($text: String!) { guestOrderByToken(input: { token: $text }) { number } }'],
];

test.each(takers)('%s refuses nonsense clearly', async (name, query) => {
  for (const text of nonsense) {
    for (const request of [{}, asCustomer(1)]) {
      const answer = await shop.change(query, { ...request, variables: { text } });
      expect(answer.errors?.[0]?.message, `${name} ${text.slice(0, 20)}`).not.toBe('Internal server error');
      expect(answer.errors?.[0]?.message).toBeTruthy();
    }
  }
  expect(shop.loggedErrors).toEqual([]);
});

test('an unknown token has no payment, and an order id that is none is not found', async () => {
  // A body with a character 0 is refused before anybody looks at its meaning.
  for (const text of nonsense.filter((each) => each !== '\u0000')) {
    const payment = await shop.change('query ($text: String!) { order_payment(token: $text) { state } }', {
      variables: { text },
    });
    expect(payment.data).toEqual({ order_payment: null });
    for (const order_id of [text, uid(Number.MAX_SAFE_INTEGER), uid(-1), uid('1.5')]) {
      const answer = await shop.change(
        'mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { errorV2 { code } } }',
        { ...asCustomer(1), variables: { input: { order_id, reason: text } } },
      );
      expect(answer.data).toEqual({ cancelOrder: { errorV2: { code: 'ORDER_NOT_FOUND' } } });
    }
  }
  expect(shop.loggedErrors).toEqual([]);
});

test.each([
  ['https://evil.example/steal', 'https://shop.test/checkout/success'],
  ['javascript:alert(1)', 'https://shop.test/checkout/success'],
  ['//evil.example', 'https://shop.test/checkout/success'],
  ['https://bowline.nl/checkout/success?step=1', 'https://bowline.nl/checkout/success?step=1'],
])('a buyer who asks to come back to %s comes back to %s', async (return_url, expected) => {
  const { payment_url, orderV2 } = await shop.place(await shop.readyCart(), { return_url });
  const back = new URL((await shop.decide(payment_url ?? '', 'failed')).headers.get('location') ?? '');
  expect(back.searchParams.get('token')).toBe(orderV2.token);
  back.searchParams.delete('token');
  expect(back.href).toBe(expected);
});

test('rule 9: a provider that refuses cancels the order, and the cart can be used again', async () => {
  const other = await createCheckoutShop({
    payments: {
      provider: {
        code: 'strict',
        create: async () => {
          throw new PaymentRefused('The amount is too low for this method');
        },
        read: async () => null,
        cancel: async () => {},
        refund: async () => ({ refundId: '' }),
      },
    },
  });
  const before = await other.pool('knives');
  const cartId = await other.readyCart();
  const { errors } = await other.tryToPlace(cartId);
  expect(errors?.[0]?.message).toBe(
    'Unable to place order: The payment could not be started. Choose another payment method or try again.',
  );
  expect(await other.pool('knives')).toBe(before);
  expect(await other.cart(cartId, 'total_quantity')).toEqual({ total_quantity: 1 });
  const { orders } = await other.admin.orders.list({ page: 1, pageSize: 9 });
  expect(orders.map(({ status }) => status)).toEqual(['canceled']);
  await other.close();
});

test('webhooks of others, without an id or by another method change nothing', async () => {
  const ask = (path: string, init: RequestInit) => shop.fetch(new Request(`https://shop.test${path}`, init));
  const body = new URLSearchParams({ id: 'test_unknown' });
  expect((await ask('/payments/webhook/test', { method: 'POST', body })).status).toBe(200);
  expect((await ask('/payments/webhook/test', { method: 'POST' })).status).toBe(400);
  expect((await ask('/payments/webhook/test', {})).status).toBe(405);
  expect((await ask('/payments/webhook/mollie', { method: 'POST', body })).status).toBe(404);
  expect((await ask('/payments/test/test_unknown', {})).status).toBe(404);
  expect((await ask('/nowhere', {})).status).toBe(404);
  const id = { id: '\u0000'.repeat(10) };
  expect(
    (await ask('/payments/webhook/test', { method: 'POST', body: new URLSearchParams(id) })).status,
  ).toBe(200);
});
