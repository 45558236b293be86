import { expect, test } from 'vitest';
import { createLastSeen } from '../../data/last-seen.ts';
import { mayOffer, noteRefusal } from './installing.ts';
import { type BusyPage, isSafeMoment } from './safe-moment.ts';

function memory() {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
}

const page = (change: Partial<BusyPage> & { focused?: string; dialog?: boolean } = {}): BusyPage => ({
  pathname: '/ropes',
  isChanged: false,
  document: {
    activeElement: { matches: () => change.focused !== undefined } as unknown as Element,
    querySelector: () => (change.dialog ? ({} as Element) : null),
  } as BusyPage['document'],
  ...change,
});

test('a page is loaded anew only when nobody is in the middle of something', () => {
  expect(isSafeMoment(page())).toBe(true);
  expect(isSafeMoment(page({ isChanged: true }))).toBe(false);
  expect(isSafeMoment(page({ focused: 'input' }))).toBe(false);
  expect(isSafeMoment(page({ dialog: true }))).toBe(false);
  for (const pathname of ['/checkout/payment', '/de/checkout', '/customer/account/edit', '/pl/orders/view'])
    expect(isSafeMoment(page({ pathname }))).toBe(false);
});

test('who refused to install is left alone for a season', () => {
  const store = memory();
  expect(mayOffer(store, 0)).toBe(true);
  noteRefusal(store, 1_000);
  expect(mayOffer(store, 1_000 + 100 * 86_400_000)).toBe(false);
  expect(mayOffer(store, 1_000 + 121 * 86_400_000)).toBe(true);
});

test('lists are remembered with their time and a bound; a customer’s go with the customer', () => {
  const lastSeen = createLastSeen(memory(), () => 0);
  const items = Array.from({ length: 60 }, (_, number) => ({ name: `Rope ${number}` }));
  lastSeen.remember('cart', { items, isOfCustomer: true });
  lastSeen.remember('wishlist', { items: [{ name: 'Cord' }] });
  expect(lastSeen.read('cart')?.items).toHaveLength(50);
  expect(lastSeen.read('cart')?.at).toBe('1970-01-01T00:00:00.000Z');
  lastSeen.forgetCustomer();
  expect(lastSeen.read('cart')).toBeUndefined();
  expect(lastSeen.read('wishlist')?.items).toEqual([{ name: 'Cord' }]);
});

test.for(['', '{', '7', '{"items":1}', '[]'])('%j on a device is no list', (odd) => {
  const store = memory();
  store.setItem('bowline-last-cart', odd);
  expect(createLastSeen(store, () => 0).read('cart')).toBeUndefined();
});
