import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { type CartShop, createCartShop, uid } from './data/cart-shop.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop();
});
afterAll(() => shop.close());

describe('changing lines', () => {
  const update = (id: string, items: readonly object[]) =>
    shop.change(
      `mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) {
        cart { items { quantity product { sku } } } errors { code message } } }`,
      { variables: { input: { cart_id: id, cart_items: items } } },
    );
  const remove = (input: object) =>
    shop.change(
      `mutation ($input: RemoveItemFromCartInput!) { removeItemFromCart(input: $input) { cart { total_quantity } } }`,
      { variables: { input } },
    );

  async function filled() {
    const id = await shop.guestCart();
    await shop.add(id, [
      { sku: 'KNIFE', quantity: 2 },
      { sku: 'BEAD', quantity: 1 },
    ]);
    const { items } = await shop.cart<{ items: { uid: string; id: string }[] }>(id, 'items { uid id }');
    return { id, items };
  }

  test('behaviour 85: by uid or id; nothing of a line removes it', async () => {
    const { id, items } = await filled();
    const answer = await update(id, [
      { cart_item_uid: items[0]?.uid, quantity: 4 },
      { cart_item_id: Number(items[1]?.id), quantity: 0 },
    ]);
    expect(answer.data).toEqual({
      updateCartItems: { cart: { items: [{ quantity: 4, product: { sku: 'KNIFE' } }] }, errors: [] },
    });
  });

  test('behaviours 86 and 87: what cannot be is told, and the cart is answered', async () => {
    const { id, items } = await filled();
    const knife = items[0]?.uid;
    const answer = await update(id, [
      { cart_item_uid: knife, quantity: 31 },
      { cart_item_uid: knife, quantity: -1 },
      { cart_item_uid: knife, quantity: 2.5 },
      { cart_item_uid: uid(999_999), quantity: 1 },
    ]);
    expect(answer.data).toMatchObject({
      updateCartItems: {
        cart: { items: [{ quantity: 2 }, { quantity: 1 }] },
        errors: [
          {
            code: 'INSUFFICIENT_STOCK',
            message: 'Could not update the product with SKU KNIFE: Not enough items for sale',
          },
          {
            code: 'INVALID_PARAMETER_VALUE',
            message: 'Could not update the product with SKU KNIFE: The fewest you may purchase is 1.',
          },
          { code: 'INVALID_PARAMETER_VALUE' },
          { code: 'COULD_NOT_FIND_CART_ITEM', message: 'Could not find cart item with id: 999999.' },
        ],
      },
    });
  });

  test('updating needs a cart, items, their ids and quantities', async () => {
    const { id, items } = await filled();
    const message = async (cartId: string, wishes: readonly object[]) =>
      refusalOf(await update(cartId, wishes))?.message;
    expect(await message('', [])).toBe('Required parameter "cart_id" is missing.');
    expect(await message(id, [])).toBe('Required parameter "cart_items" is missing.');
    expect(await message(id, [{ quantity: 1 }])).toBe('Required parameter "cart_item_id" is missing.');
    expect(await message(id, [{ cart_item_uid: items[0]?.uid }])).toBe(
      'Required parameter "quantity" is missing.',
    );
    expect(await message(id, [{ cart_item_uid: '<b>', quantity: 1 }])).toBe(
      'Value of uid "<b>" is incorrect.',
    );
  });

  test('rule 8: less is welcome even when it is still too much', async () => {
    const { id, items } = await filled();
    await shop.database.pool.query("update stock_pool set quantity = 0 where key = 'knives'");
    try {
      expect((await update(id, [{ cart_item_uid: items[0]?.uid, quantity: 1 }])).data).toMatchObject({
        updateCartItems: { errors: [], cart: { items: [{ quantity: 1 }, { quantity: 1 }] } },
      });
      // Behaviour 70.
      const cart = await shop.cart(
        id,
        'items { is_available errors { code message } product { stock_status } }',
      );
      expect(cart).toMatchObject({
        items: [
          {
            is_available: false,
            errors: [{ code: 'ITEM_QTY', message: 'There are no source items with the in stock status' }],
            product: { stock_status: 'OUT_OF_STOCK' },
          },
          { is_available: true, errors: null },
        ],
      });
    } finally {
      await shop.database.pool.query("update stock_pool set quantity = 30 where key = 'knives'");
    }
  });

  test('behaviour 88: removing needs a line of this cart', async () => {
    const { id, items } = await filled();
    const other = await filled();
    expect(refusalOf(await remove({ cart_id: id }))?.message).toBe(
      'Required parameter "cart_item_id" is missing.',
    );
    expect(refusalOf(await remove({ cart_id: id, cart_item_uid: other.items[0]?.uid }))).toMatchObject({
      message: "The cart doesn't contain the item",
      category: 'graphql-no-such-entity',
    });
    expect((await remove({ cart_id: id, cart_item_uid: items[0]?.uid })).data).toEqual({
      removeItemFromCart: { cart: { total_quantity: 1 } },
    });
  });

  test('behaviour 89: clearing', async () => {
    const { id } = await filled();
    const clear = (cartId: string) =>
      shop.change(
        `mutation ($id: ID!) { clearCart(input: {uid: $id}) { cart { total_quantity } errors { type message } } }`,
        {
          variables: { id: cartId },
        },
      );
    expect(refusalOf(await clear(''))?.message).toBe('Required parameter "uid" is missing.');
    expect((await clear(id)).data).toEqual({ clearCart: { cart: { total_quantity: 0 }, errors: [] } });
    expect((await clear('x')).data).toEqual({
      clearCart: {
        cart: null,
        errors: [{ type: 'NOT_FOUND', message: 'Could not find a cart with ID "x"' }],
      },
    });
  });

  test('behaviour 83: the mutations of old fail as a whole', async () => {
    const id = await shop.guestCart();
    const old = (name: string, items: readonly object[]) =>
      shop.change(
        `mutation ($input: Add${name}ProductsToCartInput!) { add${name}ProductsToCart(input: $input) { cart { total_quantity } } }`,
        { variables: { input: { cart_id: id, cart_items: items } } },
      );
    const data = (sku: string, quantity: number) => ({ data: { sku, quantity } });
    expect(refusalOf(await old('Simple', [data('BEAD', 1), data('KNIFE', 99)]))?.message).toBe(
      'Could not add the product with SKU KNIFE to the shopping cart: Not enough items for sale',
    );
    expect(refusalOf(await old('Simple', [data('NONE', 1)]))?.message).toBe(
      'Could not find a product with SKU "NONE"',
    );
    expect(await shop.cart(id, 'total_quantity')).toEqual({ total_quantity: 0 });
    expect((await old('Simple', [data('BEAD', 1)])).data).toMatchObject({
      addSimpleProductsToCart: { cart: { total_quantity: 1 } },
    });
    expect((await old('Virtual', [data('COURSE', 1)])).errors).toBeUndefined();
    expect((await old('Configurable', [{ ...data('CORD-500', 1), parent_sku: 'CORD' }])).data).toMatchObject({
      addConfigurableProductsToCart: { cart: { total_quantity: 3 } },
    });
  });

  test('rule 4: what no longer exists stays as a line that cannot be bought', async () => {
    const { id } = await filled();
    await shop.database.pool.query("update product set is_active = false where sku = 'BEAD'");
    try {
      const cart = await shop.cart(
        id,
        'items { is_available prices { price { value } } product { sku name price_range { minimum_price { final_price { value } } } } } prices { grand_total { value } }',
      );
      expect(cart).toMatchObject({
        items: [
          { is_available: true },
          { is_available: false, prices: null, product: { sku: 'BEAD', name: 'BEAD' } },
        ],
        prices: { grand_total: { value: 60.5 } },
      });
    } finally {
      await shop.database.pool.query("update product set is_active = true where sku = 'BEAD'");
    }
  });
});

