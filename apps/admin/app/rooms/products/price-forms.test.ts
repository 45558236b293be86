import { expect, test } from 'vitest';
import { minorOfTyped, typedAmount } from './price-forms.ts';

test('amounts are typed with a point or a comma, and shown as they can be typed again', () => {
  expect(minorOfTyped('12.50', 'EUR')).toBe(1250);
  expect(minorOfTyped(' 12,5 ', 'EUR')).toBe(1250);
  expect(minorOfTyped('12', 'JPY')).toBe(12);
  expect(minorOfTyped('', 'EUR')).toBeNull();
  for (const typed of ['12.505', '-1', 'abc', '1.2.3', '12345678']) {
    expect(minorOfTyped(typed, 'EUR')).toBeUndefined();
  }
  expect(typedAmount(1250, 'EUR')).toBe('12.50');
  expect(typedAmount(null, 'EUR')).toBe('');
});
