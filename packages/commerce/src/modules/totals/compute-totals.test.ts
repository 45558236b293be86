import { addMoney, type Money, money, sumMoney } from '@bowline/kit';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { computeTotals, discountedGoods } from './compute-totals.ts';
import type { CouponEffect, DraftLine, PricedDraft, TaxedAmount } from './model.ts';

const currency = fc.constantFrom('EUR' as const, 'GBP' as const, 'JPY' as const);

const draft: fc.Arbitrary<PricedDraft> = currency.chain((code) => {
  const amount = (max: number) => fc.nat(max).map((minor) => money(minor, code));
  const percent = fc
    .integer({ min: 1, max: 10_000 })
    .map((basisPoints) => ({ kind: 'percent' as const, label: 'discount', basisPoints }));
  const coupon: fc.Arbitrary<CouponEffect> = fc.oneof(
    percent,
    amount(5_000).map((off) => ({ kind: 'amount' as const, label: 'coupon', amount: off })),
    fc.constant({ kind: 'free-shipping' as const, label: 'coupon' }),
  );
  return fc.integer({ min: 0, max: 2_700 }).chain((vatBasisPoints) => {
    const withVat = (excl: Money) => money(Math.round(excl.minor * (1 + vatBasisPoints / 10_000)), code);
    const line = fc
      .record({
        unitExcl: amount(20_000),
        quantityHundredths: fc.integer({ min: 1, max: 50_000 }),
        taxClass: fc.constantFrom('standard' as const, 'none' as const),
        isDiscountable: fc.boolean(),
      })
      .map(
        (parts): Omit<DraftLine, 'id'> => ({
          ...parts,
          unitIncl: parts.taxClass === 'none' ? parts.unitExcl : withVat(parts.unitExcl),
        }),
      );
    return fc.record({
      currency: fc.constant(code),
      basis: fc.constantFrom('incl' as const, 'excl' as const),
      vatBasisPoints: fc.constant(vatBasisPoints),
      rounding: fc.constantFrom('per-line' as const, 'per-order' as const),
      lines: fc
        .array(line, { maxLength: 12 })
        .map((lines) => lines.map((parts, index) => ({ ...parts, id: `${index}` }))),
      shipping: fc.option(
        amount(3_000).map((excl) => ({ excl, incl: withVat(excl) })),
        { nil: null },
      ),
      incentive: fc.option(percent, { nil: null }),
      coupon: fc.option(coupon, { nil: null }),
      giftCards: fc.array(
        amount(50_000).map((balance) => ({ code: 'card', balance })),
        { maxLength: 3 },
      ),
    });
  });
});

const isWhole = ({ excl, tax, incl }: TaxedAmount) => addMoney(excl, tax).minor === incl.minor;

test('all parts add up to the total, whatever is ordered', () => {
  fc.assert(
    fc.property(draft, (order) => {
      const totals = computeTotals(order);
      const sum = (amounts: readonly Money[]) => sumMoney(amounts, order.currency).minor;
      const lines = totals.lines.map((line) => line.total);
      const shipping = totals.shipping ? [totals.shipping] : [];
      expect(lines.every(isWhole) && shipping.every(isWhole)).toBe(true);
      expect(sum([...lines, ...shipping].map(({ incl }) => incl))).toBe(totals.grandTotal.minor);
      expect(sum([...lines, ...shipping].map(({ tax }) => tax))).toBe(totals.tax.minor);
      expect(sum(totals.taxes.map(({ amount }) => amount))).toBe(totals.tax.minor);
      expect(sum(totals.lines.map(({ discount }) => discount))).toBe(
        sum(totals.discounts.map(({ amount }) => amount)),
      );
      expect(sum(totals.giftCards.map(({ amount }) => amount)) + totals.toPay.minor).toBe(
        totals.grandTotal.minor,
      );
    }),
  );
});

test('nothing becomes negative, and no gift card pays more than it holds', () => {
  fc.assert(
    fc.property(draft, (order) => {
      const totals = computeTotals(order);
      for (const { total, row, discount } of totals.lines) {
        for (const { minor } of [total.excl, total.tax, total.incl, row.excl, discount]) {
          expect(minor).toBeGreaterThanOrEqual(0);
        }
      }
      expect(totals.toPay.minor).toBeGreaterThanOrEqual(0);
      totals.giftCards.forEach(({ amount }, index) => {
        expect(amount.minor).toBeLessThanOrEqual(order.giftCards[index]?.balance.minor ?? 0);
      });
    }),
  );
});

test('goods after discounts are the same by themselves as in the breakdown', () => {
  fc.assert(
    fc.property(draft, (order) => {
      expect(discountedGoods(order)).toEqual(computeTotals(order).goods[order.basis]);
    }),
  );
});

test('lines that are not discountable keep their price', () => {
  fc.assert(
    fc.property(draft, (order) => {
      computeTotals(order).lines.forEach(({ discount }, index) => {
        if (!order.lines[index]?.isDiscountable) expect(discount.minor).toBe(0);
      });
    }),
  );
});

test('rounding per line and per order differ by less than half a unit for each line', () => {
  fc.assert(
    fc.property(draft, (order) => {
      const perLine = computeTotals({ ...order, rounding: 'per-line' }).tax.minor;
      const perOrder = computeTotals({ ...order, rounding: 'per-order' }).tax.minor;
      expect(Math.abs(perLine - perOrder)).toBeLessThanOrEqual((order.lines.length + 1) / 2 + 0.5);
    }),
  );
});
