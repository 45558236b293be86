import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addTo,
  complement,
  countIn,
  emptyBitset,
  fullBitset,
  intersect,
  isIn,
  membersOf,
  removeFrom,
  unite,
} from './bitset.ts';

const size = 70;
const members = fc.uniqueArray(fc.nat(size - 1));

function bitsetOf(list: readonly number[]) {
  const bits = emptyBitset(size);
  for (const member of list) addTo(bits, member);
  return bits;
}

test('a set of bits behaves like a set', () => {
  fc.assert(
    fc.property(members, members, (left, right) => {
      const ascending = (list: Iterable<number>) => [...list].sort((a, b) => a - b);
      const [a, b] = [new Set(left), new Set(right)];
      const both = bitsetOf(left);
      intersect(both, bitsetOf(right));
      expect([...membersOf(both)]).toEqual(ascending(left.filter((member) => b.has(member))));
      const any = bitsetOf(left);
      unite(any, bitsetOf(right));
      expect([...membersOf(any)]).toEqual(ascending(new Set([...a, ...b])));
      const others = complement(bitsetOf(left), size);
      expect(countIn(others)).toBe(size - a.size);
      expect(left.some((member) => isIn(others, member))).toBe(false);
    }),
  );
});

test('the full set ends with the last record', () => {
  for (const count of [0, 1, 31, 32, 33, 64, 100]) expect(countIn(fullBitset(count))).toBe(count);
});

test('what was removed is gone', () => {
  const bits = fullBitset(40);
  removeFrom(bits, 31);
  removeFrom(bits, 32);
  expect([isIn(bits, 30), isIn(bits, 31), isIn(bits, 32), isIn(bits, 33)]).toEqual([
    true,
    false,
    false,
    true,
  ]);
});
