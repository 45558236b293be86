import { expect, test } from 'vitest';
import { ratesBeganBetween, vatRateFor, vatRatesOf } from './vat-rates.ts';

const rates = vatRatesOf([
  { country: 'NL', taxClass: 'standard', validFrom: '2027-01-01', basisPoints: 2300 },
  { country: 'NL', taxClass: 'standard', validFrom: '2000-01-01', basisPoints: 2100 },
  { country: 'DE', taxClass: 'standard', validFrom: '2019-01-01', basisPoints: 1900 },
]);

test('rule 14: the latest rate that has begun holds', () => {
  expect(vatRateFor(rates, 'NL', 'standard', '2026-12-31')).toBe(2100);
  expect(vatRateFor(rates, 'NL', 'standard', '2027-01-01')).toBe(2300);
  expect(vatRateFor(rates, 'DE', 'standard', '2027-01-01')).toBe(1900);
});

test('a country, a class or a time without a rate has none', () => {
  expect(vatRateFor(rates, 'US', 'standard', '2027-01-01')).toBe(0);
  expect(vatRateFor(rates, 'NL', 'none', '2027-01-01')).toBe(0);
  expect(vatRateFor(rates, 'DE', 'standard', '2018-12-31')).toBe(0);
});

test('a rate begins after one day and until another', () => {
  expect(ratesBeganBetween(rates, '2026-12-30', '2026-12-31')).toBe(false);
  expect(ratesBeganBetween(rates, '2026-12-31', '2027-01-01')).toBe(true);
  expect(ratesBeganBetween(rates, '2027-01-01', '2027-01-02')).toBe(false);
});
