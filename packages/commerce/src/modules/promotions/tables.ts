import type { Generated, GeneratedAlways } from '@bowline/database';

export interface PromotionsTables {
  coupon: {
    id: GeneratedAlways<number>;
    code: string;
    label: string;
    kind: 'percent' | 'amount' | 'free_shipping';
    basis_points: number | null;
    amount_minor: number | null;
    minimum_goods_minor: number | null;
    is_active: Generated<boolean>;
    starts_at: Date | null;
    ends_at: Date | null;
    uses: Generated<number>;
    uses_limit: number | null;
    uses_limit_per_email: number | null;
  };
  coupon_amount: { coupon_id: number; currency: string; amount_minor: number };
  coupon_use: { order_id: number; coupon_id: number; email: string; given_back_at: Date | null };
}
