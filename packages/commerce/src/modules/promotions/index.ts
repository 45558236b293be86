/**
 * What makes an order cheaper or too small: coupons, the incentive for larger orders, the minimum order value (rules in SPEC.md).
 * It says what applies; `totals` works out what that comes to. Gift cards are money and not here.
 */
export { type CouponVisit, eraseCouponUser, findCoupon, giveBackCoupon, useCoupon } from './coupons.ts';
export { type Incentive, type IncentiveStep, incentiveFor } from './incentive.ts';
export { type CouponPlan, keepCoupons, switchOffCoupons } from './keep-coupons.ts';
export type { Coupon } from './model.ts';
export { type CouponRefusal, type PromotionsRefusals, promotionsRefusals } from './refusals.ts';
export type { PromotionsTables } from './tables.ts';
