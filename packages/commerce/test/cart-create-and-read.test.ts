import { createDatabase } from '@bowline/database';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type CommerceTables, createCommerce } from '../src/index.ts';
import { refusalOf } from '../src/testing/index.ts';
import { asCustomer, byNumber, type CartShop, createCartShop } from './data/cart-shop.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop({ authenticate: byNumber });
});
afterAll(() => shop.close());

const createEmpty = 'mutation ($id: String) { createEmptyCart(input: {cart_id: $id}) }';
const read = 'query ($id: String!) { cart(cart_id: $id) { id total_quantity } }';
const ownId = (letter: string) => letter.repeat(32);

test('who asks is decided once: by token, store, currency and price display', async () => {
  const visitor = '{ visitor { is_signed_in currency country_code prices_include_vat } }';
  const guest = await shop.query(visitor, { store: 'sv_SE' });
  expect(guest.data).toEqual({
    visitor: { is_signed_in: false, currency: 'SEK', country_code: 'SE', prices_include_vat: false },
  });
  expect(guest.headers.get('Cache-Control')).toContain('no-store');
  const customer = await shop.query(visitor, asCustomer(7));
  expect(customer.data).toMatchObject({ visitor: { is_signed_in: true } });
  expect(customer.headers.get('X-Magento-Cache-Id')).not.toBe(
    (await shop.query(visitor)).headers.get('X-Magento-Cache-Id'),
  );
  const headers = { Authorization: 'Bearer somebody-else' };
  expect(refusalOf(await shop.query(visitor, { headers }))).toMatchObject({ status: 401 });
});

test('rule 24: a cart is read where nothing can be written', async () => {
  const id = await shop.filledCart();
  // Prices rose meanwhile, say: what the cart shows is no longer what it was last shown with.
  await shop.database.pool.query("update cart set shown_tax_kind = 'uk-import' where masked_id = $1", [id]);
  const readingOnly = encodeURIComponent('-c default_transaction_read_only=on');
  const { url } = shop.database;
  const database = createDatabase<CommerceTables>({
    url: `${url}${url.includes('?') ? '&' : '?'}options=${readingOnly}`,
    poolSize: 2,
  });
  onTestFinished(() => database.close());
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  const readOnly = createCommerce({ baseUrl: 'https://shop.test', database, log });
  const query = `{ cart(cart_id: "${id}") { tax_treatment { kind } prices { grand_total { value } } } }`;
  const ask = (method: string) =>
    readOnly.fetch(
      new Request(
        `https://shop.test/graphql${method === 'GET' ? `?query=${encodeURIComponent(query)}` : ''}`,
        {
          method,
          headers: { 'content-type': 'application/json' },
          ...(method === 'POST' && { body: JSON.stringify({ query }) }),
        },
      ),
    );
  for (const method of ['GET', 'POST']) {
    expect(await (await ask(method)).json()).toEqual({
      data: { cart: { tax_treatment: { kind: 'domestic' }, prices: { grand_total: { value: 30.25 } } } },
    });
  }
  await expect(database.pool.query('delete from cart')).rejects.toThrow('read-only transaction');
});

