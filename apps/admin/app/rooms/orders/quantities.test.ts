import { expect, test } from 'vitest';
import { hundredthsOf, minorOf } from './quantities.ts';

test.each([
  ['3', 300],
  ['2.5', 250],
  ['0,25', 25],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['1e3', null],
])('the quantity %j', (typed, hundredths) => expect(hundredthsOf(typed)).toBe(hundredths));

test.each([
  ['12.50', 2, 1_250],
  ['12,5', 2, 1_250],
  ['12', 2, 1_200],
  ['12', 0, 12],
  ['12.5', 0, null],
  ['12.505', 2, null],
  ['twelve', 2, null],
])('the amount %j with %i decimals', (typed, decimals, minor) =>
  expect(minorOf(typed, decimals)).toBe(minor),
);
