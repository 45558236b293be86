import { type CurrencyCode, money } from '@bowline/kit';
import { expect, test } from 'vitest';
import type { PricingReader } from '#pricing';
import { inCurrency } from './convert.ts';

const rates = new Map([
  ['GBP', 850_000],
  ['JPY', 163_450_000],
]);
const pricing = { rates: () => rates } as unknown as PricingReader;

test.each<[number, CurrencyCode, CurrencyCode, number]>([
  [100_00, 'EUR', 'GBP', 85_00],
  [85_00, 'GBP', 'EUR', 100_00],
  [16_345, 'JPY', 'EUR', 100_00],
  [100_00, 'EUR', 'JPY', 16_345],
  // 25,959 × 0.85 ÷ 163.45 = 134.9969…, not the 134.99 of a rate cut to six decimals
  [25_959, 'JPY', 'GBP', 135_00],
  [12_34, 'GBP', 'GBP', 12_34],
])('%i of %s are so much %s, with one rounding', (minor, from, to, expected) => {
  expect(inCurrency(money(minor, from), to, pricing)).toEqual(money(expected, to));
});
