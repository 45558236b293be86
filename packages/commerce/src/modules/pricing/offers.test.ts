import { moneyToDecimal, moneyToNumber } from '@bowline/kit';
import { describe, expect, test } from 'vitest';
import {
  type BasePrice,
  displayPrice,
  type PriceView,
  priceAsShown,
  type StorePriceView,
} from './display-price.ts';
import { type Offer, priceRange } from './price-range.ts';
import { atQuantity, shownTiers, unitPrice } from './tiers.ts';

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
    const [tier] = shownTiers(dutch, standard(5_00), [{ quantity: 10, percentOff: 20 }]);
    expect(tier && moneyToDecimal(tier.finalPrice)).toBe('4.84');
    expect(tier?.discount).toEqual({ amountOff: 1.21, percentOff: 20 });
  });

  test('rule 6, G10 and G18: tiers save against the price charged now, and those that save nothing are not shown', () => {
    expect(shownTiers(dutch, standard(4_50), [{ quantity: 10, percentOff: 10 }])).toMatchObject([
      { quantity: 10, finalPrice: { minor: 4_90 }, discount: { amountOff: 0.55, percentOff: 10 } },
    ]);
    expect(shownTiers(dutch, standard(4), [{ quantity: 10, percentOff: 5 }])).toEqual([]);
  });

  test('rule 6, G16: in a market the per cents come off its own price', () => {
    const shownAs = priceAsShown(standard(4_09), 4_95, { ...dutch, storeVatBasisPoints: 2100 });
    const tiers = [5, 10, 15].map((percentOff) => ({ quantity: percentOff, percentOff }));
    expect(shownTiers(dutch, shownAs, tiers).map(({ finalPrice }) => finalPrice.minor)).toEqual([
      470, 446, 421,
    ]);
    const withoutVat = displayPrice({ ...dutch, vatBasisPoints: 0 }, { ...shownAs, percentOff: 5 });
    expect(withoutVat.minor).toBe(3_89);
  });

  test('rules 7 and 19, G17: what a metre and a foot cost at the price of a market', () => {
    const american: StorePriceView = {
      currency: 'USD',
      ratePerMillion: 1_100_000,
      vatBasisPoints: 0,
      storeVatBasisPoints: 0,
    };
    const shownAs = priceAsShown(standard(4_09), 4_99, american);
    expect(unitPrice(american, shownAs, 500)).toMatchObject({ metre: { minor: 1_00 }, foot: { minor: 30 } });
    expect(unitPrice(american, { ...shownAs, percentOff: 15 }, 500)).toMatchObject({
      metre: { minor: 85 },
      foot: { minor: 26 },
    });
  });

  test('rule 6: of the tiers that are reached the highest counts', () => {
    const tiers = [
      { quantity: 2, percentOff: 5 },
      { quantity: 5, percentOff: 15 },
      { quantity: 10, percentOff: 10 },
    ];
    const at = (pieces: number) => atQuantity(standard(1_000), tiers, pieces * 100).percentOff;
    expect([1, 2, 4.99, 5, 10].map(at)).toEqual([undefined, 5, 5, 15, 15]);
  });

  test('rule 7, G6: the unit price is rounded once', () => {
    const { metre, foot } = unitPrice(dutch, standard(2_50), 300);
    expect(moneyToDecimal(metre)).toBe('1.01');
    expect(moneyToDecimal(foot)).toBe('0.31');
  });
});
