import fc from 'fast-check';
import { expect, test } from 'vitest';
import { topHits } from './top-hits.ts';

test('the first hits are those of sorting everything', () => {
  const small = fc.integer({ min: 0, max: 4 });
  fc.assert(
    fc.property(fc.array(fc.tuple(small, small)), fc.nat(12), (pairs, count) => {
      const columns = [
        () => Float64Array.from(pairs, ([first]) => first),
        () => Float64Array.from(pairs, ([, second]) => second),
      ];
      const sorted = [...pairs.keys()].sort((left, right) => {
        const [[a = 0, b = 0] = [], [c = 0, d = 0] = []] = [pairs[left], pairs[right]];
        return a - c || b - d || left - right;
      });
      expect([...topHits(pairs.length, count, columns)]).toEqual(sorted.slice(0, count));
    }),
  );
});

test('a column that decides nothing is never asked for', () => {
  const unasked = () => {
    throw new Error('asked');
  };
  expect([...topHits(3, 2, [() => Float64Array.of(3, 1, 2), unasked])]).toEqual([1, 2]);
});

test('without columns candidates keep their order', () => {
  expect([...topHits(5, 3, [])]).toEqual([0, 1, 2]);
});
