import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RelevanceLayout } from './relevance.ts';

const ranking = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];
const digits = fc.tuple(fc.nat(63), fc.nat(31), fc.nat(255), fc.nat(255), fc.nat(16383), fc.nat(255));

test('keys compare like the criteria one after the other', () => {
  const layout = new RelevanceLayout(ranking);
  fc.assert(
    fc.property(digits, digits, (left, right) => {
      const at = left.findIndex((digit, index) => digit !== right[index]);
      const expected = at < 0 ? 0 : Math.sign((left[at] ?? 0) - (right[at] ?? 0));
      expect(Math.sign(layout.keyOf(...left) - layout.keyOf(...right))).toBe(expected);
    }),
  );
});

test('each criterion can be read again', () => {
  const layout = new RelevanceLayout(ranking);
  fc.assert(
    fc.property(digits, (given) => {
      const key = layout.keyOf(...given);
      const names = ['typo', 'words', 'filters', 'proximity', 'attribute', 'exact'] as const;
      expect(names.map((name) => layout.digitOf(key, name))).toEqual([...given]);
    }),
  );
});

test('a criterion the ranking leaves out does not count', () => {
  const layout = new RelevanceLayout(['words', 'custom']);
  expect(layout.keyOf(3, 1, 9, 9, 9, 9)).toBe(1);
  expect(layout.digitOf(1, 'typo')).toBe(0);
});

test('a number too great counts as the greatest there is', () => {
  const layout = new RelevanceLayout(ranking);
  expect(layout.keyOf(0, 0, 0, 1000, 0, 0)).toBeLessThan(layout.keyOf(0, 0, 1, 0, 0, 0));
});
