import type { CurrencyCode } from '@bowline/kit';
import { expect, test } from 'vitest';
import { cleanThreshold } from './clean-threshold.ts';

const cases: readonly [string, number, CurrencyCode, number, number][] = [
  ['P1', 10_00, 'EUR', 1_000_000, 10_00],
  ['P2', 10_00, 'GBP', 850_000, 10_00],
  ['P3', 10_00, 'DKK', 7_460_000, 75_00],
  ['P4', 75_00, 'PLN', 4_260_000, 350_00],
  ['P5', 75_00, 'SEK', 11_050_000, 850_00],
  ['P6', 150_00, 'SEK', 11_050_000, 2_000_00],
  ['P7', 10_00, 'JPY', 163_200_000, 2_000],
  ['P8', 75_00, 'CHF', 933_300, 70_00],
  ['P9', 100_00, 'USD', 1_000_000, 100_00],
];

test.each(cases)('golden case %s', (_, euroCents, currency, rate, minor) => {
  expect(cleanThreshold(euroCents, currency, rate)).toEqual({ minor, currency });
});
