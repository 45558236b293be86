import { expect, test } from 'vitest';
import { basisPointsOf } from './import-forms.ts';

test.each([
  ['', 0],
  ['21', 2_100],
  ['5,5', 550],
  ['8.10', 810],
  ['x', null],
  ['-1', null],
  ['100', null],
])('a rate that was typed as "%s"', (typed, expected) => {
  expect(basisPointsOf(typed)).toBe(expected);
});
