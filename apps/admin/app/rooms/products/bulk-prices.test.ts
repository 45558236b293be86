import { expect, test } from 'vitest';
import { changedBy, readPercent } from './bulk-prices.ts';

test('goods rule 17: prices change by whole per cents, rounded once', () => {
  expect(changedBy(10_00, 5)).toBe(10_50);
  expect(changedBy(3_33, -10)).toBe(3_00);
  expect(changedBy(9_99, 5)).toBe(10_49);
  expect(['+5', '5', '-10', ' 7 '].map(readPercent)).toEqual([5, 5, -10, 7]);
  expect(['', '0', '-100', '501', '1.5', 'x'].map(readPercent)).toEqual([null, null, null, null, null, null]);
});
