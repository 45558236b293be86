import {
  buildSchema,
  type GraphQLOutputType,
  getNamedType,
  isInterfaceType,
  isLeafType,
  isObjectType,
} from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPublishedSchema } from '../src/index.ts';
import { giftCardOptions } from './data/cart-shop.ts';
import { type CheckoutShop, createCheckoutShop } from './data/checkout-shop.ts';
import { orderFieldsThatClientsUse } from './data/order-fields-that-clients-use.ts';

const schema = buildSchema(readPublishedSchema());

function fieldsOf(typeName: string) {
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}

/** All there is of a type, down to its values. */
function selection(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (named.name === 'ProductInterface') return '{ sku name }';
  // Both lead back.
  const isAsked = (name: string) => name !== 'order' && (name !== 'order_item' || depth < 3);
  const fields = Object.entries(fieldsOf(named.name)).filter(([name]) => isAsked(name));
  const own = fields.map(([name, field]) => `${name} ${selection(field.type, depth + 1)}`);
  return `{ __typename ${own.join(' ')} }`;
}

let shop: CheckoutShop;
beforeAll(async () => {
  // The question is longer than any client's.
  shop = await createCheckoutShop({ developerMode: true });
});
afterAll(() => shop.close());

test('every field that a client asks for is in the schema', () => {
  const missing = Object.entries(orderFieldsThatClientsUse).flatMap(([type, names]) =>
    names
      .split(' ')
      .filter((name) => !fieldsOf(type)[name])
      .map((name) => `${type}.${name}`),
  );
  expect(missing).toEqual([]);
});

test('everything can be asked for of an order with some of everything, shipped and paid back', async () => {
  const items = [
    { sku: 'KNIFE', quantity: 1 },
    { sku: 'CORD-500', parent_sku: 'CORD', quantity: 2 },
    { sku: 'CORD-SAMPLE', quantity: 1 },
    { sku: 'COURSE', quantity: 1 },
    { sku: 'GIFT-CARD', quantity: 1, entered_options: giftCardOptions({}) },
  ];
  const { orderV2, payment_url } = await shop.place(
    await shop.readyCart({ items, email: 'all@example.com' }),
  );
  await shop.decide(payment_url ?? '', 'paid');
  await shop.webhook(payment_url ?? '');
  await shop.admin.orders.ship(orderV2.number, { trackingNumber: '3S1' });
  await shop.admin.orders.refund(orderV2.number, { reason: null });
  const all = selection(schema.getType('CustomerOrder') as GraphQLOutputType);
  const answer = await shop.query(
    `{ guestOrderByToken(input: { token: "${orderV2.token}" }) ${all}
       again: guestOrderByToken(input: { token: "${orderV2.token}" }) { items {
         ... on GiftCardOrderItem { gift_card { recipient_name } }
         ... on ConfigurableOrderItem { parent_sku }
         ... on BundleOrderItem { bundle_options { values { product_name } } }
         ... on DownloadableOrderItem { downloadable_links { title } } } } }`,
  );
  expect(answer.errors).toBeUndefined();
  expect(shop.loggedErrors).toEqual([]);
  expect(answer.data?.guestOrderByToken).toMatchObject({
    status: 'Closed',
    items: [
      { product_sku: 'KNIFE', quantity_shipped: 1, quantity_refunded: 1 },
      {
        __typename: 'ConfigurableOrderItem',
        product_sku: 'CORD-500',
        selected_options: [{ label: 'length', value: '500cm' }],
        product: { sku: 'CORD' },
      },
      { product_sku: 'CORD-SAMPLE', product: null },
      { product_sku: 'COURSE', product_type: 'virtual', quantity_shipped: 0 },
      { __typename: 'GiftCardOrderItem', product_type: 'giftcard', product_sale_price: { value: 50 } },
    ],
    credit_memos: [{ items: [{}, {}, {}, {}, { quantity_refunded: 1 }] }],
    shipments: [
      { items: [{ product_sku: 'KNIFE' }, { product_sku: 'CORD-500' }, { product_sku: 'CORD-SAMPLE' }] },
    ],
  });
  expect(answer.data?.again).toMatchObject({
    items: [{}, { parent_sku: 'CORD' }, {}, {}, { gift_card: { recipient_name: 'Demo Recipient' } }],
  });
});

test('all that a client said about an address is in the order', async () => {
  const given = { prefix: 'Dr.', middlename: 'M.', suffix: 'Jr.', fax: '0761234568' };
  const cartId = await shop.readyCart({
    address: {
      ...given,
      region: 'Noord-Brabant',
      custom_attributes: [{ attribute_code: 'door_code', value: '12 #' }],
    },
  });
  const { token } = (await shop.place(cartId)).orderV2;
  const { guestOrderByToken } = await shop.read<{ guestOrderByToken: unknown }>(
    `{ guestOrderByToken(input: { token: "${token}" }) { customer_info { prefix middlename suffix } shipping_address {
      prefix middlename suffix fax region region_id custom_attributes { code ... on AttributeValue { value } } } } }`,
  );
  const { fax: _, ...name } = given;
  expect(guestOrderByToken).toEqual({
    customer_info: name,
    shipping_address: {
      ...given,
      region: 'Noord-Brabant',
      region_id: null,
      custom_attributes: [{ code: 'door_code', value: '12 #' }],
    },
  });
});
