import { expect, test } from 'vitest';
import { unitsOf } from './amounts.ts';

test('lengths are typed in metres, pieces whole, differences with a sign', () => {
  expect(unitsOf('12.5', true)).toBe(1250);
  expect(unitsOf('12,05', true)).toBe(1205);
  expect(unitsOf('-3', true)).toBe(-300);
  expect(unitsOf('+40', false)).toBe(40);
  for (const typed of ['', '1.5x', '--1', '1.234']) expect(unitsOf(typed, true)).toBeNull();
  expect(unitsOf('1.5', false)).toBeNull();
});
