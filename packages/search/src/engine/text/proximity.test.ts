import { expect, test } from 'vitest';
import { placeOf } from './place.ts';
import { distanceBetween } from './proximity.ts';

const at = (attribute: number, position: number) => placeOf(attribute, position, false);

test('words that follow one another are one step apart, turned round two', () => {
  expect(distanceBetween(at(1, 4), at(1, 5))).toBe(1);
  expect(distanceBetween(at(1, 5), at(1, 4))).toBe(2);
  expect(distanceBetween(at(1, 1), at(1, 4))).toBe(3);
});

test('parts of one compound are as near as can be', () => {
  expect(distanceBetween(at(1, 4), at(1, 4))).toBe(1);
});

test('beyond eight steps and in other attributes everything is equally far', () => {
  expect(distanceBetween(at(1, 0), at(1, 50))).toBe(8);
  expect(distanceBetween(at(1, 0), at(2, 1))).toBe(8);
});
