import { expect, test } from 'vitest';
import { unitsPerEuro } from './exchange-rates.ts';
import { offerOf } from './offers.ts';

const seeds = Array.from({ length: 3000 }, (_, index) => `sku-${index}`);
const offers = seeds.map((seed) => ({ seed, ...offerOf(seed, 1234) }));

test('about one product in seventeen is reduced, by at least an eighth', () => {
  const reduced = offers.filter((offer) => offer.reduction);
  expect(reduced.length).toBeGreaterThan(80);
  expect(reduced.length).toBeLessThan(240);
  for (const { reduction } of reduced) {
    expect(reduction?.priceMinor).toBeLessThanOrEqual(1086);
    expect(reduction?.priceMinor).toBeGreaterThanOrEqual(925);
  }
});

test('a recorded history is in order, ends with the price and starts before the reduction', () => {
  for (const { priceHistory, reduction } of offers) {
    if (!priceHistory || !reduction) {
      expect(priceHistory).toBeUndefined();
      continue;
    }
    const moments = priceHistory.map((entry) => entry.validFrom);
    expect(moments).toEqual([...moments].sort());
    expect(priceHistory.at(-1)?.priceMinor).toBe(1234);
    expect(moments.every((moment) => moment < (reduction.from ?? ''))).toBe(true);
  }
});

test('some October offers lower the price that may be struck through', () => {
  expect(
    offers.some(({ priceHistory = [] }) => priceHistory.some((entry) => entry.priceMinor === 1172)),
  ).toBe(true);
});

test('a fixed price shows as a price ending in 9 near the converted one', () => {
  const fixed = offers.flatMap(({ fixedPrices }) => fixedPrices ?? []);
  expect(fixed.length).toBeGreaterThan(80);
  for (const { GBP = 0, USD = 0, PLN = 0 } of fixed) {
    expect([Math.round(GBP * 1.2) % 10, USD % 10, Math.round(PLN * 1.23) % 10]).toEqual([9, 9, 9]);
    expect(Math.abs(USD - 1234 * (unitsPerEuro.USD ?? 0))).toBeLessThan(20);
  }
});

test('cheap things are never reduced', () => {
  expect(seeds.some((seed) => offerOf(seed, 38).reduction)).toBe(false);
});
