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
import { cartFieldsThatClientsUse } from './data/cart-fields-that-clients-use.ts';
import { address, type CartShop, createCartShop, giftCardOptions } from './data/cart-shop.ts';

const schema = buildSchema(readPublishedSchema());

function fieldsOf(typeName: string) {
  const type = schema.getType(typeName);
  return isObjectType(type) || isInterfaceType(type) ? type.getFields() : {};
}

/** Everything clients ask for of a type, down to its values; products are tested elsewhere. */
function selection(type: GraphQLOutputType): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  if (named.name === 'ProductInterface') return '{ sku name }';
  if (named.name === 'SearchResultPageInfo') return '{ page_size }';
  if (named.name === 'Money') return '{ value currency }';
  const used = cartFieldsThatClientsUse[named.name]?.split(' ') ?? Object.keys(fieldsOf(named.name));
  const own = used.map((name) => {
    const field = fieldsOf(named.name)[name];
    return field ? `${name} ${selection(field.type)}` : name;
  });
  const kinds = isInterfaceType(named) ? schema.getPossibleTypes(named) : [];
  const ofKinds = kinds.map((kind) => `... on ${kind.name} ${selection(kind)}`);
  return `{ __typename ${own.join(' ')} ${named.name === 'CartItemInterface' ? ofKinds.join(' ') : ''} }`;
}

let shop: CartShop;
beforeAll(async () => {
  // The question is longer than any client's.
  shop = await createCartShop({ developerMode: true });
});
afterAll(() => shop.close());

test('every field that a client asks for is in the schema', () => {
  const missing = Object.entries(cartFieldsThatClientsUse).flatMap(([type, names]) =>
    names
      .split(' ')
      .filter((name) => !fieldsOf(type)[name])
      .map((name) => `${type}.${name}`),
  );
  expect(missing).toEqual([]);
});

test('all of them can be asked for of a cart that has some of everything', async () => {
  const id = await shop.guestCart();
  await shop.add(id, [
    { sku: 'KNIFE', quantity: 5 },
    { sku: 'CORD-500', parent_sku: 'CORD', quantity: 1 },
    { sku: 'CORD-SAMPLE', quantity: 1 },
    { sku: 'COURSE', quantity: 1 },
    { sku: 'GIFT-CARD', quantity: 1, entered_options: giftCardOptions({}) },
  ]);
  await shop.changeCart('setShippingAddressesOnCart', {
    cart_id: id,
    shipping_addresses: [{ address: address() }],
  });
  await shop.changeCart('setShippingMethodsOnCart', {
    cart_id: id,
    shipping_methods: [{ carrier_code: 'postnl', method_code: 'home' }],
  });
  const cartType = schema.getType('Cart');
  if (!isObjectType(cartType)) throw new Error('There is no type Cart');
  const answer = await shop.query(`{ cart(cart_id: "${id}") ${selection(cartType)} }`, { method: 'POST' });
  expect(answer.errors).toBeUndefined();
  expect(answer.data).toMatchObject({
    cart: {
      items: [
        { __typename: 'SimpleCartItem' },
        { __typename: 'ConfigurableCartItem' },
        { __typename: 'SimpleCartItem' },
        { __typename: 'VirtualCartItem' },
        { __typename: 'GiftCardCartItem' },
      ],
    },
  });
  expect(shop.loggedErrors).toEqual([]);
});
