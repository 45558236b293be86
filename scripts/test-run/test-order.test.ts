import { expect, test } from 'vitest';
import { describeSlowest } from './file-times.ts';
import { orderLongestFirst } from './longest-first.ts';

const small = { name: 'packages/kit/small.test.ts', bytes: 400 };
const large = { name: 'packages/kit/large.test.ts', bytes: 40_000 };
const clone = { name: 'e2e/fresh-clone.test.ts', bytes: 400 };

test('files begin in the order of what they took when they last ran', () => {
  const known = { [small.name]: 500, [large.name]: 1, [clone.name]: 2 };
  expect(orderLongestFirst([clone, large, small], known)).toEqual([small.name, clone.name, large.name]);
});

test('on a new machine the order is that of a guess and of sizes, and always the same', () => {
  const expected = [clone.name, large.name, small.name];
  expect(orderLongestFirst([small, large, clone], {})).toEqual(expected);
  expect(orderLongestFirst([large, clone, small], {})).toEqual(expected);
});

test('the ten slowest of those that ran are told, the slowest first', () => {
  const ran = Array.from({ length: 12 }, (_, at) => `file-${at}.test.ts`);
  const seconds = { ...Object.fromEntries(ran.map((name, at) => [name, at])), 'not-run.test.ts': 99 };
  const [title, first, ...others] = describeSlowest(seconds, ran).split('\n');
  expect(title).toBe('The slowest files:');
  expect(first).toBe('   11.0 s  file-11.test.ts');
  expect(others).toHaveLength(9);
});
