import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inColourOrder, longestPieceCm, siblingsAround } from './cord-rules.ts';

describe('cords', () => {
  test('rule 6, C4 and C5: the longest piece is the pool, up to what is made in one piece', () => {
    const pool = (poolQuantity: number) => ({ poolQuantity, units: 100 });
    expect(longestPieceCm(pool(700), '5')).toBe(500);
    expect(longestPieceCm(pool(300), '5')).toBe(300);
    expect(longestPieceCm(pool(700), '2.5 m')).toBe(250);
    expect(longestPieceCm(pool(700), '2,5')).toBe(250);
    expect(longestPieceCm(pool(700), null)).toBe(700);
    expect(longestPieceCm(pool(700), 'endless')).toBe(700);
    expect(longestPieceCm(null, '5')).toBeNull();
  });

  test('rule 3, C6: a product is always among its own siblings', () => {
    const group = ['A', 'B', 'C', 'D', 'E'].map((name, index) => ({ id: index + 1, name }));
    const names = (id: number, limit: number) => siblingsAround(group, id, limit).map(({ name }) => name);
    expect(names(1, 3)).toEqual(['A', 'B', 'C']);
    expect(names(4, 3)).toEqual(['A', 'B', 'D']);
    expect(names(4, 10)).toEqual(['A', 'B', 'C', 'D', 'E']);
    expect(names(5, 1)).toEqual(['E']);
    expect(names(5, 0)).toEqual([]);
  });

  test('rule 3: shown by their first colour, then by the second; without one behind all, and else as they came', () => {
    const group: readonly (readonly [string, readonly number[]])[] = [
      ['plain', []],
      ['blue', [7]],
      ['red and blue', [2, 7]],
      ['red', [2]],
      ['dark red', [2]],
      ['red and green', [2, 4]],
      ['clear', []],
    ];
    expect(inColourOrder(group, ([, places]) => places).map(([name]) => name)).toEqual([
      'red',
      'dark red',
      'red and green',
      'red and blue',
      'blue',
      'plain',
      'clear',
    ]);
  });

  test('rule 3: as many as asked for if there are so many, in their order, the product among them', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 100 }),
        fc.nat(99),
        fc.integer({ min: 1, max: 120 }),
        (size, at, limit) => {
          const group = Array.from({ length: size }, (_, index) => ({ id: index + 1 }));
          const own = (at % size) + 1;
          const ids = siblingsAround(group, own, limit).map(({ id }) => id);
          expect(ids).toHaveLength(Math.min(size, limit));
          expect(ids).toContain(own);
          expect(ids).toEqual(ids.toSorted((a, b) => a - b));
        },
      ),
    );
  });
});
