import fc from 'fast-check';
import { expect, test } from 'vitest';
import { allStrings, indexOfString, prefixRange, stringTable } from './string-table.ts';

const strings = fc.uniqueArray(fc.string({ unit: 'grapheme', maxLength: 6 })).map((list) => list.sort());

test('strings come back as they went in and are found where they are', () => {
  fc.assert(
    fc.property(strings, fc.string({ unit: 'grapheme', maxLength: 6 }), (list, other) => {
      const table = stringTable(list);
      expect(allStrings(table)).toEqual(list);
      for (const [index, string] of list.entries()) expect(indexOfString(table, string)).toBe(index);
      expect(indexOfString(table, other)).toBe(list.indexOf(other));
    }),
  );
});

test('a beginning stands for one stretch of the list', () => {
  const list = ['par', 'para', 'paracord', 'parachute', 'pas'].sort();
  const { from, to } = prefixRange(stringTable(list), 'para');
  expect(list.slice(from, to)).toEqual(['para', 'parachute', 'paracord']);
  expect(prefixRange(stringTable(list), 'x')).toEqual({ from: 5, to: 5 });
});

test('a long string is not too long', () => {
  const long = 'x'.repeat(10_000);
  expect(allStrings(stringTable([long]))).toEqual([long]);
});
