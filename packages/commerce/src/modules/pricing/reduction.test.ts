import { moneyToDecimal, moneyToNumber } from '@bowline/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, startOfDay } from '#stores';
import { reducedPrice, runningReduction, type StoredPrice, unreducedPrice } from './charged-price.ts';
import { displayPrice, type PriceView, type StorePriceView } from './display-price.ts';
import { lowestPriceBefore, type RecordedPrice } from './price-history.ts';
import { priceRange } from './price-range.ts';
import { isRunning, type Reduction } from './reduction.ts';

const amsterdam = 'Europe/Amsterdam';
const dutch: PriceView = { currency: 'EUR', ratePerMillion: 1_000_000, vatBasisPoints: 2100 };
const british: PriceView = { currency: 'GBP', ratePerMillion: 850_000, vatBasisPoints: 2000 };
const yen: PriceView = { currency: 'JPY', ratePerMillion: 163_200_000, vatBasisPoints: 2100 };

const since = (day: string, priceMinor: number): RecordedPrice => ({
  validFrom: startOfDay(day, amsterdam),
  priceMinor,
});
const reducedTo = (priceMinor: number, startsOn: string, endsOn: string | null = null): Reduction => ({
  priceMinor,
  startsOn,
  endsOn,
});
const stored = (
  priceMinor: number,
  fixedMinor: number | null = null,
  marketMinor: number | null = null,
): StoredPrice => ({
  priceMinor,
  fixedMinor,
  marketMinor,
  reduction: null,
  taxClass: 'standard',
});

const inDutchShop: StorePriceView = { ...dutch, storeVatBasisPoints: 2100 };
const inSwedishShop: StorePriceView = {
  currency: 'SEK',
  ratePerMillion: 11_050_000,
  vatBasisPoints: 0,
  storeVatBasisPoints: 0,
};
const storeView = () => inDutchShop;

describe('fixed prices', () => {
  const shown = (view: PriceView, price: StoredPrice) =>
    moneyToDecimal(displayPrice(view, unreducedPrice(price, storeView).final));

  test('rule 10, G8: a fixed price takes the place of the exchange rate', () => {
    expect(shown(british, stored(10_00, 8_99))).toBe('10.79');
    expect(shown(british, stored(10_00))).toBe('10.20');
  });

  test('rule 10, G9: a reduction keeps its proportion', () => {
    const { final } = reducedPrice(stored(10_00, 8_99), reducedTo(7_50, '2026-11-01'), null, storeView);
    expect(moneyToDecimal(displayPrice(british, final))).toBe('8.09');
  });

  test('rule 10, G11: also in a currency without decimals', () => {
    expect(shown(yen, stored(10_00, 1500))).toBe('1815');
  });
});

describe('prices of a market', () => {
  const withVat = (vatBasisPoints: number, view: StorePriceView) => ({ ...view, vatBasisPoints });

  test('rule 19, G12: shown as the market says, without its VAT or with that of the destination', () => {
    const { final } = unreducedPrice(stored(10_00, null, 11_95), storeView);
    const shown = [2100, 0, 1900].map((vat) => displayPrice(withVat(vat, inDutchShop), final).minor);
    expect(shown).toEqual([11_95, 9_88, 11_75]);
  });

  test('rule 19, G13: a reduction keeps its proportion, and a fixed price comes after it', () => {
    const price = stored(10_00, 8_99, 11_95);
    const { final } = reducedPrice(price, reducedTo(7_50, '2026-11-01'), null, storeView);
    expect(displayPrice(inDutchShop, final).minor).toBe(8_96);
  });

  test('rule 19, G14: where a store shows prices without VAT, they have none', () => {
    const { final } = unreducedPrice(stored(10_00, null, 99_00), () => inSwedishShop);
    const shown = [0, 2500].map((vat) => displayPrice(withVat(vat, inSwedishShop), final).minor);
    expect(shown).toEqual([99_00, 123_75]);
  });

  test('rule 19: every amount is shown exactly as the market says, whatever the stored price', () => {
    const amount = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(amount, amount, fc.integer({ min: 0, max: 3_000 }), (priceMinor, marketMinor, vat) => {
        const view = { ...dutch, vatBasisPoints: vat, storeVatBasisPoints: vat };
        const { final } = unreducedPrice(stored(priceMinor, null, marketMinor), () => view);
        expect(displayPrice(view, final).minor).toBe(marketMinor);
      }),
    );
  });
});

