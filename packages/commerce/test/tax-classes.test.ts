import { afterAll, beforeAll, expect, test } from 'vitest';
import { aCatalogue, aConfigurableCord, anAttribute, aProduct, inEveryLocale } from '../src/testing/index.ts';
import { address, type CartShop, createCartShop } from './data/cart-shop.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await createCartShop({
    isShared: false,
    catalogue: aCatalogue({
      attributes: [
        anAttribute('length', {
          isConfigurable: true,
          options: ['100cm', '500cm'].map((code) => ({ code, labels: inEveryLocale(code) })),
        }),
      ],
      stockPools: [{ key: 'red-cord', quantity: 2_000 }],
      products: [
        aProduct('ROPE', { priceMinor: 10_00, weightGrams: 100 }),
        aProduct('BOOK', { priceMinor: 10_00, weightGrams: 100, taxClass: 'books' }),
        aProduct('COURSE', { kind: 'virtual', priceMinor: 10_00, taxClass: 'services' }),
        aProduct('SALE', {
          priceMinor: 10_00,
          taxClass: 'books',
          marketPrices: [{ locale: 'nl-NL', currency: 'EUR', priceMinor: 9_90 }],
        }),
        aConfigurableCord('BOUND', [100, 500], { pool: 'red-cord', taxClass: 'books' }),
      ],
    }),
  });
});
afterAll(() => shop.close());

interface Listed {
  readonly products: {
    readonly items: readonly {
      readonly sku: string;
      readonly price_range: { readonly minimum_price: { readonly final_price: { readonly value: number } } };
    }[];
  };
}

const listed = async (store: string, filter = '{}', headers = {}) => {
  const { products } = await shop.read<Listed>(
    `{ products(filter: ${filter}) { items { sku price_range { minimum_price { final_price { value } } } } } }`,
    { store, headers },
  );
  return Object.fromEntries(
    products.items.map(({ sku, price_range }) => [sku, price_range.minimum_price.final_price.value]),
  );
};

test('tax rule 16: the catalogue shows each product with the VAT of its class', async () => {
  expect(await listed('nl_NL')).toEqual({ ROPE: 12.1, BOOK: 10.9, COURSE: 12.1, SALE: 9.9, BOUND: 1.09 });
  expect(await listed('da_DK', '{}', { 'Content-Currency': 'EUR' })).toMatchObject({
    ROPE: 12.5,
    BOOK: 12.5,
  });
  expect(await listed('nl_NL', '{}', { 'X-Vat-Display': 'excl' })).toMatchObject({ BOOK: 10, SALE: 9.08 });
});

test('pricing rule 8: a price filter compares what is shown, whatever the class', async () => {
  const between = async (from: string, to: string) =>
    Object.keys(await listed('nl_NL', `{ price: { from: "${from}", to: "${to}" } }`));
  expect((await between('10.90', '10.90')).toSorted()).toEqual(['BOOK']);
  expect((await between('12.10', '12.10')).toSorted()).toEqual(['COURSE', 'ROPE']);
  expect((await between('9.90', '9.90')).toSorted()).toEqual(['SALE']);
});

interface Cart {
  readonly prices: {
    readonly applied_taxes: readonly {
      readonly label: string;
      readonly amount: { readonly value: number };
    }[];
    readonly grand_total: { readonly value: number };
  };
}

test.each([
  { name: 'Z1', country: 'NL', postcode: '1234 AB', taxes: { 'VAT 9%': 0.9, 'VAT 21%': 4.2 } },
  { name: 'Z2', country: 'DE', postcode: '10115', taxes: { 'VAT 7%': 0.7, 'VAT 19%': 3.8 } },
  { name: 'Z3', country: 'DK', postcode: '1050', taxes: { 'VAT 25%': 7.5 } },
])(
  'tax rule 13, $name: lines of one cart to $country carry the VAT of their class',
  async ({ country, postcode, taxes }) => {
    const id = await shop.guestCart();
    await shop.add(id, [
      { sku: 'BOOK', quantity: 1 },
      { sku: 'ROPE', quantity: 1 },
      { sku: 'COURSE', quantity: 1 },
    ]);
    await shop.changeCart('setShippingAddressesOnCart', {
      cart_id: id,
      shipping_addresses: [{ address: address({ country_code: country, postcode }) }],
    });
    const { prices } = await shop.cart<Cart>(
      id,
      'prices { applied_taxes { label amount { value } } grand_total { value } }',
    );
    const told = prices.applied_taxes.map(({ label, amount }) => [label, amount.value]);
    expect(Object.fromEntries(told)).toEqual(taxes);
  },
);
