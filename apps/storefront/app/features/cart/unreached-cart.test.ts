import { beforeEach, expect, test } from 'vitest';
import { cartAddressesOf, keepOrRefuse } from './unreached-cart.ts';

const waiting: unknown[] = [];
beforeEach(() => {
  waiting.length = 0;
});
const wait = async (form: FormData) => waiting.push(Object.fromEntries(form)) > 0;

function sent(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}
const changeKey = '4fe2d1c8-0000';

test('forms of the cart page go where the drawer’s go, in the shop they belong to', () => {
  expect(cartAddressesOf('https://shop.example/de/checkout/cart?news=saved')).toEqual({
    cart: '/de/api/cart',
    visitor: '/de/api/visitor',
  });
  expect(cartAddressesOf('https://shop.example/checkout').cart).toBe('/api/cart');
});

test.for([
  { intent: 'quantity-a', line: 'a', quantity: '3', changeKey },
  { intent: 'remove', line: 'a', changeKey },
  { intent: 'order', sku: 'KNIFE', quantity: '1', changeKey },
])('what has a name and is about a line waits: %j', async (fields) => {
  const { data, init } = await keepOrRefuse(sent(fields), wait);
  expect(data).toEqual({ waits: true });
  expect(init?.status).toBe(503);
  expect(waiting).toEqual([fields]);
});

test.for([
  { intent: 'remarks', remarks: 'Cut it straight', changeKey },
  { intent: 'coupon', code: 'TEN', changeKey },
  { intent: 'remove', line: 'a' },
])('anything else is refused, and all that was typed comes back: %j', async (fields) => {
  const { data } = await keepOrRefuse(sent(fields), wait);
  expect(data).toMatchObject({ form: fields.intent, values: fields, failure: {}, isUnreached: true });
  expect(waiting).toEqual([]);
});

test('a device without room refuses too', async () => {
  const { data } = await keepOrRefuse(sent({ intent: 'remove', line: 'a', changeKey }), async () => false);
  expect(data).toMatchObject({ form: 'remove', isUnreached: true });
});
