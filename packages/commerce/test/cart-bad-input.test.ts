import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { address, asCustomer, byNumber, type CartShop, createCartShop } from './data/cart-shop.ts';

let shop: CartShop;
let foreign: string;
let own: string;
beforeAll(async () => {
  shop = await createCartShop({ authenticate: byNumber });
  const { customerCart } = await shop.read<{ customerCart: { id: string } }>(
    '{ customerCart { id } }',
    asCustomer(1),
  );
  foreign = customerCart.id;
  await shop.add(foreign, [{ sku: 'KNIFE', quantity: 1 }], asCustomer(1));
  own = await shop.filledCart();
});
afterAll(() => shop.close());

/** Every mutation and query about one cart, with input that would be good if the cart were one's own; `$id` names the cart. */
const questions: Readonly<Record<string, string>> = {
  cart: '{ cart(cart_id: $id) { id } }',
  addProductsToCart:
    'addProductsToCart(cartId: $id, cartItems: [{sku: "BEAD", quantity: 1}]) { cart { id } }',
  addSimpleProductsToCart:
    'addSimpleProductsToCart(input: {cart_id: $id, cart_items: [{data: {sku: "BEAD", quantity: 1}}]}) { cart { id } }',
  updateCartItems:
    'updateCartItems(input: {cart_id: $id, cart_items: [{cart_item_id: 1, quantity: 2}]}) { cart { id } }',
  removeItemFromCart: 'removeItemFromCart(input: {cart_id: $id, cart_item_id: 1}) { cart { id } }',
  applyCouponToCart: 'applyCouponToCart(input: {cart_id: $id, coupon_code: "TEN"}) { cart { id } }',
  removeCouponFromCart: 'removeCouponFromCart(input: {cart_id: $id}) { cart { id } }',
  removeGiftCardFromCart:
    'removeGiftCardFromCart(input: {cart_id: $id, gift_card_code: "X"}) { cart { id } }',
  setGuestEmailOnCart: 'setGuestEmailOnCart(input: {cart_id: $id, email: "a@example.com"}) { cart { id } }',
  setShippingAddressesOnCart:
    'setShippingAddressesOnCart(input: {cart_id: $id, shipping_addresses: [{address: $address}]}) { cart { id } }',
  setBillingAddressOnCart:
    'setBillingAddressOnCart(input: {cart_id: $id, billing_address: {address: $address}}) { cart { id } }',
  setShippingMethodsOnCart:
    'setShippingMethodsOnCart(input: {cart_id: $id, shipping_methods: [{carrier_code: "postnl", method_code: "home"}]}) { cart { id } }',
  setPaymentMethodOnCart:
    'setPaymentMethodOnCart(input: {cart_id: $id, payment_method: {code: "ideal"}}) { cart { id } }',
  setRemarksOnCart: 'setRemarksOnCart(cart_id: $id, remarks: "x") { cart { id } }',
  setBusinessOrderOnCart:
    'setBusinessOrderOnCart(cart_id: $id, is_business_order: true, company: "Knots") { cart { id } }',
  estimateShippingMethods:
    'estimateShippingMethods(input: {cart_id: $id, address: {country_code: NL}}) { carrier_code }',
  estimateTotals: 'estimateTotals(input: {cart_id: $id, address: {country_code: NL}}) { cart { id } }',
};

function ask(name: string, id: unknown) {
  const text = questions[name] ?? '';
  const usesAddress = text.includes('$address');
  const declared = `($id: String!${usesAddress ? ', $address: CartAddressInput!' : ''})`;
  const document = name === 'cart' ? `query ${declared} ${text}` : `mutation ${declared} { ${text} }`;
  return shop.change(document, { variables: { id, ...(usesAddress && { address: address() }) } });
}

async function everything(): Promise<string> {
  const { rows } = await shop.database.pool.query(
    `select (select json_agg(c order by id) from cart c) as carts, (select json_agg(l order by id) from cart_line l) as lines`,
  );
  return JSON.stringify(rows);
}

