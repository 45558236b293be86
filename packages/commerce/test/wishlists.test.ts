import { readFileSync } from 'node:fs';
import { type DocumentNode, parse, print, separateOperations } from 'graphql';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refusalOf } from '../src/testing/index.ts';
import { createWishlistShop, type ListOnWire, operations, type WishlistShop } from './data/wishlist-shop.ts';

let shop: WishlistShop;
let token: string;
beforeAll(async () => {
  shop = await createWishlistShop();
});
beforeEach(async () => {
  const { pool } = shop.commerce.database;
  await pool.query('truncate rate_limit, customer restart identity cascade');
  await pool.query('update product set is_active = true where sku in ($1, $2)', ['KNIFE', 'CORD-RED-500']);
  token = await shop.signedUp('ada@example.com');
});
afterAll(() => shop.commerce.close());

const knife = { sku: 'KNIFE', quantity: 1 };
const cord = { sku: 'CORD-RED-500', parent_sku: 'CORD-RED', quantity: 2 };
const refusal = async (operation: keyof typeof operations, variables: object, as = token) =>
  refusalOf(await shop.ask(operations[operation], variables, as));
const itemsOf = ({ items_v2 }: ListOnWire) => items_v2.items;

test('behaviour 138: a default list exists before use, guests are refused in two ways', async () => {
  expect(await shop.lists(token)).toMatchObject([
    { name: 'My wishlist', items_count: 0, is_default: true, visibility: 'PRIVATE' },
  ]);
  const guest = await shop.ask(operations.lists);
  expect(refusalOf(guest)?.message).toBe("The current customer isn't authorized.");
  expect(refusalOf(await shop.ask('{ wishlist { items_count } }'))?.message).toBe(
    "The current customer isn't authorized.",
  );
  expect(refusalOf(await shop.ask(operations.add, { id: '0', items: [knife] }))).toMatchObject({
    message: 'The current user cannot perform operations on wishlist',
    category: 'graphql-authorization',
  });
});

test('behaviour 139: switched off, everything says so', async () => {
  const off = await createWishlistShop({ settings: { hasWishlists: false } });
  try {
    const ada = await off.signedUp('ada@example.com');
    for (const [operation, variables] of [
      ['lists', {}],
      ['create', { name: 'A' }],
    ] as const) {
      const answer = await off.ask(operations[operation], variables, ada);
      expect(refusalOf(answer)?.message).toBe('The wishlist configuration is currently disabled.');
    }
    const { data } = await off.ask('{ storeConfig { magento_wishlist_general_is_enabled } }');
    expect(data).toEqual({ storeConfig: { magento_wishlist_general_is_enabled: '0' } });
  } finally {
    await off.commerce.close();
  }
});

test('the settings of lists are told', async () => {
  const { data } = await shop.ask(
    '{ storeConfig { magento_wishlist_general_is_enabled enable_multiple_wishlists maximum_number_of_wishlists } }',
  );
  expect(data).toEqual({
    storeConfig: {
      magento_wishlist_general_is_enabled: '1',
      enable_multiple_wishlists: '1',
      maximum_number_of_wishlists: '50',
    },
  });
});

test('rules 9 and 11: what is wished for, in one line for each product and variant', async () => {
  const first = await shop.wish([knife, { ...cord, description: ' for the boat ' }], token);
  expect(itemsOf(first)).toMatchObject([
    {
      ...{ __typename: 'ConfigurableWishlistItem', sku: 'CORD-RED', child_sku: 'CORD-RED-500', quantity: 2 },
      ...{ description: 'for the boat', availability: 'AVAILABLE', added_at: '2026-11-02 09:00:00' },
      ...{ product: { sku: 'CORD-RED' }, configured_variant: { sku: 'CORD-RED-500' } },
      configurable_options: [{ value_label: '500cm' }],
    },
    { __typename: 'SimpleWishlistItem', sku: 'KNIFE', quantity: 1, availability: 'AVAILABLE' },
  ]);
  const again = await shop.wish([{ ...knife, sku: 'knife', quantity: 4 }], token);
  expect(itemsOf(again)).toHaveLength(2);
  expect(itemsOf(again)[1]).toMatchObject({ quantity: 5 });
  const whole = await shop.wish(
    [
      { sku: 'CORD-RED', quantity: 1 },
      { sku: 'BEAD-1', quantity: 1 },
    ],
    token,
  );
  expect(itemsOf(whole).map(({ availability }) => availability)).toEqual([
    ...['OUT_OF_STOCK', 'OPTIONS_NEEDED', 'AVAILABLE', 'AVAILABLE'],
  ]);
  expect((await shop.ask('{ customer { wished_skus } }', {}, token)).data).toEqual({
    customer: { wished_skus: ['BEAD-1', 'CORD-RED', 'KNIFE'] },
  });
});

