import { markets } from '@bowline/markets';
import { expect, test } from 'vitest';
import { offerOf } from './offers.ts';

const seeds = Array.from({ length: 3000 }, (_, index) => `sku-${index}`);
const offers = seeds.map((seed) => ({ seed, ...offerOf(seed, 1236) }));

test('about one product in seventeen is reduced, by a tenth to a quarter', () => {
  const reduced = offers.filter((offer) => offer.reduction);
  expect(reduced.length).toBeGreaterThan(80);
  expect(reduced.length).toBeLessThan(240);
  for (const { reduction } of reduced) {
    expect(reduction?.priceMinor).toBeLessThanOrEqual(1116);
    expect(reduction?.priceMinor).toBeGreaterThanOrEqual(926);
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
    expect(priceHistory.at(-1)?.priceMinor).toBe(1236);
    expect(moments.every((moment) => moment < (reduction.from ?? ''))).toBe(true);
  }
});

test('some October offers lower the price that may be struck through', () => {
  expect(
    offers.some(({ priceHistory = [] }) => priceHistory.some((entry) => entry.priceMinor === 1174)),
  ).toBe(true);
});

test('every market has a price with its own ending', () => {
  const tags = (costMinor: number) =>
    Object.fromEntries(
      offerOf('sku', costMinor).marketPrices.map(({ locale, currency, priceMinor }) => {
        expect(currency).toBe(markets[locale].defaultCurrency);
        return [locale, priceMinor];
      }),
    );
  expect(tags(4_05)).toEqual({
    en: 4_95,
    'en-US': 4_79,
    'en-GB': 4_29,
    'nl-NL': 4_95,
    'de-DE': 4_99,
    'fr-FR': 4_90,
    'it-IT': 4_90,
    'es-ES': 4_95,
    'pl-PL': 20_99,
    'da-DK': 37_95,
    'sv-SE': 44_00,
  });
  expect(tags(20)).toMatchObject({ 'nl-NL': 25, 'pl-PL': 99, 'da-DK': 1_95, 'sv-SE': 2_00 });
  expect(tags(60_00)).toMatchObject({ 'nl-NL': 72_95, 'de-DE': 72_99, 'da-DK': 559_00, 'sv-SE': 659_00 });
});

test('cheap things are never reduced', () => {
  expect(seeds.some((seed) => offerOf(seed, 38).reduction)).toBe(false);
});
