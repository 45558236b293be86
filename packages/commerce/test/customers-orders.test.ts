import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { goodPassword, type QueryOptions, refusalOf } from '../src/testing/index.ts';
import { address } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
beforeEach(() => shop.database.pool.query('truncate rate_limit'));
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

const as = (token: string): QueryOptions => ({ headers: { Authorization: `Bearer ${token}` } });

async function register(email: string): Promise<QueryOptions> {
  const variables = { email, password: goodPassword };
  const input = { ...variables, firstname: 'Ada', lastname: 'Demo' };
  await shop.change(
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { variables: { input } },
  );
  const { data } = await shop.change(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { variables },
  );
  return as((data as { generateCustomerToken: { token: string } }).generateCustomerToken.token);
}

const letterTo = (email: string, kind: string) =>
  shop.letters.findLast((letter) => letter.to.address === email && letter.kind === kind);
const linked = (email: string, kind: string, name: string) => {
  const block = letterTo(email, kind)?.letter.blocks.find((one) => 'button' in one);
  return new URL(block && 'button' in block ? block.button.url : 'x:').searchParams.get(name) ?? '';
};

const ordersOf = async (who: QueryOptions) => {
  const { customer } = await shop.read<{
    customer: { orders: { total_count: number; items: { number: string }[] } };
  }>('{ customer { orders(scope: GLOBAL) { total_count items { number } } } }', who);
  return customer.orders.items.map(({ number }) => number);
};

test('rule 9: orders of a guest belong to the account once its address is confirmed, and not before', async () => {
  const email = 'ada@example.com';
  const { orderV2 } = await shop.place(await shop.readyCart({ email }));
  const { orderV2: others } = await shop.place(await shop.readyCart({ email: 'bob@example.com' }));
  const ada = await register(email);
  await shop.work('customers.confirmed');
  expect(await ordersOf(ada)).toEqual([]);
  const input = { email, confirmation_key: linked(email, 'customer-welcome', 'key') };
  await shop.change(
    'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { id } } }',
    {
      variables: { input },
    },
  );
  expect(await shop.work('customers.confirmed')).toBe(1);
  expect(await ordersOf(ada)).toEqual([orderV2.number]);
  expect(others.number).not.toBe(orderV2.number);
});

test('rule 17: an address of the cart stands in the book, once, unless the client says otherwise', async () => {
  const eve = await register('eve@example.com');
  const { customerCart } = await shop.read<{ customerCart: { id: string } }>('{ customerCart { id } }', eve);
  const cart_id = customerCart.id;
  await shop.add(cart_id, [{ sku: 'KNIFE', quantity: 1 }], eve);
  const send = (change: Readonly<Record<string, unknown>>) =>
    shop.changeCart(
      'setShippingAddressesOnCart',
      { cart_id, shipping_addresses: [{ address: address(change) }] },
      'id',
      eve,
    );
  await send({ city: 'Elsewhere', save_in_address_book: false });
  await send({});
  await send({});
  const { customer } = await shop.read<{
    customer: { addresses: { id: number; city: string; default_shipping: boolean }[] };
  }>('{ customer { addresses { id city default_shipping } } }', eve);
  expect(customer.addresses).toEqual([
    { id: expect.any(Number), city: address().city, default_shipping: true },
  ]);
  const [booked] = customer.addresses;
  const chosen = await shop.changeCart(
    'setShippingAddressesOnCart',
    { cart_id, shipping_addresses: [{ customer_address_id: booked?.id }] },
    'shipping_addresses { city }',
    eve,
  );
  expect(chosen.errors).toBeUndefined();
});

