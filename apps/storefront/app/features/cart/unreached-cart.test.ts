import { beforeEach, expect, test } from 'vitest';
import { cartAddressesOf, keepForLater } from './unreached-cart.ts';

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

const cut = new TypeError('Failed to fetch');

test.for([
  { intent: 'quantity-a', line: 'a', quantity: '3', changeKey },
  { intent: 'remove', line: 'a', changeKey },
  { intent: 'order', sku: 'KNIFE', quantity: '1', changeKey },
])('what has a name and is about a line waits: %j', async (fields) => {
  const { data, init } = await keepForLater(cut, sent(fields), wait);
  expect(data).toEqual({ waits: true });
  expect(init?.status).toBe(503);
  expect(waiting).toEqual([fields]);
});

test.for([
  { intent: 'remarks', remarks: 'Cut it straight', changeKey },
  { intent: 'coupon', code: 'TEN', changeKey },
  { intent: 'remove', line: 'a' },
])('anything else does not: %j', async (fields) => {
  await expect(keepForLater(cut, sent(fields), wait)).rejects.toBe(cut);
  expect(waiting).toEqual([]);
});

test('nothing waits on a device without room, nor for a shop that answers', async () => {
  const removal = { intent: 'remove', line: 'a', changeKey };
  await expect(keepForLater(cut, sent(removal), async () => false)).rejects.toBe(cut);
  const broken = new Error('broken');
  await expect(keepForLater(broken, sent(removal), wait)).rejects.toBe(broken);
  expect(waiting).toEqual([]);
});