test('behaviour 141: what cannot be wished for is told beside what can', async () => {
  const answer = await shop.tell<{ wishlist: ListOnWire; user_errors: unknown }>(
    'add',
    {
      id: '0',
      items: [
        knife,
        { sku: 'NOTHING', quantity: 1 },
        { ...knife, quantity: 0 },
        { ...knife, quantity: 1e9 },
        { ...knife, description: 'x'.repeat(501) },
        { sku: 'SWITCHED-OFF', quantity: 1 },
      ],
    },
    token,
  );
  expect(answer.wishlist.items_count).toBe(1);
  expect(answer.user_errors).toEqual([
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "NOTHING"' },
    { code: 'UNDEFINED', message: 'The quantity of a wish list item cannot be 0' },
    { code: 'UNDEFINED', message: 'The quantity can be at most 10000.' },
    { code: 'UNDEFINED', message: 'A note can have at most 500 characters.' },
    { code: 'PRODUCT_NOT_FOUND', message: 'Could not find a product with SKU "SWITCHED-OFF"' },
  ]);
});

test('quantity, note and options of an item can be changed; another variant joins its line', async () => {
  const list = await shop.wish([cord, { sku: 'CORD-RED', quantity: 1 }], token);
  const [chosen, open] = [...itemsOf(list)].toSorted((a, b) => a.availability.localeCompare(b.availability));
  const { data } = await shop.ask(
    '{ products(filter: { sku: { eq: "CORD-RED" } }) { items { ... on ConfigurableProduct { configurable_options { values { uid label } } } } } }',
  );
  const uid = /"uid":"([^"]+)","label":"500cm"/.exec(JSON.stringify(data))?.[1];
  const changed = await shop.tell<{ wishlist: ListOnWire; user_errors: unknown }>(
    'change',
    {
      id: list.id,
      items: [
        { wishlist_item_id: open?.id, selected_options: [uid] },
        { wishlist_item_id: chosen?.id, quantity: 7, description: 'red' },
        { wishlist_item_id: '999', quantity: 1 },
        { wishlist_item_id: chosen?.id, quantity: -1 },
      ],
    },
    token,
  );
  expect(itemsOf(changed.wishlist)).toMatchObject([{ id: chosen?.id, quantity: 7, description: 'red' }]);
  expect(changed.user_errors).toEqual([
    { code: 'UNDEFINED', message: 'The wishlist item with ID "999" does not belong to the wishlist' },
    { code: 'UNDEFINED', message: 'The quantity of a wish list item cannot be 0' },
  ]);
});

