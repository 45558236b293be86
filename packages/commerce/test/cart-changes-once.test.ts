import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { type CartShop, createCartShop } from './data/cart-shop.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop();
});
afterAll(() => shop.close());

const add = (
  id: string,
  idempotencyKey: string,
  items: readonly object[] = [{ sku: 'KNIFE', quantity: 1 }],
) =>
  shop.change(
    `mutation ($id: String!, $items: [CartItemInput!]!, $idempotencyKey: String) {
      addProductsToCart(cartId: $id, cartItems: $items, idempotencyKey: $idempotencyKey) {
        cart { total_quantity } user_errors { code } } }`,
    { variables: { id, items, idempotencyKey } },
  );
const holding = (quantity: number) => ({
  data: { addProductsToCart: { cart: { total_quantity: quantity }, user_errors: [] } },
});
const countOf = async (id: string) =>
  (await shop.cart<{ total_quantity: number }>(id, 'total_quantity')).total_quantity;

test('rule 28: sent again under its name, also ten times at once, a change is made once', async () => {
  const id = await shop.guestCart();
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 10 }, () => add(id, key)));
  for (const answer of answers) expect(answer).toMatchObject(holding(1));
  expect(await add(id, key)).toMatchObject(holding(1));
  expect(await add(id, randomUUID())).toMatchObject(holding(2));
});

test('rule 28: ten changes of ten names at once are ten', async () => {
  const id = await shop.guestCart();
  await Promise.all(Array.from({ length: 10 }, () => add(id, randomUUID())));
  expect(await countOf(id)).toBe(10);
});

test('rule 28: the same change to two carts at once reaches one of them', async () => {
  for (let turn = 0; turn < 5; turn += 1) {
    const carts = await Promise.all([shop.guestCart(), shop.guestCart()]);
    const key = randomUUID();
    const answers = await Promise.all(carts.map((id) => add(id, key)));
    for (const { errors } of answers) expect(errors).toBeUndefined();
    const counts = await Promise.all(carts.map(countOf));
    expect(counts.toSorted()).toEqual([0, 1]);
  }
});

test('rule 28: quantities and removals have names too', async () => {
  const id = await shop.guestCart();
  await shop.add(id, [{ sku: 'KNIFE', quantity: 2 }]);
  const { items } = await shop.cart<{ items: { uid: string }[] }>(id, 'items { uid }');
  const line = items[0]?.uid;
  const update = (quantity: number, key: string) =>
    shop.change(
      `mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { total_quantity } } }`,
      {
        variables: {
          input: { cart_id: id, cart_items: [{ cart_item_uid: line, quantity }], idempotency_key: key },
        },
      },
    );
  const remove = (key: string) =>
    shop.change(
      `mutation ($input: RemoveItemFromCartInput!) { removeItemFromCart(input: $input) { cart { total_quantity } } }`,
      { variables: { input: { cart_id: id, cart_item_uid: line, idempotency_key: key } } },
    );
  const [first, last] = [randomUUID(), randomUUID()];
  await update(3, first);
  await update(5, randomUUID());
  // What comes late does not undo what came after it.
  expect((await update(3, first)).data).toEqual({ updateCartItems: { cart: { total_quantity: 5 } } });
  for (let turn = 0; turn < 2; turn += 1)
    expect((await remove(last)).data).toEqual({ removeItemFromCart: { cart: { total_quantity: 0 } } });
});

test('rule 28: what was refused is decided anew', async () => {
  const id = await shop.guestCart();
  const key = randomUUID();
  const refused = await add(id, key, [{ sku: 'KNIFE', quantity: 9_999 }]);
  expect(refused.data).toMatchObject({
    addProductsToCart: { user_errors: [{ code: 'INSUFFICIENT_STOCK' }] },
  });
  expect(await add(id, key)).toMatchObject(holding(1));
});

test('rule 28: a name has a form, and is forgotten after a week', async () => {
  const id = await shop.guestCart();
  for (const odd of ['short', 'x'.repeat(65), 'with spaces', "'; drop table cart"])
    expect(refusalOf(await add(id, odd))).toMatchObject({ category: 'graphql-input' });
  const key = randomUUID();
  await add(id, key);
  const { pool } = shop.database;
  await pool.query(`update cart_change set made_at = now() - interval '300 days' where key = $1`, [key]);
  await shop.jobs['carts.remove-old']({}, { attempt: 1 } as never);
  const { rows } = await pool.query('select from cart_change where key = $1', [key]);
  expect(rows).toEqual([]);
});
