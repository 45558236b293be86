import { afterAll, beforeAll, expect, test } from 'vitest';
import { closingCart, reactivateCart } from '../src/modules/cart/index.ts';
import { asCustomer, byNumber, type CartShop, createCartShop } from './data/cart-shop.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop({ authenticate: byNumber, referenceMaxAgeMs: 3_600_000 });
});
afterAll(() => shop.close());

const now = new Date('2026-11-02T09:00:00Z');
const rowOf = async (maskedId: string): Promise<{ id: number; version: number }> => {
  const { rows } = await shop.database.pool.query('select id, version from cart where masked_id = $1', [
    maskedId,
  ]);
  return rows[0];
};
const inTransaction = <T>(work: Parameters<typeof shop.database.transaction<T>>[0]) =>
  shop.database.transaction(work);
const close = (cart: Parameters<typeof closingCart>[0]) =>
  inTransaction(async (transaction) => (await closingCart(cart, now).execute(transaction)).rows.length === 1);

test('behaviour 68: a cart that became an order is over, and can be used again when nothing came of it', async () => {
  const id = await shop.filledCart();
  const cart = await rowOf(id);
  const earlier = { ...cart, version: cart.version - 1 };
  expect(await close(earlier)).toBe(false);
  expect(await close(cart)).toBe(true);
  expect(await close(cart)).toBe(false);
  expect((await shop.add(id, [{ sku: 'BEAD', quantity: 1 }])).errors?.[0]?.message).toBe(
    "The cart isn't active.",
  );
  expect(await inTransaction((transaction) => reactivateCart(transaction, cart.id, now))).toBe(true);
  expect((await shop.add(id, [{ sku: 'BEAD', quantity: 1 }])).errors).toBeUndefined();
});

test('rule 1: an old cart does not come back when its customer has begun another', async () => {
  const current = async () =>
    (await shop.read<{ customerCart: { id: string } }>('{ customerCart { id } }', asCustomer(1))).customerCart
      .id;
  const old = await current();
  const cart = await rowOf(old);
  await close(cart);
  expect(await current()).not.toBe(old);
  expect(await inTransaction((transaction) => reactivateCart(transaction, cart.id, now))).toBe(false);
});

test('every change of a cart is another version of it', async () => {
  const id = await shop.guestCart();
  const version = async () => {
    const { rows } = await shop.database.pool.query('select version from cart where masked_id = $1', [id]);
    return rows[0].version as number;
  };
  const seen = [await version()];
  await shop.add(id, [{ sku: 'BEAD', quantity: 1 }]);
  seen.push(await version());
  await shop.add(id, [{ sku: 'NONE', quantity: 1 }]);
  await shop.cart(id, 'prices { grand_total { value } }', { store: 'en_GB' });
  seen.push(await version());
  expect(seen).toEqual([1, 2, 2]);
});

test('rule 18: carts nobody touches are removed, every night', async () => {
  expect(shop.recurring).toContainEqual({ task: 'carts.remove-old', cron: '40 3 * * *' });
  const kept = await shop.filledCart();
  const [untouched, ordered, recent] = [
    await shop.filledCart(),
    await shop.filledCart(),
    await shop.filledCart(),
  ];
  const age = (id: string, days: number, isActive: boolean) =>
    shop.database.pool.query('update cart set changed_at = $2, is_active = $3 where masked_id = $1', [
      id,
      new Date(now.getTime() - days * 86_400_000),
      isActive,
    ]);
  await age(untouched, 91, true);
  await age(ordered, 31, false);
  await age(recent, 29, false);
  const task = { jobId: '1', attempt: 1, maxAttempts: 1, signal: new AbortController().signal };
  await shop.jobs['carts.remove-old']({}, task);
  const { rows } = await shop.database.pool.query(
    'select masked_id from cart where masked_id = any($1) order by id',
    [[kept, untouched, ordered, recent]],
  );
  expect(rows.map(({ masked_id }) => masked_id)).toEqual([kept, recent]);
});

test('a cart that was seen before is read in one trip and added to in two, however many lines it has', async () => {
  const id = await shop.guestCart();
  await shop.add(
    id,
    ['BEAD', 'ROPE', 'KNIFE', 'COURSE', 'CORD-100', 'CORD-500', 'CORD-1000', 'EXACT', 'ABOVE'].map((sku) => ({
      sku,
      quantity: 1,
    })),
  );
  const fields = `items { quantity product { sku name } prices { row_total { value } } ... on ConfigurableCartItem {
    configured_variant { sku } configurable_options { value_label } } } prices { grand_total { value } }`;
  // For the cart and its lines, and for products and prices of those that it was seen with.
  expect(await shop.countTrips(`{ cart(cart_id: "${id}") { ${fields} } }`)).toBe(1);
  // One for what is wanted and the cart, one that writes and reads products and their prices.
  const add = `mutation { addProductsToCart(cartId: "${id}", cartItems: [{sku: "BEAD", quantity: 1}]) { cart { ${fields} } } }`;
  expect(await shop.countTrips(add, { method: 'POST' })).toBe(2);
});