test('behaviour 142, rule 4: lists and items of others answer as missing ones', async () => {
  const own = await shop.wish([knife], token);
  const [item] = itemsOf(own);
  const bob = await shop.signedUp('bob@example.com');
  for (const id of [own.id, '999999', 'x', '-1', '9999999999']) {
    for (const [operation, variables] of [
      ['add', { id, items: [knife] }],
      ['take', { id, items: ['1'] }],
      ['change', { id, items: [] }],
      ['clear', { id }],
      ['toCart', { id }],
      ['update', { id, name: 'x' }],
      ['remove', { id }],
      ['move', { from: id, to: '0', items: [] }],
      ['copy', { from: '0', to: id, items: [] }],
    ] as const) {
      expect((await refusal(operation, variables, bob))?.message).toBe('The wishlist was not found.');
    }
    const answer = await shop.ask(
      `query ($id: ID!) { customer { wishlist_v2(id: $id) { id } } }`,
      { id },
      bob,
    );
    expect(refusalOf(answer)?.message).toBe('The wishlist was not found.');
  }
  for (const id of [item?.id ?? '', '999999']) {
    expect(await shop.tell('take', { id: '0', items: [id] }, bob)).toMatchObject({
      user_errors: [{ message: `The wishlist item with ID "${id}" does not belong to the wishlist` }],
    });
    expect((await refusal('toCart', { id: '0', items: [id] }, bob))?.message).toBe(
      `The wishlist item ids "${id}" were not found.`,
    );
  }
  expect((await shop.lists(token))[0]?.items_count).toBe(1);
});

test('rule 3: names are unique, trimmed and bounded; the names of the shop count', async () => {
  expect(await shop.newList('  Boat  ', token)).toMatchObject({ name: 'Boat', is_default: false });
  for (const name of ['boat', 'My Wishlist', 'kept items']) {
    expect((await refusal('create', { name }))?.message).toBe('Choose another name');
  }
  expect((await refusal('create', { name: ' \n ' }))?.message).toBe('Give the list a name.');
  expect((await refusal('create', { name: 'x'.repeat(101) }))?.message).toBe(
    'A name can have at most 100 characters.',
  );
  const other = await shop.newList('Garden', token);
  expect((await refusal('update', { id: other.id, name: 'BOAT' }))?.message).toBe('Choose another name');
  expect(await shop.tell('update', { id: other.id, name: 'garden' }, token)).toEqual({
    ...{ uid: other.id, name: 'garden', visibility: 'PRIVATE' },
  });
  const bob = await shop.signedUp('bob@example.com');
  expect(await shop.newList('Boat', bob)).toMatchObject({ name: 'Boat' });
});

test('rule 2: there is a most of lists, of items, and of items in a call', async () => {
  const { pool } = shop.commerce.database;
  const [own] = await shop.lists(token);
  await pool.query(
    `insert into wishlist (customer_id, kind, name, sharing_code, created_at, changed_at)
     select 1, 'own', 'List ' || n, md5(n::text), now(), now() from generate_series(2, 50) n`,
  );
  expect((await refusal('create', { name: 'One more' }))?.message).toBe('You can have at most 50 wishlists.');
  await pool.query(
    `insert into wishlist_item (wishlist_id, sku, quantity_hundredths, product_name, added_at)
     select $1, 'GONE-' || n, 100, 'Gone', now() from generate_series(1, 500) n`,
    [own?.id],
  );
  expect(await shop.tell('add', { id: '0', items: [knife] }, token)).toMatchObject({
    user_errors: [{ message: 'A wishlist holds at most 500 items.' }],
  });
  expect((await refusal('add', { id: '0', items: Array(101).fill(knife) }))?.message).toBe(
    'At most 100 items at once.',
  );
});

test('rule 12: what is no longer sold stays, says so, and can be removed', async () => {
  await shop.wish([knife, cord], token);
  const { pool } = shop.commerce.database;
  await pool.query('update product set is_active = false where sku in ($1, $2)', ['KNIFE', 'CORD-RED-500']);
  const [list] = await shop.lists(token);
  if (!list) throw new Error('There is a list');
  expect(itemsOf(list)).toMatchObject([
    { sku: 'CORD-RED', product: { sku: 'CORD-RED' }, availability: 'ORPHANED' },
    { sku: 'KNIFE', product: null, product_name: expect.stringMatching(/\w/), availability: 'ORPHANED' },
  ]);
  const ids = itemsOf(list).map(({ id }) => id);
  expect(await shop.tell('take', { id: '0', items: ids }, token)).toMatchObject({
    wishlist: { items_count: 0 },
    user_errors: [],
  });
});

