import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';

export interface PromotionsRefusals {
  'coupon-not-valid': Record<string, never>;
}

export const promotionsRefusals: RefusalCategories<'promotions', PromotionsRefusals> = {
  'coupon-not-valid': 'graphql-no-such-entity',
};

export type CouponRefusal = Refusal<'coupon-not-valid', Record<string, never>>;
