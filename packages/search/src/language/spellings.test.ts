import { expect, test } from 'vitest';
import { otherNumeral } from './numerals.ts';
import { respelled } from './respell.ts';

test.each([
  ['3', 'iii'],
  ['iv', '4'],
  ['12', 'xii'],
  ['0', undefined],
  ['13', undefined],
  ['550', undefined],
  ['mm', undefined],
])('the numeral %s is also %s', (word, other) => {
  expect(otherNumeral(word)).toBe(other);
});

test.each([
  ['schaekel', 'de', 'schakel'],
  ['gruen', 'de', 'grun'],
  ['groen', 'da', 'gron'],
  ['blaa', 'da', 'bla'],
  ['laeder', 'da', undefined],
  ['groen', 'nl', undefined],
  ['seil', 'de', undefined],
])('%s in %s is also %s', (word, language, other) => {
  expect(respelled(word, language)).toBe(other);
});