describe('creating a cart', () => {
  test('behaviour 61: a guest gets a new id of 32 characters, or the one brought along', async () => {
    const first = await shop.change('mutation { createEmptyCart }');
    const second = await shop.change('mutation { createEmptyCart }');
    expect(first.data?.createEmptyCart).toMatch(/^[0-9a-f]{32}$/);
    expect(first.data).not.toEqual(second.data);
    const own = await shop.change(createEmpty, { variables: { id: ownId('a') } });
    expect(own.data).toEqual({ createEmptyCart: ownId('a') });
    expect(refusalOf(await shop.change(createEmpty, { variables: { id: ownId('a') } }))).toEqual({
      message: `Cart with ID "${ownId('a')}" already exists.`,
      category: 'graphql-already-exists',
      status: 200,
    });
  });

  test.each(['short', 'b'.repeat(33), `${'b'.repeat(31)}\u0007`, '📿'.repeat(16), ' '.repeat(32)])(
    'behaviour 61: %j is no id',
    async (id) => {
      expect(refusalOf(await shop.change(createEmpty, { variables: { id } }))).toMatchObject({
        message: 'Cart ID length should to be 32 symbols.',
        category: 'graphql-input',
      });
    },
  );

  test('behaviour 62: a customer always gets the same cart', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.change('mutation { createEmptyCart }', asCustomer(1))),
    );
    expect(new Set(answers.map(({ data }) => data?.createEmptyCart)).size).toBe(1);
  });

  test('behaviour 63: customers have no guest carts', async () => {
    const answer = await shop.change('mutation { createGuestCart { cart { id } } }', asCustomer(1));
    expect(refusalOf(answer)?.message).toBe('Use `Query.customerCart` for logged in customer.');
    expect(
      (await shop.change(`mutation { createGuestCart(input: {cart_uid: "${ownId('c')}"}) { cart { id } } }`))
        .data,
    ).toEqual({ createGuestCart: { cart: { id: ownId('c') } } });
  });

  test('behaviour 64: the cart of a customer is made when it is first asked for', async () => {
    const ask = () => shop.query('{ customerCart { id email total_quantity } }', asCustomer(2));
    const first = await ask();
    expect(first.data).toMatchObject({ customerCart: { total_quantity: 0 } });
    expect((await ask()).data).toEqual(first.data);
    expect(refusalOf(await shop.query('{ customerCart { id } }'))).toEqual({
      message: 'The request is allowed for logged in customer',
      category: 'graphql-authorization',
      status: 403,
    });
  });
});

describe('reading a cart', () => {
  test('behaviours 65 and 66: an id is needed, and a known one', async () => {
    expect(refusalOf(await shop.query(read, { variables: { id: '' } }))).toMatchObject({
      message: 'Required parameter "cart_id" is missing',
      category: 'graphql-input',
    });
    for (const id of [ownId('z'), 'x', "' or 1=1 --", '\u0007', '📿', '<b>']) {
      expect(refusalOf(await shop.query(read, { variables: { id } }))).toEqual({
        message: `Could not find a cart with ID "${id}"`,
        category: 'graphql-no-such-entity',
        status: 200,
      });
    }
  });

  test('behaviour 67: nobody sees the cart of somebody else', async () => {
    const guest = await shop.guestCart();
    const { customerCart } = await shop.read<{ customerCart: { id: string } }>(
      '{ customerCart { id } }',
      asCustomer(3),
    );
    for (const [id, who] of [
      [guest, asCustomer(3)],
      [customerCart.id, {}],
      [customerCart.id, asCustomer(4)],
    ] as const) {
      expect(refusalOf(await shop.query(read, { ...who, variables: { id } }))).toEqual({
        message: `The current user cannot perform operations on cart "${id}"`,
        category: 'graphql-authorization',
        status: 403,
      });
    }
    expect(
      (await shop.query(read, { ...asCustomer(3), variables: { id: customerCart.id } })).errors,
    ).toBeUndefined();
  });

  test('behaviour 71: pages of lines', async () => {
    const id = await shop.guestCart();
    await shop.add(id, [
      { sku: 'BEAD', quantity: 2 },
      { sku: 'ROPE', quantity: 1 },
      { sku: 'KNIFE', quantity: 3 },
    ]);
    const page = (arguments_: string) =>
      shop.query(`{ cart(cart_id: "${id}") { itemsV2(${arguments_}) { total_count
        items { product { sku } } page_info { page_size current_page total_pages } } } }`);
    expect((await page('pageSize: 2, currentPage: 2')).data).toEqual({
      cart: {
        itemsV2: {
          total_count: 3,
          items: [{ product: { sku: 'KNIFE' } }],
          page_info: { page_size: 2, current_page: 2, total_pages: 2 },
        },
      },
    });
    expect((await page('sort: {field: QTY, order: DESC}, pageSize: 1')).data).toMatchObject({
      cart: { itemsV2: { items: [{ product: { sku: 'KNIFE' } }] } },
    });
    expect((await page('sort: {field: ROW_TOTAL, order: ASC}, pageSize: 1')).data).toMatchObject({
      cart: { itemsV2: { items: [{ product: { sku: 'BEAD' } }] } },
    });
    expect(refusalOf(await page('currentPage: 0'))?.message).toBe(
      'currentPage value must be greater than 0.',
    );
    expect(refusalOf(await page('pageSize: 0'))?.message).toBe('pageSize value must be greater than 0.');
    expect(refusalOf(await page('sort: {field: NOTHING, order: ASC}'))?.message).toContain(
      'SortQuoteItemsEnum',
    );
  });
});
