import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createLru } from './lru.ts';

const byLength = (maxWeight: number) => createLru<string>({ maxWeight, weigh: (_, value) => value.length });

test('the least recently used value leaves first', () => {
  const lru = byLength(3);
  lru.set('a', 'x');
  lru.set('b', 'x');
  lru.set('c', 'x');
  lru.get('a');
  lru.set('d', 'x');
  expect(['a', 'b', 'c', 'd'].filter((key) => lru.get(key))).toEqual(['a', 'c', 'd']);
});

test('a value too heavy for the whole cache is not kept', () => {
  const lru = byLength(3);
  lru.set('a', 'x');
  lru.set('b', 'xxxx');
  expect(lru.get('b')).toBeUndefined();
  expect(lru.get('a')).toBe('x');
});

test('the weight never exceeds the limit, whatever is stored and replaced', () => {
  const entry = fc.tuple(
    fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    fc.string({ minLength: 1, maxLength: 12 }),
  );
  fc.assert(
    fc.property(fc.array(entry), (entries) => {
      const lru = byLength(20);
      for (const [key, value] of entries) lru.set(key, value);
      const kept = ['a', 'b', 'c', 'd', 'e'].map((key) => lru.get(key) ?? '');
      expect(kept.join('').length).toBeLessThanOrEqual(20);
      const last = entries.at(-1);
      if (last) expect(lru.get(last[0])).toBe(last[1]);
    }),
  );
});

test('nothing is left after clearing, and there is room again', () => {
  const lru = byLength(3);
  lru.set('a', 'xxx');
  lru.clear();
  expect(lru.get('a')).toBeUndefined();
  lru.set('b', 'xxx');
  expect(lru.get('b')).toBe('xxx');
});
