import { addMoney } from '@bowline/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { atQuantity, displayPrice, priceAsShown } from '#pricing';
import { computeTotals } from '#totals';

test('pricing rule 19: whatever is ordered, a market charges its own price, of which net and VAT are the whole', () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  const rate = fc.integer({ min: 0, max: 2_700 });
  fc.assert(
    fc.property(
      fc.record({ stored: amount, tag: amount, vat: rate, pieces: fc.integer({ min: 1, max: 500 }) }),
      fc.integer({ min: 1, max: 99 }),
      ({ stored, tag, vat, pieces }, percentOff) => {
        const view = {
          currency: 'EUR',
          ratePerMillion: 1_000_000,
          vatBasisPoints: vat,
          storeVatBasisPoints: vat,
        } as const;
        const single = priceAsShown({ minor: stored, taxClass: 'standard' }, tag, view);
        const quantityHundredths = pieces * 100;
        const charged = atQuantity(single, [{ quantity: 10, percentOff }], quantityHundredths);
        const unitIncl = displayPrice(view, charged);
        const unit = pieces < 10 ? tag : Math.round((tag * (100 - percentOff)) / 100);
        expect(unitIncl.minor).toBe(unit);
        const { lines } = computeTotals({
          currency: 'EUR',
          basis: 'incl',
          rounding: 'per-line',
          lines: [
            {
              id: 'line',
              quantityHundredths,
              vatBasisPoints: vat,
              unitExcl: displayPrice({ ...view, vatBasisPoints: 0 }, charged),
              unitIncl,
              isGoods: true,
              isDiscountable: true,
            },
          ],
          shipping: null,
          incentive: null,
          coupon: null,
          giftCards: [],
        });
        const row = lines[0]?.row;
        if (!row) throw new Error('a line without a row');
        expect(row.incl.minor).toBe(unit * pieces);
        expect(addMoney(row.excl, row.tax)).toEqual(row.incl);
      },
    ),
  );
});
