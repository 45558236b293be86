import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortInTurns } from './sort-in-turns.ts';

test('sorts as the language does, and what is equal stays in its order', async () => {
  const items = fc.array(fc.record({ key: fc.integer({ min: 0, max: 20 }), place: fc.nat() }), {
    maxLength: 200,
  });
  await fc.assert(
    fc.asyncProperty(items, fc.integer({ min: 1, max: 30 }), async (given, inOneGo) => {
      const compare = (a: { key: number }, b: { key: number }) => a.key - b.key;
      expect(await sortInTurns(given, compare, inOneGo)).toEqual(given.toSorted(compare));
    }),
  );
});

test('others have their turn while very many are sorted', async () => {
  let isSorted = false;
  let turns = 0;
  const items = Array.from({ length: 20_000 }, (_, index) => (index * 7_919) % 20_000);
  const sorting = sortInTurns(items, (a, b) => a - b, 500).then(() => {
    isSorted = true;
  });
  while (!isSorted) {
    await new Promise((resolve) => setImmediate(resolve));
    turns += 1;
  }
  await sorting;
  expect(turns).toBeGreaterThan(40);
});
