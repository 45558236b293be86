import { expect, test } from 'vitest';
import { sharesByMonth } from './cohort-shares.ts';

test('a month counts only the buyers who have had that much time', () => {
  expect(
    sharesByMonth([
      { buyers: 10, again: [3, 1] },
      { buyers: 30, again: [5] },
      { buyers: 7, again: [] },
    ]),
  ).toEqual([8 / 40, 1 / 10]);
  expect(sharesByMonth([])).toEqual([]);
});
