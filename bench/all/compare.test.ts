import { expect, test } from 'vitest';
import { missing, regressions } from './compare.ts';

const last = {
  cases: [
    { name: 'page: home', ratio: 40, selects: 44 },
    { name: 'page: home, kept', ratio: 1.4, selects: 0 },
    { name: 'cart: add to cart', ratio: 6, selects: 30 },
  ],
  throughput: { share: 0.8 },
};

test('what is a quarter dearer than in the last result is named, what is noise is not', () => {
  const now = {
    cases: [
      { name: 'page: home', ratio: 49, selects: 60 },
      { name: 'page: home, kept', ratio: 1.8, selects: 1 },
      { name: 'cart: add to cart', ratio: 7, selects: 31 },
      { name: 'page: new', ratio: 500, selects: 500 },
    ],
    throughput: { share: 0.5 },
  };
  expect(regressions(now, last).map(({ name }) => name)).toEqual([
    'page: home, PostgreSQL in selects',
    'page: home, kept',
    'a kept page of the bare server’s',
  ]);
  expect(regressions(last, last)).toEqual([]);
});

test('a case that is no longer measured is named', () => {
  const now = { cases: last.cases.slice(1), throughput: undefined };
  expect(missing(now, last)).toEqual(['page: home']);
  expect(regressions(now, last)).toEqual([]);
});
