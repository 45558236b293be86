import type { Refusal } from '@bowline/kit';

type Nothing = Record<string, never>;

/** Why a line was not added or changed; the cart itself answers all the same (behaviours 74 to 87). */
export interface LineRefusals {
  'line-product-not-found': { readonly sku: string };
  'line-options-missing': Nothing;
  'line-quantity-not-positive': Nothing;
  'line-quantity-not-whole': Nothing;
  'line-quantity-too-low': { readonly least: number };
  'line-quantity-too-high': { readonly most: number };
  'line-stock-insufficient': Nothing;
  'line-sample-in-cart': Nothing;
  'line-cart-full': { readonly most: number };
  'line-gift-card-field': { readonly field: GiftCardField };
  'line-gift-card-amount': { readonly from: string; readonly to: string };
  'line-not-found': { readonly id: string };
  /** Around one of the others, where clients expect it so (behaviours 83 and 87). */
  'line-not-added': { readonly sku: string; readonly reason: string };
  'line-not-updated': { readonly sku: string; readonly reason: string };
}

export type GiftCardField =
  | 'amount'
  | 'delivery_date'
  | 'sender'
  | 'sender_email'
  | 'recipient'
  | 'recipient_email'
  | 'message';

export type LineRefusal<Code extends keyof LineRefusals = keyof LineRefusals> = {
  [C in Code]: Refusal<C, LineRefusals[C]>;
}[Code];

export interface RefusedLine {
  /** Which of the wishes. */
  readonly index: number;
  readonly sku: string;
  readonly refusal: LineRefusal;
}
