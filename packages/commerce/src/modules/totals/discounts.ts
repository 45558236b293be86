import {
  addMoney,
  allocateMoney,
  applyBasisPoints,
  type CurrencyCode,
  compareMoney,
  type Money,
  subtractMoney,
  sumMoney,
  zero,
} from '@bowline/kit';
import type { AppliedDiscount, CouponEffect, PercentDiscount, PricedDraft } from './model.ts';

export interface DiscountedRow {
  readonly row: Money;
  readonly isDiscountable: boolean;
}

export interface Discounts {
  /** One for each row. */
  readonly perRow: readonly Money[];
  readonly applied: readonly AppliedDiscount[];
}

/** Rules 5 to 7: the incentive first, the coupon on what it left. */
export function discountRows(
  rows: readonly DiscountedRow[],
  { incentive, coupon, currency }: Pick<PricedDraft, 'incentive' | 'coupon' | 'currency'>,
): Discounts {
  const wishes: readonly { source: AppliedDiscount['source']; effect: CouponEffect | PercentDiscount }[] = [
    ...(incentive ? [{ source: 'incentive' as const, effect: incentive }] : []),
    ...(coupon && coupon.kind !== 'free-shipping' ? [{ source: 'coupon' as const, effect: coupon }] : []),
  ];
  let perRow = rows.map(() => zero(currency));
  const applied: AppliedDiscount[] = [];
  for (const { source, effect } of wishes) {
    const left = rows.map(({ row, isDiscountable }, index) =>
      isDiscountable ? subtractMoney(row, perRow[index] ?? zero(currency)) : zero(currency),
    );
    const amount = amountOff(effect, sumMoney(left, currency), currency);
    if (amount.minor === 0) continue;
    const shares = allocateMoney(
      amount,
      left.map(({ minor }) => minor),
    );
    perRow = perRow.map((before, index) => addMoney(before, shares[index] ?? zero(currency)));
    applied.push({ source, label: effect.label, amount });
  }
  return { perRow, applied };
}

function amountOff(effect: CouponEffect | PercentDiscount, appliesTo: Money, currency: CurrencyCode): Money {
  switch (effect.kind) {
    case 'percent':
      return applyBasisPoints(appliesTo, effect.basisPoints);
    case 'amount':
      return compareMoney(effect.amount, appliesTo) < 0 ? effect.amount : appliesTo;
    case 'free-shipping':
      return zero(currency);
  }
}
