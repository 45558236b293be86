import { expect, test } from 'vitest';
import type { Cart } from './model.ts';
import { createSeenCarts } from './seen-carts.ts';

const line = {} as Cart['lines'][number];
const aCart = (maskedId: string, more: Partial<Cart> = {}) =>
  ({ maskedId, customerId: null, isActive: true, version: 1, lines: [line], ...more }) as Cart;

test('the last is remembered of guests’ carts that are in use', () => {
  const seen = createSeenCarts();
  const [first, then] = [aCart('a'), aCart('a', { version: 2 })];
  seen.note(first);
  seen.note(then);
  expect(seen.recall('a')).toBe(then);
  for (const other of [{ customerId: 7 }, { isActive: false }, { lines: Array(51).fill(line) }]) {
    seen.note(aCart('a', other));
    expect(seen.recall('a')).toBeUndefined();
    seen.note(first);
  }
  seen.forget('a');
  expect(seen.recall('a')).toBeUndefined();
});

test('no more than there is room for, and nothing for longer than a few minutes', () => {
  let now = 0;
  const seen = createSeenCarts({ most: 5, forgottenAfterMs: 100, nowMs: () => now });
  for (const id of ['a', 'b', 'c']) seen.note(aCart(id));
  expect(['a', 'b', 'c'].map((id) => seen.recall(id) !== undefined)).toEqual([false, true, true]);
  now = 60;
  seen.note(aCart('b', { version: 2 }));
  now = 110;
  expect(['b', 'c'].map((id) => seen.recall(id) !== undefined)).toEqual([true, false]);
});

test('where others change most carts, none is believed until that is over', () => {
  const seen = createSeenCarts();
  expect(seen.isWorthATry).toBe(true);
  for (let number = 0; number < 200; number += 1) {
    const id = `${number}`;
    seen.note(aCart(id));
    seen.wasBelieved(id, false);
    expect(seen.recall(id)).toBeUndefined();
  }
  expect(seen.isWorthATry).toBe(false);
  for (let number = 0; number < 100; number += 1) {
    seen.note(aCart('same'));
    seen.wasRead(aCart('same'));
  }
  expect(seen.isWorthATry).toBe(true);
});
