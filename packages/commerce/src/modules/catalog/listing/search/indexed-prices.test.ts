import { expect, test } from 'vitest';
import type { StorePriceView } from '#pricing';
import { highestPrice } from '../listing-filter.ts';
import { indexedBounds, priceOfStep } from './indexed-prices.ts';

const view = (vatBasisPoints: number, storeVatBasisPoints = 2100): StorePriceView => ({
  currency: 'EUR',
  ratePerMillion: 1_000_000,
  vatBasisPoints,
  storeVatBasisPoints,
});
const bounds = (from: number, to: number, shownFrom: number, shownTo: number) => ({
  from,
  to,
  ofClasses: [],
  shownFrom,
  shownTo,
});

test('prices as the store usually shows them are compared as they were asked for', () => {
  expect(indexedBounds(bounds(826, 1653, 1000, 2000), view(2100))).toEqual({ from: 1000, to: 2000 });
});

test('without VAT, where the index has it: 10 to 20 euros are 12.10 to 24.20 in the index', () => {
  expect(indexedBounds(bounds(1000, 2000, 1000, 2000), view(0))).toEqual({ from: 1210, to: 2420 });
});

test('with VAT, where the index has none: 12.50 to 25 are 10 to 20 in the index', () => {
  expect(indexedBounds(bounds(1000, 2000, 1250, 2500), view(2500, 0))).toEqual({
    from: 1000,
    to: 2000,
  });
});

test('a bound that was not set stays open', () => {
  expect(indexedBounds(bounds(0, highestPrice, 0, highestPrice), view(0))).toEqual({
    from: 0,
    to: highestPrice,
  });
});

test('a step of the index is a price of the view', () => {
  expect(priceOfStep(1, view(2100))).toEqual({ minor: 1000, taxClass: 'none' });
  expect(priceOfStep(1, view(0))).toEqual({ minor: 827, taxClass: 'standard' });
});