describe('reductions', () => {
  test('rule 11: both days belong to it', () => {
    const reduction = reducedTo(7_00, '2026-11-01', '2026-11-05');
    const days = ['2026-10-31', '2026-11-01', '2026-11-05', '2026-11-06'];
    expect(days.map((day) => isRunning(reduction, day))).toEqual([false, true, true, false]);
    expect(isRunning(reducedTo(7_00, '2026-11-01'), '2030-01-01')).toBe(true);
  });

  test('rule 11: a price that is not lower is no reduction', () => {
    const price = (reduction: Reduction) => ({ ...stored(10_00), reduction });
    expect(runningReduction(price(reducedTo(9_99, '2026-11-01')), '2026-11-02')).not.toBeNull();
    expect(runningReduction(price(reducedTo(10_00, '2026-11-01')), '2026-11-02')).toBeNull();
  });
});

describe('rule 13: the struck-through price', () => {
  const history = [since('2026-01-01', 10_00), since('2026-10-10', 8_00), since('2026-10-20', 9_00)];

  function shown(reduction: Reduction) {
    const lowest = lowestPriceBefore(reduction, history, amsterdam);
    const price = reducedPrice(stored(9_00), reduction, lowest, storeView);
    const range = priceRange(dutch, [{ ...price, isSalable: true }]);
    if (!range) throw new Error('There is an offer');
    const { regularPrice, finalPrice, discount } = range.minimumPrice;
    return [moneyToNumber(finalPrice), moneyToNumber(regularPrice), discount.amountOff, discount.percentOff];
  }

  test('H1: is the lowest of the thirty days, not the last', () => {
    expect(shown(reducedTo(7_00, '2026-11-01'))).toEqual([8.47, 9.68, 1.21, 12.5]);
  });

  test('H2: what was charged earlier does not count', () => {
    expect(shown(reducedTo(7_00, '2026-11-20'))).toEqual([8.47, 10.89, 2.42, 22.22]);
  });

  test('H3: nor does a price that ended exactly when the thirty days began', () => {
    expect(lowestPriceBefore(reducedTo(7_00, '2026-11-09'), history, amsterdam)).toBe(8_00);
    const dearer = [since('2026-01-01', 8_00), since('2026-10-10', 10_00)];
    expect(lowestPriceBefore(reducedTo(7_00, '2026-11-09'), dearer, amsterdam)).toBe(10_00);
    expect(lowestPriceBefore(reducedTo(7_00, '2026-11-08'), dearer, amsterdam)).toBe(8_00);
  });

  test('H4: nothing is struck through when it was never sold before', () => {
    expect(shown(reducedTo(7_00, '2026-01-01'))).toEqual([8.47, 8.47, 0, 0]);
  });

  test('H5: nothing is struck through when it cost no more before', () => {
    expect(shown(reducedTo(8_00, '2026-11-01'))).toEqual([9.68, 9.68, 0, 0]);
  });

  test('a price that begins with the reduction or later does not count', () => {
    const later = [...history, since('2026-11-01', 1_00), since('2026-12-01', 2_00)];
    expect(lowestPriceBefore(reducedTo(7_00, '2026-11-01'), later, amsterdam)).toBe(8_00);
  });

  test('is never below what some day of the thirty says, whatever the history', () => {
    const changes = fc.uniqueArray(
      fc.tuple(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 1, max: 10_000 })),
      { selector: ([day]) => day, minLength: 1 },
    );
    fc.assert(
      fc.property(changes, fc.integer({ min: 0, max: 430 }), (entries, startDay) => {
        const recorded = entries
          .toSorted(([a], [b]) => a - b)
          .map(([day, price]) => since(addDays('2026-01-01', day), price));
        const startsOn = addDays('2026-01-01', startDay);
        // Day by day, which is slow and obvious.
        const charged = Array.from({ length: 30 }, (_, index) => {
          const day = startOfDay(addDays(startsOn, -30 + index), amsterdam);
          return recorded.findLast(({ validFrom }) => validFrom <= day)?.priceMinor;
        }).filter((price) => price !== undefined);
        expect(lowestPriceBefore(reducedTo(1, startsOn), recorded, amsterdam)).toBe(
          charged.length ? Math.min(...charged) : null,
        );
      }),
    );
  });
});
