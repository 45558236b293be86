/**
 * What a priced draft of an order costs, line by line: one pure function, `computeTotals` (rules in SPEC.md).
 * It reads nothing and knows no products, coupons or countries; callers hand it prices, effects and rates.
 */
export { computeTotals, discountableGoods, discountedGoods } from './compute-totals.ts';
export type {
  AppliedDiscount,
  Basis,
  Breakdown,
  CouponEffect,
  DraftLine,
  LineTotals,
  PercentDiscount,
  PricedDraft,
  ShippingPart,
  TaxedAmount,
  VatRounding,
} from './model.ts';
export { sumTaxed } from './vat.ts';
