import type { Money } from '@bowline/kit';

export interface Coupon {
  readonly id: number;
  readonly code: string;
  readonly label: string;
  readonly effect:
    | { readonly kind: 'percent'; readonly basisPoints: number }
    | { readonly kind: 'amount'; readonly amount: Money }
    | { readonly kind: 'free-shipping' };
  /** Null when any cart will do; in the currency asked for (rule 9). */
  readonly minimumGoods: Money | null;
}