test('nothing of this was a surprise', () => {
  expect(shop.loggedErrors).toEqual([]);
});

test.each([
  ['KNIFE', 1, 30.25],
  ['KNIFE', 5, 121],
  ['KNIFE', 12, 217.8],
  ['CORD-100', 2.5, 3.03],
  ['BEAD', 3, 1.2],
  ['CORD-SAMPLE', 4, 0.5],
])('rule 10: %s × %d costs %d before it is in the cart, and there', async (sku, quantity, total) => {
  const answer = await shop.query(
    `{ price_of_quantity(sku: "${sku}", quantity: ${quantity}) { value currency } }`,
    { store: 'nl_NL' },
  );
  expect(answer).toMatchObject({ data: { price_of_quantity: { value: total, currency: 'EUR' } } });
  const id = await shop.guestCart({ store: 'nl_NL' });
  await shop.add(id, [{ sku, quantity }], { store: 'nl_NL' });
  const { items } = await shop.cart<{ items: object[] }>(
    id,
    'items { prices { row_total_including_tax { value } } }',
    { store: 'nl_NL' },
  );
  expect(items).toEqual([{ prices: { row_total_including_tax: { value: total } } }]);
});

test.each([
  ['NOTHING', 1],
  ['CORD', 1],
  ['KNIFE', 0],
  ['KNIFE', 1.5],
  ['KNIFE', 100_000],
  ['GIFT', 1],
])('rule 10: nobody can say what %s × %d costs', async (sku, quantity) => {
  const answer = await shop.query(`{ price_of_quantity(sku: "${sku}", quantity: ${quantity}) { value } }`);
  expect(answer).toMatchObject({ data: { price_of_quantity: null } });
});
