import { moneyToDecimal, moneyToNumber } from '@bowline/kit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, startOfDay } from '#stores';
import { reducedPrice, runningReduction, type StoredPrice, unreducedPrice } from './charged-price.ts';
import { displayPrice, type PriceView } from './display-price.ts';
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
const stored = (priceMinor: number, fixedMinor: number | null = null): StoredPrice => ({
  priceMinor,
  fixedMinor,
  reduction: null,
});

describe('fixed prices', () => {
  const shown = (view: PriceView, price: StoredPrice) =>
    moneyToDecimal(displayPrice(view, unreducedPrice(price).final));

  test('rule 10, G8: a fixed price takes the place of the exchange rate', () => {
    expect(shown(british, stored(10_00, 8_99))).toBe('10.79');
    expect(shown(british, stored(10_00))).toBe('10.20');
  });

  test('rule 10, G9: a reduction keeps its proportion', () => {
    const { final } = reducedPrice(stored(10_00, 8_99), reducedTo(7_50, '2026-11-01'), null);
    expect(moneyToDecimal(displayPrice(british, final))).toBe('8.09');
  });

  test('rule 10, G11: also in a currency without decimals', () => {
    expect(shown(yen, stored(10_00, 1500))).toBe('1815');
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
    const price = reducedPrice(stored(9_00), reduction, lowestPriceBefore(reduction, history, amsterdam));
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