test('rule 16: an address of somebody else is none for a cart either', async () => {
  const mallory = await register('mallory@example.com');
  const { rows } = await shop.database.pool.query<{ id: number }>(
    'select min(id) as id from customer_address',
  );
  const { customerCart } = await shop.read<{ customerCart: { id: string } }>(
    '{ customerCart { id } }',
    mallory,
  );
  await shop.add(customerCart.id, [{ sku: 'KNIFE', quantity: 1 }], mallory);
  const choose = async (id: number | undefined) =>
    refusalOf(
      await shop.changeCart(
        'setShippingAddressesOnCart',
        { cart_id: customerCart.id, shipping_addresses: [{ customer_address_id: id }] },
        'id',
        mallory,
      ),
    )?.message.replace(/\d+/, 'N');
  expect(await choose(rows[0]?.id)).toBe(await choose(999_999));
});

test('rule 18: who leaves is gone at once, orders that are over with them, others when they are', async () => {
  const email = 'leaving@example.com';
  const who = await register(email);
  const order = async () => {
    const { customerCart } = await shop.read<{ customerCart: { id: string } }>(
      '{ customerCart { id } }',
      who,
    );
    const cart_id = customerCart.id;
    await shop.add(cart_id, [{ sku: 'KNIFE', quantity: 1 }], who);
    const set = (name: string, input: object) => shop.changeCart(name, { cart_id, ...input }, 'id', who);
    await set('setShippingAddressesOnCart', { shipping_addresses: [{ address: address() }] });
    await set('setShippingMethodsOnCart', {
      shipping_methods: [{ carrier_code: 'postnl', method_code: 'home' }],
    });
    await set('setPaymentMethodOnCart', { payment_method: { code: 'ideal' } });
    return shop.place(cart_id, {}, who);
  };
  const over = await order();
  await shop.decide(over.payment_url ?? '', 'canceled');
  await shop.webhook(over.payment_url ?? '');
  const underWay = await order();
  expect((await shop.change('mutation { deleteCustomer }', who)).data).toEqual({ deleteCustomer: true });
  expect((await shop.query('{ customer { email } }', who)).status).toBe(401);
  await shop.work('customers.left');
  const emails = async () =>
    Promise.all(
      [over, underWay].map(
        async ({ orderV2 }) => (await shop.admin.orders.find(orderV2.number))?.order.email,
      ),
    );
  expect(await emails()).toEqual(['', email]);
  await shop.decide(underWay.payment_url ?? '', 'canceled');
  await shop.webhook(underWay.payment_url ?? '');
  await shop.jobs['orders.erase-left'](
    {},
    { jobId: '', attempt: 1, maxAttempts: 1, signal: new AbortController().signal },
  );
  expect(await emails()).toEqual(['', '']);
  expect(letterTo(email, 'customer-accountErased')).toBeDefined();
});

test('rule 19: an account from the order of a guest: by letter, without telling whether there was one', async () => {
  const email = 'guest@example.com';
  const { orderV2 } = await shop.place(await shop.readyCart({ email }));
  const create = 'mutation ($token: String!) { createCustomerFromOrder(token: $token) }';
  const ask = (token: string) => shop.change(create, { variables: { token } });
  expect((await ask(orderV2.token)).data).toEqual({ createCustomerFromOrder: true });
  const token = linked(email, 'customer-setPassword', 'token');
  const reset =
    'mutation ($email: String!, $token: String!, $password: String!) { resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }';
  await shop.change(reset, { variables: { email, token, password: goodPassword } });
  await shop.work('customers.confirmed');
  const { data } = await shop.change(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
    { variables: { email, password: goodPassword } },
  );
  const who = as((data as { generateCustomerToken: { token: string } }).generateCustomerToken.token);
  expect(await ordersOf(who)).toEqual([orderV2.number]);

  const { orderV2: second } = await shop.place(await shop.readyCart({ email }));
  expect((await ask(second.token)).data).toEqual({ createCustomerFromOrder: true });
  expect(letterTo(email, 'customer-accountExists')).toBeDefined();
  expect(refusalOf(await ask('no-such-token'))?.message).toBe(
    "We couldn't locate an order with the information provided.",
  );
});