test.each(Object.keys(questions))(
  '%s: a missing, unknown or foreign cart is refused, and nothing changes',
  async (name) => {
    const before = await everything();
    expect(refusalOf(await ask(name, ''))).toMatchObject({
      message: expect.stringMatching(/^Required parameter "(cart_id|cartId)" is missing\.?$/),
      category: 'graphql-input',
    });
    for (const id of [
      'x',
      'a'.repeat(32),
      'a'.repeat(50_000),
      '<script>alert(1)</script>',
      '📿'.repeat(16),
      "'; drop table cart",
    ]) {
      expect(refusalOf(await ask(name, id))).toEqual({
        message: `Could not find a cart with ID "${id}"`,
        category: 'graphql-no-such-entity',
        status: 200,
      });
    }
    // Behaviour 67: it holds for every cart mutation.
    expect(refusalOf(await ask(name, foreign))).toEqual({
      message: `The current user cannot perform operations on cart "${foreign}"`,
      category: 'graphql-authorization',
      status: 403,
    });
    for (const id of [null, [], {}, 1.5]) expect((await ask(name, id)).errors).toHaveLength(1);
    expect(await everything()).toBe(before);
    expect(shop.loggedErrors).toEqual([]);
  },
);

test.each([
  'removeItemFromCart(input: {cart_id: $id, cart_item_id: -1}) { cart { id } }',
  'removeItemFromCart(input: {cart_id: $id, cart_item_id: 2147483647}) { cart { id } }',
  'removeItemFromCart(input: {cart_id: $id, cart_item_id: 21474836470}) { cart { id } }',
  'removeItemFromCart(input: {cart_id: $id, cart_item_uid: "LTE="}) { cart { id } }',
  'updateCartItems(input: null) { cart { id } }',
  'updateCartItems { cart { id } }',
  'applyCouponToCart(input: {cart_id: $id, coupon_code: ""}) { cart { id } }',
  'applyCouponToCart(input: {cart_id: $id, coupon_code: "\\u0000"}) { cart { id } }',
  'applyGiftCardToCart(input: {cart_id: $id, gift_card_code: " "}) { cart { id } }',
  'applyGiftCardToCart(input: {cart_id: $id, gift_card_code: "\\u0000\\ud83d"}) { cart { id } }',
  'removeGiftCardFromCart(input: {cart_id: $id, gift_card_code: "<b>"}) { cart { id } }',
  'setGuestEmailOnCart(input: {cart_id: $id, email: "\\u0000@example.com"}) { cart { id } }',
  'setShippingAddressesOnCart(input: {cart_id: $id, shipping_addresses: [null]}) { cart { id } }',
  'setShippingMethodsOnCart(input: {cart_id: $id, shipping_methods: [null]}) { cart { id } }',
  'setPaymentMethodOnCart(input: {cart_id: $id, payment_method: {code: "\\u0000"}}) { cart { id } }',
  'estimateTotals(input: {cart_id: $id, address: {country_code: XX}}) { cart { id } }',
  'addProductsToCart(cartId: $id, cartItems: [{sku: "BEAD", quantity: "2"}]) { cart { id } }',
  'addProductsToCart(cartId: $id, cartItems: [{sku: "BEAD"}]) { cart { id } }',
])('%s is refused, and nothing changes', async (text) => {
  const before = await everything();
  const { errors } = await shop.change(`mutation ($id: String!) { ${text} }`, { variables: { id: own } });
  expect(errors).toHaveLength(1);
  expect(errors?.[0]?.message).not.toBe('Internal server error');
  expect(await everything()).toBe(before);
  expect(shop.loggedErrors).toEqual([]);
});

test.each([
  '\u0007',
  '\ud800',
  '\u202e',
  '<b onload=x>',
  "Robert'); drop table cart_line;--",
  '﷽'.repeat(50),
])('lines with the sku or options %j are refused, and nothing changes', async (text) => {
  const before = await everything();
  const { data, errors } = await shop.add(own, [
    { sku: text, quantity: 1 },
    { sku: 'CORD', quantity: 1, selected_options: [text] },
    { sku: 'GIFT-CARD', quantity: 1, entered_options: [{ uid: text, value: text }] },
  ]);
  expect(errors).toBeUndefined();
  expect(data).toMatchObject({ addProductsToCart: { user_errors: [{}, {}, {}] } });
  expect(await everything()).toBe(before);
  expect(shop.loggedErrors).toEqual([]);
});

test('text that means nothing to PostgreSQL is mended', async () => {
  const answer = await shop.change(
    'mutation ($id: String!, $text: String!) { setRemarksOnCart(cart_id: $id, remarks: $text) { cart { remarks } } }',
    { variables: { id: own, text: 'a\u0007b\ud800c' } },
  );
  expect(answer.data).toEqual({ setRemarksOnCart: { cart: { remarks: 'a b\ufffdc' } } });
});
