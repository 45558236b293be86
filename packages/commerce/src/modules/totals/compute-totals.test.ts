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
  const rate = fc.integer({ min: 0, max: 2_700 });
  return fc.array(rate, { minLength: 1, maxLength: 3 }).chain((rates) => {
    const withVat = (excl: Money, vatBasisPoints: number) =>
      money(Math.round(excl.minor * (1 + vatBasisPoints / 10_000)), code);
    const line = fc
      .record({
        unitExcl: amount(20_000),
        quantityHundredths: fc.integer({ min: 1, max: 50_000 }),
        vatBasisPoints: fc.constantFrom(...rates),
        isGoods: fc.boolean(),
        isDiscountable: fc.boolean(),
      })
      .map((parts): Omit<DraftLine, 'id'> => {
        const vatBasisPoints = parts.isGoods ? parts.vatBasisPoints : 0;
        return { ...parts, vatBasisPoints, unitIncl: withVat(parts.unitExcl, vatBasisPoints) };
      });
    return fc.record({
      currency: fc.constant(code),
      basis: fc.constantFrom('incl' as const, 'excl' as const),
      rounding: fc.constantFrom('per-line' as const, 'per-order' as const),
      lines: fc
        .array(line, { maxLength: 12 })
        .map((lines) => lines.map((parts, index) => ({ ...parts, id: `${index}` }))),
      shipping: fc.option(
        fc
          .record({ excl: amount(3_000), vatBasisPoints: fc.constantFrom(...rates) })
          .map((parts) => ({ ...parts, incl: withVat(parts.excl, parts.vatBasisPoints) })),
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
      for (const part of ['excl', 'tax', 'incl'] as const) {
        const parts = totals.shipping?.parts.map((each) => each[part]) ?? [];
        expect(sum(parts)).toBe(totals.shipping?.[part].minor ?? 0);
      }
      expect(sum(totals.lines.map(({ discount }) => discount))).toBe(
        sum(totals.discounts.map(({ amount }) => amount)),
      );
      expect(sum(totals.giftCards.map(({ amount }) => amount)) + totals.toPay.minor).toBe(
        totals.grandTotal.minor,
      );
    }),
  );
});

test('rule 12: the bases of all rates and what carries no VAT are the whole order', () => {
  fc.assert(
    fc.property(draft, (order) => {
      const { taxes, lines, shipping, grandTotal, tax } = computeTotals(order);
      const charges = [
        ...lines.map(({ total, vatBasisPoints }) => ({ ...total, vatBasisPoints })),
        ...(shipping?.parts ?? []),
      ];
      const rates = [...new Set(charges.map(({ vatBasisPoints }) => vatBasisPoints))].toSorted(
        (a, b) => b - a,
      );
      expect(taxes.map(({ basisPoints }) => basisPoints)).toEqual(rates.filter((rate) => rate > 0));
      let untaxed = grandTotal.minor - tax.minor;
      for (const { basisPoints, taxable, amount } of taxes) {
        const ofRate = charges.filter(({ vatBasisPoints }) => vatBasisPoints === basisPoints);
        expect(taxable.minor).toBe(ofRate.reduce((sum, { excl }) => sum + excl.minor, 0));
        expect(amount.minor).toBe(ofRate.reduce((sum, each) => sum + each.tax.minor, 0));
        untaxed -= taxable.minor;
      }
      const without = charges.filter(({ vatBasisPoints }) => vatBasisPoints === 0);
      expect(untaxed).toBe(without.reduce((sum, { excl }) => sum + excl.minor, 0));
    }),
  );
});

test('rule 12: in which order lines stand changes only which discount they have to the cent', () => {
  const shuffled = draft.chain((order) =>
    fc
      .shuffledSubarray([...order.lines], { minLength: order.lines.length })
      .map((lines) => ({ order, lines })),
  );
  fc.assert(
    fc.property(shuffled, ({ order, lines }) => {
      const {
        lines: _,
        goods,
        subtotal,
        ...one
      } = computeTotals({ ...order, incentive: null, coupon: null });
      const other = computeTotals({ ...order, lines, incentive: null, coupon: null });
      expect(other).toMatchObject({ ...one, goods, subtotal });
      const { basis } = order;
      const discounted = computeTotals(order);
      expect(computeTotals({ ...order, lines })).toMatchObject({
        discounts: discounted.discounts,
        goods: { [basis]: discounted.goods[basis] },
        ...(discounted.shipping && { shipping: { [basis]: discounted.shipping[basis] } }),
      });
    }),
  );
});

test('rule 8: goods of one rate give shipping that rate, whatever else is in the order', () => {
  fc.assert(
    fc.property(draft, fc.integer({ min: 0, max: 2_700 }), (order, vatBasisPoints) => {
      const lines = order.lines.map((line) => (line.isGoods ? { ...line, vatBasisPoints } : line));
      fc.pre(lines.some(({ isGoods }) => isGoods));
      const { shipping } = computeTotals({ ...order, lines });
      expect(shipping?.parts.map((part) => part.vatBasisPoints) ?? [vatBasisPoints]).toEqual([
        vatBasisPoints,
      ]);
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
      for (const { excl, tax, incl } of totals.shipping?.parts ?? []) {
        for (const { minor } of [excl, tax, incl]) expect(minor).toBeGreaterThanOrEqual(0);
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
      const { goods, discounts } = discountedGoods(order);
      expect(goods).toEqual(computeTotals(order).goods[order.basis]);
      expect(computeTotals(order, discounts)).toEqual(computeTotals(order));
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
      expect(Math.abs(perLine - perOrder)).toBeLessThanOrEqual((order.lines.length + 6) / 2);
    }),
  );
});
