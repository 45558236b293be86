import { expect, test } from 'vitest';
import type { ShopRequest } from '../../shop-context.ts';
import { readCookies } from '../../visitor/cookies.ts';
import {
  type GuestWish,
  keepGuestWishes,
  mostGuestWishes,
  readGuestWishes,
  withGuestWish,
  withoutGuestWish,
} from './guest-wishes.ts';

const shop = { url: new URL('https://shop.test/') } as ShopRequest;
const knife: GuestWish = { sku: 'knife 1/2', parentSku: undefined, quantity: 1 };
const cord: GuestWish = { sku: 'cord-5m', parentSku: 'cord', quantity: 2 };

/** As the browser gives it back. */
const kept = (wishes: readonly GuestWish[]) => {
  const [cookie = ''] = keepGuestWishes(shop, wishes).split(';');
  return readGuestWishes([...readCookies(cookie).values()][0]);
};

test('what is kept is read back', () => {
  expect(kept([knife, cord])).toEqual([knife, cord]);
  expect(keepGuestWishes(shop, [])).toContain('Max-Age=0');
});

test('the latest wish comes first, and none stands there twice', () => {
  const both = withGuestWish([knife], cord) ?? [];
  expect(both).toEqual([cord, knife]);
  expect(withGuestWish(both, knife)).toEqual([knife, cord]);
  expect(withoutGuestWish(both, cord)).toEqual([knife]);
});

test('a list has an end, in number and in size', () => {
  const many = (length: number, sku: string) =>
    Array.from({ length }, (_, index) => ({ ...knife, sku: `${sku}${index}` }));
  expect(withGuestWish(many(mostGuestWishes - 1, 'k'), cord)).toHaveLength(mostGuestWishes);
  expect(withGuestWish(many(mostGuestWishes, 'k'), cord)).toBeUndefined();
  expect(withGuestWish(many(30, 'k'.repeat(120)), cord)).toBeUndefined();
  expect(withGuestWish([], { ...knife, sku: 'a!b*c' })).toBeUndefined();
});

test('what nobody wrote is no wish', () => {
  for (const odd of ['', '!!!', 'a*b', 'a**0', 'a**-1', 'a**1e9', '<b>**1', 'x'.repeat(9_999), '\u0000**1']) {
    expect(readGuestWishes(odd)).toEqual([]);
  }
});
