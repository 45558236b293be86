import { describe, expect, test } from 'vitest';
import type { PriceView } from './display-price.ts';
import { type PriceCount, priceFacet } from './price-facet.ts';

const euros: PriceView = { currency: 'EUR', ratePerMillion: 1_000_000, vatBasisPoints: 0 };

const priced = (minor: number, count: number): PriceCount => ({
  price: { minor, taxClass: 'standard' },
  count,
});

describe('rule 9: price facets', () => {
  test('the step is the largest power of ten that splits the result', () => {
    expect(priceFacet(euros, [priced(12_00, 2), priced(19_99, 1), priced(45_00, 4)])).toEqual([
      { from: 10, to: 20, count: 3 },
      { from: 40, to: 50, count: 4 },
    ]);
    expect(priceFacet(euros, [priced(12_00, 2), priced(450_00, 4)])).toEqual([
      { from: 0, to: 100, count: 2 },
      { from: 400, to: 500, count: 4 },
    ]);
  });

  test('the step goes down while everything falls into one range, but not below ten', () => {
    expect(priceFacet(euros, [priced(110_00, 1), priced(150_00, 1)])).toEqual([
      { from: 110, to: 120, count: 1 },
      { from: 150, to: 160, count: 1 },
    ]);
    expect(priceFacet(euros, [priced(3_00, 7)])).toEqual([{ from: 0, to: 10, count: 7 }]);
    expect(priceFacet(euros, [])).toEqual([]);
  });

  test('another currency multiplies the bounds (behaviour 21)', () => {
    const sevenfold: PriceView = { currency: 'DKK', ratePerMillion: 7_000_000, vatBasisPoints: 0 };
    expect(priceFacet(sevenfold, [priced(12_00, 2)])).toEqual([{ from: 70, to: 140, count: 2 }]);
  });
});
