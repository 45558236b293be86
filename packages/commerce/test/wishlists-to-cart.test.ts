import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { createWishlistShop, type ListOnWire, operations, type WishlistShop } from './data/wishlist-shop.ts';

let shop: WishlistShop;
let token: string;
beforeAll(async () => {
  shop = await createWishlistShop();
});
beforeEach(async () => {
  await shop.commerce.database.pool.query('truncate rate_limit, cart, customer restart identity cascade');
  token = await shop.signedUp('ada@example.com');
});
afterAll(() => shop.commerce.close());

const knife = { sku: 'KNIFE', quantity: 1 };
const cord = { sku: 'CORD-RED-500', parent_sku: 'CORD-RED', quantity: 1 };

interface Carted {
  readonly status: boolean;
  readonly added_count: number;
  readonly wishlist: { readonly items_count: number };
  readonly add_wishlist_items_to_cart_user_errors: readonly { readonly code: string }[];
}

const toCart = (items?: readonly string[], id = '0') =>
  shop.tell<Carted>('toCart', { id, ...(items && { items }) }, token);

async function cartLines(): Promise<unknown> {
  const { data } = await shop.ask(
    '{ customerCart { items { quantity __typename product { sku } } } }',
    {},
    token,
  );
  return (data as { customerCart: { items: unknown } }).customerCart.items;
}

test('behaviour 143, rule 16: all goes into the cart and leaves the list', async () => {
  await shop.wish([knife, cord], token);
  expect(await toCart()).toEqual({
    ...{ status: true, added_count: 2, wishlist: { id: expect.any(String), items_count: 0 } },
    add_wishlist_items_to_cart_user_errors: [],
  });
  expect(await cartLines()).toMatchObject([
    { __typename: 'ConfigurableCartItem', product: { sku: 'CORD-RED' }, quantity: 1 },
    { product: { sku: 'KNIFE' }, quantity: 1 },
  ]);
});

test('rule 16: what cannot be bought stays, and each says why', async () => {
  await shop.wish(
    [
      { sku: 'GIFT-CARD', quantity: 1 },
      { sku: 'BEAD-1', quantity: 1 },
      { sku: 'CORD-RED', quantity: 1 },
      { ...knife, quantity: 50 },
      { sku: 'COURSE', quantity: 1 },
    ],
    token,
  );
  const answer = await toCart();
  expect(answer).toMatchObject({ status: false, added_count: 1, wishlist: { items_count: 4 } });
  const options = {
    code: 'REQUIRED_PARAMETER_MISSING',
    message: 'You need to choose options for your item.',
  };
  expect(answer.add_wishlist_items_to_cart_user_errors).toMatchObject([
    { code: 'INSUFFICIENT_STOCK', message: 'Not enough items for sale' },
    options,
    { code: 'NOT_SALABLE', message: 'This product is out of stock.' },
    options,
  ]);
  expect(await toCart()).toMatchObject({ status: false, added_count: 0, wishlist: { items_count: 4 } });
  expect(await cartLines()).toMatchObject([{ product: { sku: 'COURSE' } }]);
});

test('behaviour 143: some by their numbers; unknown ones and no list at all are refused', async () => {
  const { items_v2 } = await shop.wish([knife, cord], token);
  const [first] = items_v2.items;
  expect(await toCart([first?.id ?? ''])).toMatchObject({ added_count: 1, wishlist: { items_count: 1 } });
  const ask = async (variables: object) =>
    refusalOf(await shop.ask(operations.toCart, variables, token))?.message;
  expect(await ask({ id: '0', items: ['9999'] })).toBe('The wishlist item ids "9999" were not found.');
  expect(await ask({ id: '' })).toBe('"wishlistId" value should be specified');
});

test('rule 17: two that put a list into the cart at once put it there once', async () => {
  await shop.wish([{ sku: 'COURSE', quantity: 2 }, cord], token);
  const answers = await Promise.all([toCart(), toCart(), toCart()]);
  expect(answers.map(({ added_count }) => added_count).toSorted()).toEqual([0, 0, 2]);
  expect(await cartLines()).toMatchObject([{ quantity: 1 }, { quantity: 2 }]);
});

const many = 8;
const atOnce = <Answer>(ask: (index: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: many }, (_, index) => ask(index)));

test('rule 11: a product that is added several times at once is one line with the sum', async () => {
  await atOnce((index) => shop.wish([{ ...knife, quantity: index + 1 }], token));
  const [list] = await shop.lists(token);
  expect(list?.items_v2.items).toMatchObject([{ sku: 'KNIFE', quantity: 36 }]);
});

test('rules 1 and 3: lists that are made at once with one name are one, and one is the default list', async () => {
  const answers = await atOnce(() => shop.ask(operations.create, { name: 'Boat' }, token));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ errors }) => errors?.[0]?.message ?? []))).toEqual(
    new Set(['Choose another name']),
  );
  expect((await shop.lists(token)).map(({ name }) => name)).toEqual(['My wishlist', 'Boat']);
});

test('rule 5: a list that is deleted several times at once is deleted once, and its items are kept once', async () => {
  const { id } = await shop.newList('Boat', token);
  await shop.wish([knife], token, id);
  const answers = await atOnce(() => shop.ask(operations.remove, { id, items: 'KEEP' }, token));
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(new Set(answers.flatMap(({ errors }) => errors?.[0]?.message ?? []))).toEqual(
    new Set(['The wishlist was not found.']),
  );
  const [, legacy] = await shop.lists(token);
  expect(legacy).toMatchObject({ is_legacy: true, items_v2: { items: [{ quantity: 1 }] } });
});

test('rule 5: items that move to and fro at once are neither lost nor doubled', async () => {
  const own = await shop.wish(
    [
      { ...knife, quantity: 1 },
      { sku: 'COURSE', quantity: 1 },
    ],
    token,
  );
  const boat = await shop.newList('Boat', token);
  await atOnce(async (index) => {
    const [from, to] = index % 2 ? [own.id, boat.id] : [boat.id, own.id];
    const lists = await shop.lists(token);
    const items = lists
      .flatMap(({ items_v2 }: ListOnWire) => items_v2.items)
      .map((item) => ({ wishlist_item_id: item.id }));
    await shop.ask(operations.move, { from, to, items }, token);
  });
  const all = (await shop.lists(token)).flatMap(({ items_v2 }) => items_v2.items);
  expect(all.map(({ sku, quantity }) => [sku, quantity]).toSorted()).toEqual([
    ['COURSE', 1],
    ['KNIFE', 1],
  ]);
});

test('nothing of this was a surprise', () => {
  expect(shop.commerce.loggedErrors).toEqual([]);
});
