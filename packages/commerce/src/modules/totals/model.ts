import type { CurrencyCode, Money } from '@bowline/kit';

/** Whether arithmetic starts from prices with VAT or without (rule 1). */
export type Basis = 'incl' | 'excl';
export type VatRounding = 'per-line' | 'per-order';

export interface DraftLine {
  readonly id: string;
  readonly quantityHundredths: number;
  readonly unitExcl: Money;
  readonly unitIncl: Money;
  readonly vatBasisPoints: number;
  readonly isDiscountable: boolean;
  /** False for gift cards bought, which are not shipped: shipping does not follow their rate (rule 8). */
  readonly isGoods: boolean;
}

export interface PercentDiscount {
  readonly kind: 'percent';
  readonly label: string;
  readonly basisPoints: number;
}

export type CouponEffect =
  | PercentDiscount
  | { readonly kind: 'amount'; readonly label: string; readonly amount: Money }
  | { readonly kind: 'free-shipping'; readonly label: string };

/** Everything that decides what is to be paid, already priced for one visitor. */
export interface PricedDraft {
  readonly currency: CurrencyCode;
  readonly basis: Basis;
  readonly rounding: VatRounding;
  readonly lines: readonly DraftLine[];
  /** With the rate it has when there are no goods whose rates it could follow (rule 8). */
  readonly shipping: { readonly excl: Money; readonly incl: Money; readonly vatBasisPoints: number } | null;
  readonly incentive: PercentDiscount | null;
  readonly coupon: CouponEffect | null;
  readonly giftCards: readonly { readonly code: string; readonly balance: Money }[];
}

/** An amount taken apart: excl + tax = incl. */
export interface TaxedAmount {
  readonly excl: Money;
  readonly tax: Money;
  readonly incl: Money;
}

/** What shipping costs at one of the rates of the goods (rule 8). */
export interface ShippingPart extends TaxedAmount {
  readonly vatBasisPoints: number;
}

export interface LineTotals {
  readonly id: string;
  readonly vatBasisPoints: number;
  readonly unit: { readonly excl: Money; readonly incl: Money };
  /** Before discounts. */
  readonly row: TaxedAmount;
  /** What was taken off, on the basis of the draft. */
  readonly discount: Money;
  /** After discounts. */
  readonly total: TaxedAmount;
}

export interface AppliedDiscount {
  readonly source: 'incentive' | 'coupon';
  readonly label: string;
  /** On the basis of the draft. */
  readonly amount: Money;
}

export interface Breakdown {
  readonly currency: CurrencyCode;
  readonly basis: Basis;
  readonly lines: readonly LineTotals[];
  /** All lines before discounts. */
  readonly subtotal: TaxedAmount;
  readonly discounts: readonly AppliedDiscount[];
  /** All lines after discounts. */
  readonly goods: TaxedAmount;
  /** Null when nothing is shipped or nothing was chosen yet. */
  readonly shipping:
    | (TaxedAmount & { readonly isFreeByCoupon: boolean; readonly parts: readonly ShippingPart[] })
    | null;
  /** One entry for each rate above zero, the highest first (rule 12). */
  readonly taxes: readonly {
    readonly basisPoints: number;
    readonly taxable: Money;
    readonly amount: Money;
  }[];
  readonly tax: Money;
  readonly grandTotal: Money;
  readonly giftCards: readonly { readonly code: string; readonly amount: Money }[];
  readonly toPay: Money;
}
