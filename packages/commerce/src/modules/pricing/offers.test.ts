import { moneyToDecimal, moneyToNumber } from '@bowline/kit';
import { describe, expect, test } from 'vitest';
import type { PriceView } from './display-price.ts';
import { type Offer, priceRange } from './price-range.ts';
import { shownTiers } from './tiers.ts';
import { unitPrice } from './unit-price.ts';

const dutch: PriceView = { currency: 'EUR', ratePerMillion: 1_000_000, vatBasisPoints: 2100 };
const offer = (minor: number, isSalable = true): Offer => ({
  price: { minor, taxClass: 'standard' },
  isSalable,
});
const bounds = (offers: readonly Offer[]) => {
  const range = priceRange(dutch, offers);
  return (
    range && [moneyToNumber(range.minimumPrice.finalPrice), moneyToNumber(range.maximumPrice.finalPrice)]
  );
};

describe('offers', () => {
  test('rule 5: the range runs over the variants in stock', () => {
    expect(bounds([offer(1_00, false), offer(2_00), offer(5_00), offer(9_00, false)])).toEqual([2.42, 6.05]);
  });

  test('rule 5: when nothing is in stock, over all of them', () => {
    expect(bounds([offer(1_00, false), offer(9_00, false)])).toEqual([1.21, 10.89]);
    expect(bounds([])).toBeNull();
  });

  test('rule 6, G7: a tier shows its price and what it saves', () => {
    const [tier] = shownTiers(dutch, { minor: 5_00, taxClass: 'standard' }, [
      { quantity: 10, priceMinor: 4_00 },
    ]);
    expect(tier && moneyToDecimal(tier.finalPrice)).toBe('4.84');
    expect(tier?.discount).toEqual({ amountOff: 1.21, percentOff: 20 });
  });

  test('rule 7, G6: the unit price is rounded once', () => {
    const { metre, foot } = unitPrice(dutch, { minor: 2_50, taxClass: 'standard' }, 300);
    expect(moneyToDecimal(metre)).toBe('1.01');
    expect(moneyToDecimal(foot)).toBe('0.31');
  });
});
