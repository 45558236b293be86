import { afterAll, beforeAll, expect, test } from 'vitest';
import { startMollieServer } from '../src/testing/mollie-server.ts';
import { asCustomer, byNumber } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ authenticate: byNumber });
});
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

/** As GraphCommerce's package for Mollie asks. */
async function place(cartId: string, at = shop) {
  const { data, errors } = await at.change(
    `mutation MolliePlaceOrder($cartId: String!, $returnUrl: String!) {
      placeOrder(input: { cart_id: $cartId, mollie_return_url: $returnUrl }) {
        errors { code message }
        order { order_number mollie_redirect_url mollie_payment_token } } }`,
    {
      variables: {
        cartId,
        returnUrl: `https://shop.test/checkout/payment?cart_id=${cartId}&mollie_payment_token={{payment_token}}`,
      },
    },
  );
  expect(errors).toBeUndefined();
  const placed = data?.placeOrder as { order: Record<string, string> } | undefined;
  return placed?.order ?? {};
}
const handle = async (token: string, request = {}) =>
  shop.change(
    `mutation MolliePaymentHandler($token: String!) {
      mollieProcessTransaction(input: { payment_token: $token }) {
        cart { id } paymentStatus redirect_to_cart redirect_to_success_page } }`,
    { ...request, variables: { token } },
  );
const restore = (cartId: string, request = {}) =>
  shop.change(
    `mutation MollieRecoverCart($cartId: String!) { mollieRestoreCart(input: { cart_id: $cartId }) { cart { id } } }`,
    { ...request, variables: { cartId } },
  );

test('rule 32: where to pay, the way back with the token, and that it was paid', async () => {
  const cartId = await shop.readyCart();
  const order = await place(cartId);
  const url = order.mollie_redirect_url ?? '';
  const token = order.mollie_payment_token ?? '';
  expect((await handle(token)).data?.mollieProcessTransaction).toEqual({
    cart: null,
    paymentStatus: 'OPEN',
    redirect_to_cart: false,
    redirect_to_success_page: false,
  });
  const back = await shop.decide(url, 'paid');
  expect(back.headers.get('location')).toBe(
    `https://shop.test/checkout/payment?cart_id=${cartId}&mollie_payment_token=${token}&token=${token}`,
  );
  expect((await handle(token)).data?.mollieProcessTransaction).toEqual({
    cart: null,
    paymentStatus: 'PAID',
    redirect_to_cart: false,
    redirect_to_success_page: true,
  });
});

test.each(['failed', 'canceled', 'expired'] as const)('rule 32: %s gives the cart back', async (outcome) => {
  const cartId = await shop.readyCart();
  const order = await place(cartId);
  await shop.decide(order.mollie_redirect_url ?? '', outcome);
  expect((await handle(order.mollie_payment_token ?? '')).data?.mollieProcessTransaction).toEqual({
    cart: { id: cartId },
    paymentStatus: outcome.toUpperCase(),
    redirect_to_cart: true,
    redirect_to_success_page: false,
  });
});

test('rule 32: who comes back without paying has the cart restored, and the stock is free again', async () => {
  const before = await shop.pool('knives');
  const cartId = await shop.readyCart();
  const order = await place(cartId);
  expect((await restore(cartId)).data?.mollieRestoreCart).toEqual({ cart: { id: cartId } });
  expect(await shop.statusOf(order.order_number ?? '')).toBe('canceled');
  expect(await shop.pool('knives')).toBe(before);
  expect((await restore(cartId)).data?.mollieRestoreCart).toEqual({ cart: { id: cartId } });
  const again = await place(cartId);
  expect(again.order_number).not.toBe(order.order_number);
});

test('rule 32: nobody restores the cart of somebody else, and an unknown token tells nothing', async () => {
  const cartId = await shop.readyCart();
  const order = await place(cartId);
  expect((await restore(cartId, asCustomer(7))).errors?.[0]?.message).toBeDefined();
  expect(await shop.statusOf(order.order_number ?? '')).toBe('pending_payment');
  expect((await restore('x'.repeat(32))).errors?.[0]?.message).toBe(
    `Could not find a cart with ID "${'x'.repeat(32)}"`,
  );
  expect((await handle('0123456789abcdef0123')).errors?.[0]?.message).toBe(
    "We couldn't locate an order with the information provided.",
  );
});

test('issuers are what the provider says, asked once an hour', async () => {
  const fields =
    'available_payment_methods { code mollie_available_issuers { code name image svg } mollie_meta { image } }';
  const plain = await shop.cart<{ available_payment_methods: Record<string, unknown>[] }>(
    await shop.readyCart(),
    fields,
  );
  expect(
    plain.available_payment_methods.map(({ mollie_available_issuers }) => mollie_available_issuers),
  ).toEqual(plain.available_payment_methods.map(() => []));
  const mollie = await startMollieServer('test_key');
  const other = await createCheckoutShop({
    payments: { mollie: { apiKey: 'test_key', baseUrl: mollie.url } },
  });
  const cartId = await other.readyCart();
  for (let times = 0; times < 2; times += 1) {
    const { available_payment_methods } = await other.cart<{
      available_payment_methods: { code: string; mollie_available_issuers: unknown }[];
    }>(cartId, fields);
    expect(available_payment_methods.find(({ code }) => code === 'ideal')).toMatchObject({
      mollie_available_issuers: [
        {
          code: 'ideal_ABNANL2A',
          name: 'ABN AMRO',
          image: 'https://pay.test/2x.png',
          svg: 'https://pay.test/1.svg',
        },
      ],
    });
  }
  expect(mollie.requests.filter(({ path }) => path.startsWith('/v2/methods/ideal'))).toHaveLength(1);
  await other.close();
  await mollie.close();
});
