import type { CatalogueImport } from '../../src/index.ts';
import {
  aCatalogue,
  aConfigurableCord,
  anAttribute,
  aProduct,
  createTestCommerce,
  type GraphqlAnswer,
  inEveryLocale,
  type QueryOptions,
  type TestCommerce,
  type TestCommerceOptions,
} from '../../src/testing/index.ts';

const { priceMinor: _, ...plainGiftCard } = aProduct('GIFT-CARD');

/** Stored prices are euro cents without VAT. */
export const cartCatalogue: CatalogueImport = aCatalogue({
  attributes: [
    anAttribute('length', {
      isConfigurable: true,
      options: ['100cm', '500cm', '1000cm'].map((code) => ({ code, labels: inEveryLocale(code) })),
    }),
  ],
  stockPools: [
    { key: 'red-cord', quantity: 2_000 },
    { key: 'blue-cord', quantity: 50 },
    { key: 'knives', quantity: 30 },
    { key: 'gone', quantity: 0 },
  ],
  products: [
    // 1.00 a metre; a metre can be had in parts. Weighs a gram a centimetre.
    aConfigurableCord('CORD', [100, 500, 1000], {
      pool: 'red-cord',
      sample: { sku: 'CORD-SAMPLE', lengthCm: 10, priceMinor: 41 },
    }),
    aConfigurableCord('BLUE', [100, 500], { pool: 'blue-cord' }),
    aProduct('KNIFE', {
      priceMinor: 25_00,
      weightGrams: 200,
      stock: { pool: 'knives', units: 1 },
      tiers: [
        { quantity: 5, percentOff: 20 },
        { quantity: 10, percentOff: 40 },
      ],
    }),
    aProduct('ROPE', { priceMinor: 100_00, weightGrams: 3_000 }),
    // With British VAT in pounds 180.00 and 180.01.
    aProduct('EXACT', { priceMinor: 176_47 }),
    aProduct('ABOVE', { priceMinor: 176_48 }),
    aProduct('BEAD', { priceMinor: 33, weightGrams: 5 }),
    aProduct('COURSE', { kind: 'virtual', priceMinor: 40_00 }),
    aProduct('GONE', { stock: { pool: 'gone', units: 1 } }),
    aProduct('OFF', { isActive: false }),
    {
      ...plainGiftCard,
      kind: 'gift_card',
      giftCard: {
        amountsMinor: [25_00],
        openAmount: { minimumMinor: 10_00, maximumMinor: 250_00 },
        messageMaxLength: 60,
      },
    },
  ],
});

export interface Item {
  readonly sku: string;
  readonly parent_sku?: string;
  readonly quantity: number;
  readonly selected_options?: readonly string[];
  readonly entered_options?: readonly { readonly uid: string; readonly value: string }[];
}

export interface CartShop extends TestCommerce {
  /** A POST, as every change is. */
  change(mutation: string, options?: QueryOptions): Promise<GraphqlAnswer>;
  guestCart(options?: QueryOptions): Promise<string>;
  add(cartId: string, items: readonly Item[], options?: QueryOptions): Promise<GraphqlAnswer>;
  /** A cart with one of something. */
  filledCart(sku?: string, options?: QueryOptions): Promise<string>;
  /** A change by the name of its mutation, answered with some fields of the cart. */
  changeCart(name: string, input: object, fields?: string, options?: QueryOptions): Promise<GraphqlAnswer>;
  /** The fields of a cart that is expected to be there. */
  cart<Data>(cartId: string, fields: string, options?: QueryOptions): Promise<Data>;
}

/** The cart a mutation answered with. */
export function cartOf({ data }: GraphqlAnswer): unknown {
  return Object.values(data as Record<string, { cart: unknown }>)[0]?.cart;
}

export async function createCartShop(options: TestCommerceOptions = {}): Promise<CartShop> {
  const commerce = await createTestCommerce({ catalogue: cartCatalogue, isShared: true, ...options });
  const change: CartShop['change'] = (mutation, more = {}) =>
    commerce.query(mutation, { ...more, method: 'POST' });
  const add: CartShop['add'] = (cartId, items, more) =>
    change(
      `mutation ($id: String!, $items: [CartItemInput!]!) { addProductsToCart(cartId: $id, cartItems: $items) {
        cart { id total_quantity items { uid quantity product { sku } } } user_errors { code message } } }`,
      { ...more, variables: { id: cartId, items } },
    );
  const guestCart: CartShop['guestCart'] = async (more) => {
    const { data } = await change('mutation { createGuestCart { cart { id } } }', more);
    return (data as { createGuestCart: { cart: { id: string } } }).createGuestCart.cart.id;
  };
  return {
    ...commerce,
    change,
    add,
    guestCart,
    async filledCart(sku = 'KNIFE', more = {}) {
      const id = await guestCart(more);
      await add(id, [{ sku, quantity: 1 }], more);
      return id;
    },
    changeCart(name, input, fields = 'id', more = {}) {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      return change(`mutation ($input: ${type}!) { ${name}(input: $input) { cart { ${fields} } } }`, {
        ...more,
        variables: { input },
      });
    },
    async cart<Data>(cartId: string, fields: string, more: QueryOptions = {}) {
      const { cart } = await commerce.read<{ cart: Data }>(
        `query ($id: String!) { cart(cart_id: $id) { ${fields} } }`,
        {
          ...more,
          variables: { id: cartId },
        },
      );
      return cart;
    },
  };
}

/** Tokens of these tests: `Bearer customer-7` is customer 7. */
export const byNumber = async (token: string) => {
  const [, number] = /^customer-(\d+)$/.exec(token) ?? [];
  return number === undefined ? null : { customerId: Number(number), customerGroup: 1 };
};

export const asCustomer = (number: number): QueryOptions => ({
  headers: { Authorization: `Bearer customer-${number}` },
});

export const uid = (plain: string | number) => btoa(String(plain));

export const giftCardOptions = (fields: Readonly<Record<string, string>>) =>
  Object.entries({
    custom_giftcard_amount: '50',
    giftcard_sender_name: 'Demo Sender',
    giftcard_recipient_name: 'Demo Recipient',
    giftcard_recipient_email: 'recipient@example.com',
    ...fields,
  }).map(([name, value]) => ({ uid: uid(`giftcard/${name}`), value }));

export const address = (change: Readonly<Record<string, unknown>> = {}) => ({
  firstname: 'Demo',
  lastname: 'Buyer',
  street: ['Kade 12'],
  city: 'Breda',
  postcode: '4811 AB',
  country_code: 'NL',
  telephone: '0761234567',
  ...change,
});
