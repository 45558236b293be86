import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, originalLength } from './fold.ts';

test.each([
  ['Żółty', 'zolty'],
  ['Schäkel', 'schakel'],
  ['weiß', 'weiss'],
  ['macramé', 'macrame'],
  ['BÅT', 'bat'],
  ['karabińczyk', 'karabinczyk'],
  ['Łódź', 'lodz'],
  ['rød', 'rod'],
  ['sæl', 'sael'],
  ['œillet', 'oeillet'],
  ['đ', 'd'],
  ['İstanbul', 'istanbul'],
  ['ﬁne', 'fine'],
])('%s is typed as %s', (written, typed) => {
  expect(fold(written)).toBe(typed);
});

test('folding twice changes nothing more', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
    }),
  );
});

test('the part of a text that folds to so many letters never splits one', () => {
  expect(originalLength('Straße', 4)).toBe(4);
  expect(originalLength('Straße', 5)).toBe(5);
  expect(originalLength('Straße', 6)).toBe(5);
  expect(originalLength('e\u0301t', 1)).toBe(2);
});
