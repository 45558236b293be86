import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, type DocumentNode, parse, print, separateOperations, validate } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkLimits, defaultLimits } from '../src/graphql/limits.ts';
import { readPublishedSchema } from '../src/index.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';

const schema = buildSchema(readPublishedSchema());
const folder = join(import.meta.dirname, 'data/client-operations');
const operations = new Map(
  readdirSync(folder).flatMap((file): [string, DocumentNode][] =>
    Object.entries(separateOperations(parse(readFileSync(join(folder, file), 'utf8')))),
  ),
);

test('there are operations of every side of the shop', () => {
  expect(operations.size).toBeGreaterThan(50);
});

test.each([...operations])('%s is valid, and within the limits', (_, document) => {
  expect(validate(schema, document).map(({ message }) => message)).toEqual([]);
  expect(checkLimits(document, defaultLimits)).toEqual({ ok: true });
});

let shop: CheckoutShop;
let cartId: string;
let token: string;
beforeAll(async () => {
  shop = await createCheckoutShop();
  cartId = await shop.readyCart();
  token = (await shop.place(await shop.readyCart())).orderV2.token;
});
afterAll(() => shop.close());

const ask = (name: string, variables: Readonly<Record<string, unknown>> = {}) => {
  const document = operations.get(name);
  if (!document) throw new Error(`No operation ${name}`);
  return shop.query(print(document), { method: 'POST', variables });
};

test.each<[string, Readonly<Record<string, unknown>>]>([
  ['StoreOfTheApp', {}],
  ['StoreSwitcher', { narrow: true }],
  ['CurrencySwitcher', {}],
  ['CountriesOfAnAddress', { id: 'US' }],
  ['AccountSettings', {}],
  ['CartSettings', {}],
  ['RobotCheckOfEveryPage', {}],
  ['RobotCheckOfAForm', { form: 'PLACE_ORDER' }],
  ['CollectionPoints', { radius: 50, near: '1234 AB', country: 'NL', skus: [{ sku: 'KNIFE' }] }],
  ['WhatIsAtThisAddress', { url: 'knife' }],
  ['WhatWasAtThisAddress', { url: 'knife' }],
  ['Menu', { root: 'Mg==' }],
  ['OldMenu', { ids: ['2'] }],
  ['CategoryPage', { uid: 'Mg==', filters: { category_uid: { eq: 'Mg==' } }, pageSize: 12, currentPage: 1 }],
  ['SearchPage', { text: 'knife' }],
  ['FilterFields', {}],
  ['ProductPage', { urlKey: 'cord' }],
  ['ChosenOptions', { urlKey: 'cord', uids: [] }],
  ['AttributesOfProducts', { entity: 'CATALOG_PRODUCT' }],
  ['MetadataOfAttributes', { attributes: [{ attribute_code: 'name', entity_type: 'catalog_category' }] }],
])('%s is answered without an error', async (name, variables) => {
  const { errors, data } = await ask(name, variables);
  expect(errors).toBeUndefined();
  expect(Object.values(data ?? {})).not.toContain(null);
});

test('a cart and an order are answered without an error', async () => {
  for (const name of ['CartTrigger', 'CartPage', 'Checkout']) {
    expect((await ask(name, { cartId })).errors).toBeUndefined();
  }
  expect((await ask('OrderByItsToken', { token })).errors).toBeUndefined();
});

test('what the shop does not do is refused in words, or takes that nothing is wanted', async () => {
  const urls = { back: 'https://app.test/back', canceled: 'https://app.test/canceled' };
  const refusals = [
    await ask('PayByPaypal', { cartId, ...urls }),
    await ask('PayByCard', { cartId, nonce: 'nonce' }),
    await ask('GiftOptions', { cartId, receipt: true, card: false }),
  ].map(({ errors }) => errors?.map(({ message }) => message));
  expect(refusals).toEqual([
    ['The requested Payment Method is not available.'],
    ['The requested Payment Method is not available.'],
    ['The shop has no gift wrapping, cards or receipts.'],
  ]);
  const { data } = await ask('GiftOptions', { cartId, receipt: false, card: false });
  expect(data?.setGiftOptionsOnCart).toMatchObject({ cart: { id: cartId, gift_receipt_included: false } });
});

test('an estimate with placeholders is accepted, and shown as it was given', async () => {
  const { data, errors } = await ask('WhereTo', {
    cartId: await shop.readyCart(),
    country: 'NL',
    region: '',
    postcode: '1000 AA',
    street: 'street',
    more: null,
  });
  expect(errors).toBeUndefined();
  expect(data?.setShippingAddressesOnCart).toMatchObject({
    cart: {
      shipping_addresses: [
        {
          telephone: 'telephone',
          street: ['street'],
          region: { code: null, label: null, region_id: null },
          available_shipping_methods: expect.arrayContaining([
            expect.objectContaining({ carrier_code: 'postnl' }),
          ]),
        },
      ],
    },
  });
});

test('nothing of this was a surprise', () => {
  expect(shop.loggedErrors).toEqual([]);
});
