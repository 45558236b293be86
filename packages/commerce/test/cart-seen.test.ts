import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { address, type CartShop, cartOf, createCartShop } from './data/cart-shop.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop({ referenceMaxAgeMs: 3_600_000 });
  // What is asked for the first time of all reads more.
  await setEmail(await shop.filledCart(), 'first@example.com');
});
afterAll(async () => {
  expect(shop.loggedErrors).toEqual([]);
  await shop.close();
});

let id: string;
beforeEach(async () => {
  id = await shop.filledCart();
});

const setEmail = (cart_id: string, email: string) =>
  shop.changeCart(
    'setGuestEmailOnCart',
    { cart_id, email },
    'email remarks total_quantity prices { grand_total { value } }',
  );
const setAddress = () =>
  shop.changeCart('setShippingAddressesOnCart', {
    cart_id: id,
    shipping_addresses: [{ address: address() }],
  });
const setMethod = () =>
  shop.changeCart(
    'setShippingMethodsOnCart',
    { cart_id: id, shipping_methods: [{ carrier_code: 'postnl', method_code: 'home' }] },
    'shipping_addresses { selected_shipping_method { carrier_code } }',
  );

/** As another process does it, which tells nobody. */
const elsewhere = (change: string) =>
  shop.database.pool.query(`update cart set version = version + 1, ${change} where masked_id = $1`, [id]);

async function tripsOf(work: () => Promise<unknown>): Promise<number> {
  let trips = 0;
  const count = () => {
    trips += 1;
  };
  const pools = [shop.database.pool, shop.database.readingPool];
  for (const pool of pools) pool.on('acquire', count);
  await work();
  for (const pool of pools) pool.off('acquire', count);
  return trips;
}

test('what is set on a cart that was seen is written in one trip', async () => {
  expect(
    await tripsOf(() => shop.changeCart('setGuestEmailOnCart', { cart_id: id, email: 'a@example.com' })),
  ).toBe(1);
  expect(await tripsOf(setAddress)).toBe(1);
  expect(await tripsOf(setMethod)).toBe(2);
  expect(await shop.cart(id, 'email')).toEqual({ email: 'a@example.com' });
});

describe('when another process has changed the cart since', () => {
  test('nothing of that is lost', async () => {
    await elsewhere(`remarks = 'From elsewhere'`);
    expect(cartOf(await setEmail(id, 'b@example.com'))).toMatchObject({
      email: 'b@example.com',
      remarks: 'From elsewhere',
    });
    expect(await shop.cart(id, 'email remarks')).toEqual({
      email: 'b@example.com',
      remarks: 'From elsewhere',
    });
  });

  test('what is refused is refused by the cart as it is', async () => {
    expect(refusalOf(await setMethod())?.message).toBeDefined();
    await elsewhere(
      `shipping_address = (select shipping_address from cart where shipping_address is not null limit 1)`,
    );
    const { rows } = await shop.database.pool.query(
      'select shipping_address from cart where masked_id = $1',
      [id],
    );
    expect(rows[0].shipping_address).not.toBeNull();
    expect(refusalOf(await setMethod())).toBeUndefined();
  });

  test('a cart that is no longer active takes nothing', async () => {
    await elsewhere('is_active = false');
    expect(refusalOf(await setEmail(id, 'c@example.com'))?.message).toBe("The cart isn't active.");
  });

  test('a cart that is somebody’s by now answers to nobody else', async () => {
    await elsewhere('customer_id = 7');
    expect((await setEmail(id, 'd@example.com')).errors).toBeDefined();
    const { rows } = await shop.database.pool.query('select email from cart where masked_id = $1', [id]);
    expect(rows[0].email).toBeNull();
  });

  test('a cart that is gone is not found', async () => {
    await shop.database.pool.query('delete from cart where masked_id = $1', [id]);
    expect((await setEmail(id, 'e@example.com')).errors).toBeDefined();
  });
});

test('what a line stands for is read with every change', async () => {
  await setEmail(id, 'f@example.com');
  await shop.database.pool.query(`update product set price_minor = price_minor * 2 where sku = 'KNIFE'`);
  const total = async (answer: ReturnType<typeof setEmail>) =>
    (cartOf(await answer) as { prices: { grand_total: { value: number } } }).prices.grand_total.value;
  const dear = await total(setEmail(id, 'g@example.com'));
  await shop.database.pool.query(`update product set price_minor = price_minor / 2 where sku = 'KNIFE'`);
  expect(await total(setEmail(id, 'h@example.com'))).toBeCloseTo(dear / 2, 1);
});

test('goods that became digital since are not sent anywhere', async () => {
  await shop.database.pool.query(`update product set kind = 'virtual' where sku = 'KNIFE'`);
  try {
    expect(refusalOf(await setAddress())?.message).toContain('no items for shipment');
  } finally {
    await shop.database.pool.query(`update product set kind = 'simple' where sku = 'KNIFE'`);
  }
});

test('two who change it at once both have their way', async () => {
  await Promise.all([setEmail(id, 'i@example.com'), setAddress(), setEmail(id, 'i@example.com')]);
  expect(await shop.cart(id, 'email shipping_addresses { postcode }')).toMatchObject({
    email: 'i@example.com',
    shipping_addresses: [{ postcode: expect.any(String) }],
  });
});
