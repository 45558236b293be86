import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { vatRatesOf } from '#tax';
import { vatShownBy } from './vat-display.ts';

const rates = vatRatesOf([
  { country: 'NL', taxClass: 'standard', validFrom: '2000-01-01', basisPoints: 2100 },
  { country: 'SE', taxClass: 'standard', validFrom: '2000-01-01', basisPoints: 2500 },
]);

test.each([
  ['nl-NL', 'incl', 2100],
  ['nl-NL', 'excl', 0],
  ['nl-NL', undefined, 2100],
  ['sv-SE', 'incl', 2500],
  ['sv-SE', 'excl', 0],
  ['sv-SE', undefined, 0],
  ['en-US', 'incl', 0],
] as const)('rule 18: %s shows prices %s with %i basis points', (locale, display, vat) => {
  expect(vatShownBy(markets[locale], rates, '2026-11-02', display)).toBe(vat);
});