test('rule 13: items are sorted by day, name and price', async () => {
  await shop.wish([{ sku: 'COURSE', quantity: 1 }, knife, { sku: 'BEAD-1', quantity: 1 }], token);
  const sorted = async (sort: string) => {
    const { data } = await shop.ask(
      `{ customer { wishlist { items_v2(sort: ${sort}) { items { sku } } } } }`,
      {},
      token,
    );
    return JSON.stringify(data).match(/[A-Z]+(-1)?(?=")/g);
  };
  expect(await sorted('ADDED')).toEqual(['BEAD-1', 'KNIFE', 'COURSE']);
  expect(await sorted('PRICE')).toEqual(['BEAD-1', 'KNIFE', 'COURSE']);
  expect(await sorted('NAME')).toEqual(['BEAD-1', 'COURSE', 'KNIFE']);
});

test('rule 14: items are copied and moved, whole and in part, under new numbers', async () => {
  const own = await shop.wish([{ ...knife, quantity: 3, description: 'sharp' }], token);
  const boat = await shop.newList('Boat', token);
  const [item] = itemsOf(own);
  const between = (quantity?: number) => ({
    ...{ from: own.id, to: boat.id },
    items: [{ wishlist_item_id: item?.id, ...(quantity && { quantity }) }],
  });
  type Both = { source_wishlist: ListOnWire; destination_wishlist: ListOnWire };
  const copied = await shop.tell<Both>('copy', between(), token);
  expect(itemsOf(copied.destination_wishlist)).toMatchObject([{ quantity: 3, description: 'sharp' }]);
  expect(itemsOf(copied.destination_wishlist)[0]?.id).not.toBe(item?.id);
  const parted = await shop.tell<Both>('move', between(1), token);
  expect([itemsOf(parted.source_wishlist)[0], itemsOf(parted.destination_wishlist)[0]]).toMatchObject([
    { quantity: 2 },
    { quantity: 4 },
  ]);
  const moved = await shop.tell<Both>('move', between(99), token);
  expect(moved).toMatchObject({
    source_wishlist: { items_count: 0 },
    destination_wishlist: { items_count: 1, items_v2: { items: [{ quantity: 6 }] } },
  });
  expect(await shop.tell('move', between(), token)).toMatchObject({
    user_errors: [{ message: `The wishlist item with ID "${item?.id}" does not belong to the wishlist` }],
  });
  expect((await refusal('move', { from: own.id, to: '0', items: [] }))?.message).toBe(
    'Choose another list than the one the items are on.',
  );
});

test('rules 7 and 8: a list is deleted with its items, or they are moved, or kept', async () => {
  const made = async (name: string) => {
    const list = await shop.newList(name, token);
    await shop.wish([knife], token, list.id);
    return list.id;
  };
  expect((await refusal('remove', { id: '0' }))?.message).toBe('The default wishlist cannot be deleted.');
  expect(await shop.tell('remove', { id: await made('A') }, token)).toMatchObject({
    status: true,
    wishlists: [{ name: 'My wishlist', items_count: 0 }],
  });
  expect(await shop.tell('remove', { id: await made('B'), items: 'MOVE', to: '0' }, token)).toMatchObject({
    wishlists: [{ name: 'My wishlist', items_count: 1 }],
  });
  await shop.tell('remove', { id: await made('C'), items: 'KEEP' }, token);
  await shop.tell('remove', { id: await made('D'), items: 'KEEP' }, token);
  const lists = await shop.lists(token);
  expect(lists).toMatchObject([
    { name: 'My wishlist' },
    { name: 'Kept items', is_legacy: true, items_v2: { items: [{ sku: 'KNIFE', quantity: 2 }] } },
  ]);
  const legacy = lists[1]?.id ?? '';
  const closed = 'Kept items can be moved, bought or removed; the list itself cannot be changed or added to.';
  expect((await refusal('add', { id: legacy, items: [knife] }))?.message).toBe(closed);
  expect((await refusal('update', { id: legacy, visibility: 'PUBLIC' }))?.message).toBe(closed);
  expect((await refusal('remove', { id: legacy, items: 'KEEP' }))?.message).toBe(closed);
  const e = await made('E');
  expect((await refusal('remove', { id: e, items: 'MOVE' }))?.message).toBe(
    '"wishlistId" value should be specified',
  );
  expect((await refusal('remove', { id: e, items: 'MOVE', to: e }))?.message).toBe(
    'Choose another list than the one the items are on.',
  );
  await shop.tell('clear', { id: legacy }, token);
  expect((await shop.lists(token)).map(({ name }) => name)).toEqual(['My wishlist', 'E']);
});

test('rule 15: a public list is shown by its code, without notes and owner; a private one is not', async () => {
  const shared = `query ($code: String!) { shared_wishlist(code: $code) {
    name items_count items { items { sku quantity product { sku } } page_info { total_pages } } } }`;
  const own = await shop.wish([{ ...knife, description: 'secret' }], token);
  const seen = async (code: string) => (await shop.ask(shared, { code })).data?.shared_wishlist;
  expect(own.sharing_code).toMatch(/^[0-9a-f]{32}$/);
  expect(await seen(own.sharing_code)).toBeNull();
  await shop.tell('update', { id: own.id, visibility: 'PUBLIC', name: 'Birthday' }, token);
  expect(await seen(own.sharing_code)).toEqual({
    name: 'Birthday',
    items_count: 1,
    items: {
      items: [{ sku: 'KNIFE', quantity: 1, product: { sku: 'KNIFE' } }],
      page_info: { total_pages: 1 },
    },
  });
  expect(await seen('0'.repeat(32))).toBeNull();
  expect(await seen("' or 1=1")).toBeNull();
  await shop.tell('update', { id: own.id, visibility: 'PRIVATE' }, token);
  await shop.tell('update', { id: own.id, visibility: 'PUBLIC' }, token);
  expect(await seen(own.sharing_code)).toBeNull();
});

test('rule 18: a list of a guest is shown as it stands now, and kept nowhere', async () => {
  const { data } = await shop.ask(
    'query ($items: [WishlistItemInput!]!) { guest_wishlist(items: $items) { sku availability product_path product { sku } } }',
    { items: [cord, knife, { sku: 'NOTHING', quantity: 1 }, { sku: '', quantity: -1 }] },
  );
  expect(data?.guest_wishlist).toMatchObject([
    { sku: 'CORD-RED', availability: 'AVAILABLE', product_path: expect.stringContaining('?length=') },
    { sku: 'KNIFE', availability: 'AVAILABLE', product: { sku: 'KNIFE' } },
    { sku: 'NOTHING', availability: 'ORPHANED', product: null, product_path: null },
    { availability: 'ORPHANED' },
  ]);
});

test('rule 6: lists go with the account', async () => {
  await shop.wish([knife], token);
  const { pool } = shop.commerce.database;
  await pool.query('delete from customer');
  const { rows } = await pool.query('select from wishlist_item');
  expect(rows).toEqual([]);
});

test('every client asks for all of a list, and is answered', async () => {
  const file = new URL('./data/client-operations/wishlists.graphql', import.meta.url);
  const documents = readFileSync(file, 'utf8');
  const ask = async (operationName: string, variables: object) => {
    const answer = await shop.ask(print(separate(documents, operationName)), variables, token);
    expect(answer.errors).toBeUndefined();
    return answer.data;
  };
  const items = [knife, cord, { sku: 'GIFT-CARD', quantity: 1 }, { sku: 'COURSE', quantity: 1 }];
  expect(await ask('WishForSomething', { id: '0', items })).toMatchObject({
    addProductsToWishlist: { wishlist: { items_count: 4 }, user_errors: [] },
  });
  expect(await ask('WishlistsOfTheApp', { id: '0' })).toMatchObject({
    customer: { wishlists: [{ items_count: 4 }], wishlist_v2: { items_count: 4 } },
    wishlist: { items_count: 4, name: 'My wishlist' },
  });
});

function separate(documents: string, name: string): DocumentNode {
  const document = separateOperations(parse(documents))[name];
  if (!document) throw new Error(`No operation ${name}`);
  return document;
}

test('nothing of this was a surprise', () => {
  expect(shop.commerce.loggedErrors).toEqual([]);
});
