import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
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

interface Methods {
  readonly available_payment_methods: { readonly code: string }[];
  readonly selected_payment_method: { readonly code: string; readonly title: string };
}
const methodsOf = (cartId: string, at = shop) =>
  at.cart<Methods>(cartId, 'available_payment_methods { code } selected_payment_method { code title }');
const choose = (cart_id: string, payment_method: object, at = shop) =>
  at.changeCart('setPaymentMethodOnCart', { cart_id, payment_method }, 'selected_payment_method { code }');

test('payments rule 15: what a provider collects has a second name, what the shop collects has none', async () => {
  const cartId = await shop.readyCart();
  const second = async () => {
    const { available_payment_methods: methods } = await methodsOf(cartId);
    return methods.map(({ code }) => code).filter((code) => code.startsWith('mollie_methods_'));
  };
  const online = ['ideal', 'creditcard', 'paypal', 'klarna'].map((code) => `mollie_methods_${code}`);
  expect(await second()).toEqual([...online, 'mollie_methods_banktransfer']);
  await shop.admin.settings.decide('bankAccount', { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' });
  await shop.admin.settings.decide('offlineMethods', ['banktransfer', 'checkmo']);
  expect(await second()).toEqual(online);
  for (const code of ['mollie_methods_checkmo', 'mollie_methods_banktransfer', 'mollie_methods_free']) {
    expect(refusalOf(await choose(cartId, { code }))?.message, code).toBe(
      'The requested Payment Method is not available.',
    );
  }
  await shop.admin.settings.withdraw('offlineMethods');
  await shop.admin.settings.withdraw('bankAccount');
});

test('cart rule 27: a cart shows the name that was chosen, an order has the shop’s own', async () => {
  const cartId = await shop.readyCart();
  await choose(cartId, { code: 'mollie_methods_ideal' });
  expect((await methodsOf(cartId)).selected_payment_method).toEqual({
    code: 'mollie_methods_ideal',
    title: 'iDEAL',
  });
  const order = await place(cartId);
  expect(order.mollie_redirect_url).toContain('https://shop.test/payments/test/');
  expect((await shop.admin.orders.find(order.order_number ?? ''))?.order.paymentMethod).toBe('ideal');
  const other = await shop.readyCart();
  await choose(other, { code: 'mollie_methods_ideal' });
  await choose(other, { code: 'paypal' });
  expect((await methodsOf(other)).selected_payment_method.code).toBe('paypal');
});

test('payments rule 15: issuer and card are told to Mollie once, and to nobody else', async () => {
  const mollie = await startMollieServer('test_key');
  const other = await createCheckoutShop({
    payments: { mollie: { apiKey: 'test_key', baseUrl: mollie.url } },
  });
  const sent = () =>
    mollie.requests
      .filter(({ method, path }) => method === 'POST' && path === '/v2/payments')
      .map(({ body: { method, issuer, cardToken } }) => ({ method, issuer, cardToken }));
  const detailsOf = (cartId: string) =>
    other.database.kysely
      .selectFrom('cart')
      .where('masked_id', '=', cartId)
      .select('payment_details')
      .executeTakeFirst();

  const byBank = await other.readyCart();
  await choose(byBank, { code: 'mollie_methods_ideal', mollie_selected_issuer: 'ideal_ABNANL2A' }, other);
  await place(byBank, other);
  expect(await detailsOf(byBank)).toEqual({ payment_details: null });

  const byCard = await other.readyCart();
  await choose(byCard, { code: 'mollie_methods_creditcard', mollie_card_token: 'tkn_abc' }, other);
  expect(await detailsOf(byCard)).toMatchObject({ payment_details: { cardToken: 'tkn_abc' } });
  await place(byCard, other);
  expect(await detailsOf(byCard)).toEqual({ payment_details: null });

  // A card has nothing to do with a bank, and a choice ends with the next one.
  const neither = await other.readyCart();
  await choose(neither, { code: 'creditcard', mollie_card_token: 'tkn_old' }, other);
  await choose(neither, { code: 'ideal', mollie_card_token: 'tkn_new' }, other);
  await place(neither, other);
  expect(sent()).toEqual([
    { method: 'ideal', issuer: 'ideal_ABNANL2A', cardToken: undefined },
    { method: 'creditcard', issuer: undefined, cardToken: 'tkn_abc' },
    { method: 'ideal', issuer: undefined, cardToken: undefined },
  ]);
  expect(other.loggedErrors).toEqual([]);
  await other.close();
  await mollie.close();
});

test.each(['x'.repeat(129), 'a b', '<b>', 'tkn\n'])(
  'a word that no provider has is refused: %j',
  async (word) => {
    const cartId = await shop.readyCart();
    for (const details of [{ mollie_selected_issuer: word }, { mollie_card_token: word }]) {
      expect(refusalOf(await choose(cartId, { code: 'creditcard', ...details }))?.message).toBe(
        'The requested Payment Method is not available.',
      );
    }
  },
);
