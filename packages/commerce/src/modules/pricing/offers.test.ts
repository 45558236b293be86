import { moneyToDecimal, moneyToNumber } from '@bowline/kit';
import { describe, expect, test } from 'vitest';
import type { BasePrice, PriceView } from './display-price.ts';
import { type Offer, priceRange } from './price-range.ts';
import { shownTiers, unitPrice } from './tiers.ts';

const dutch: PriceView = { currency: 'EUR', ratePerMillion: 1_000_000, vatBasisPoints: 2100 };
const standard = (minor: number): BasePrice => ({ minor, taxClass: 'standard' });
const offer = (minor: number, isSalable = true, regularMinor = minor): Offer => ({
  final: standard(minor),
  regular: standard(regularMinor),
  isSalable,
});
const bounds = (offers: readonly Offer[]) => {
  const range = priceRange(dutch, offers);
  return [moneyToNumber(range.minimumPrice.finalPrice), moneyToNumber(range.maximumPrice.finalPrice)];
};

describe('offers', () => {
  test('rule 5: the range runs over the variants in stock', () => {
    expect(bounds([offer(1_00, false), offer(2_00), offer(5_00), offer(9_00, false)])).toEqual([2.42, 6.05]);
  });

  test('rule 5: when nothing is in stock, over all of them', () => {
    expect(bounds([offer(1_00, false), offer(9_00, false)])).toEqual([1.21, 10.89]);
  });

  test('rule 14: each end of the range has the regular price of its own variant', () => {
    const range = priceRange(dutch, [offer(5_00), offer(4_00, true, 8_00), offer(10_00, true, 12_00)]);
    expect(range.minimumPrice).toEqual({
      regularPrice: { minor: 9_68, currency: 'EUR' },
      finalPrice: { minor: 4_84, currency: 'EUR' },
      discount: { amountOff: 4.84, percentOff: 50 },
    });
    expect(range.maximumPrice).toMatchObject({
      regularPrice: { minor: 14_52 },
      finalPrice: { minor: 12_10 },
      discount: { amountOff: 2.42, percentOff: 16.67 },
    });
  });

  test('rule 6, G7: a tier shows its price and what it saves', () => {
    const [tier] = shownTiers(dutch, standard(5_00), [{ quantity: 10, priceMinor: 4_00 }]);
    expect(tier && moneyToDecimal(tier.finalPrice)).toBe('4.84');
    expect(tier?.discount).toEqual({ amountOff: 1.21, percentOff: 20 });
  });

  test('rule 6, G10: tiers save against the price charged now, and those that save nothing are not shown', () => {
    const tiers = shownTiers(dutch, standard(4_50), [
      { quantity: 5, priceMinor: 4_50 },
      { quantity: 10, priceMinor: 4_00 },
    ]);
    expect(tiers).toMatchObject([
      { quantity: 10, finalPrice: { minor: 4_84 }, discount: { amountOff: 0.61, percentOff: 11.19 } },
    ]);
  });

  test('rule 7, G6: the unit price is rounded once', () => {
    const { metre, foot } = unitPrice(dutch, standard(2_50), 300);
    expect(moneyToDecimal(metre)).toBe('1.01');
    expect(moneyToDecimal(foot)).toBe('0.31');
  });
});
