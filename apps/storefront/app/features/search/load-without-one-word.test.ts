import { expect, test } from 'vitest';
import { shorterQueries } from './load-without-one-word.ts';

test('every word of a query may be the one too many', () => {
  expect(shorterQueries('  teal unicorn\tcord ')).toEqual([
    { leftOut: 'teal', query: 'unicorn cord' },
    { leftOut: 'unicorn', query: 'teal cord' },
    { leftOut: 'cord', query: 'teal unicorn' },
  ]);
});

test('a single word and a sentence are left as they are', () => {
  expect(shorterQueries('unicorn')).toEqual([]);
  expect(shorterQueries('one two three four five six seven eight nine')).toEqual([]);
});
