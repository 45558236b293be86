import type { CurrencyCode, Money, Refusal } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { PickupPoint } from '#shipping';
import type { Day, PostalAddress } from '#stores';
import type { TaxClass, TaxKind } from '#tax';
import type { Breakdown } from '#totals';
import type { OrderStatus } from './order-status.ts';

/** As it was typed at the checkout. */
export type OrderAddress = PostalAddress;

export interface OrderLine {
  /** The same as in the breakdown. */
  readonly id: string;
  readonly kind: 'product' | 'sample' | 'gift-card';
  readonly sku: string;
  /** Of a variant. */
  readonly parentSku: string | null;
  readonly urlKey: string;
  readonly name: string;
  readonly options: readonly { readonly label: string; readonly value: string }[];
  readonly imageFile: string | null;
  readonly quantityHundredths: number;
  readonly weightGrams: number;
  readonly lengthCm: number | null;
  readonly isShipped: boolean;
  readonly taxClass: TaxClass;
  /** Null for what never runs out, and of orders from before it was kept. */
  readonly stock: { readonly poolKey: string; readonly unitsPerPiece: number } | null;
  readonly giftCard: {
    readonly senderName: string;
    readonly senderEmail: string | null;
    readonly recipientName: string;
    readonly recipientEmail: string;
    readonly message: string | null;
    /** The day on which the letter goes out; absent on orders from before it could be chosen. */
    readonly deliverOn?: string | null;
  } | null;
}

/** What a buyer agreed to, and when, in ISO 8601. */
export interface ContentConsent {
  readonly version: string;
  readonly givenAt: string;
}

/** Rule 1. Kept as JSON: plain data, no dates. A change of its shape is another version of it (rule 16, `shapes/`). */
export interface OrderSnapshot {
  readonly locale: LocaleName;
  readonly lines: readonly OrderLine[];
  readonly breakdown: Breakdown;
  readonly shippingAddress: OrderAddress | null;
  readonly billingAddress: OrderAddress;
  readonly shipping: {
    readonly carrier: string;
    readonly method: string;
    readonly carrierName: string;
    readonly pickupPoint: PickupPoint | null;
    readonly earliestDate: Day;
    readonly latestDate: Day;
  } | null;
  readonly isBusinessOrder: boolean;
  readonly remarks: string | null;
  readonly couponCode: string | null;
  readonly tax: {
    readonly kind: TaxKind;
    readonly basisPoints: number;
    readonly vatNumber: string | null;
    /** What is known of the number: see the evidence of `tax`. */
    readonly vatEvidence: {
      readonly source: string;
      readonly reference: string | null;
      readonly checkedAt: string;
    } | null;
    /** The number could not be confirmed when the order was placed (tax rule 11). */
    readonly isMarked: boolean;
  };
  /** Millionths of the currency for one euro. */
  readonly exchangeRatePerMillion: number;
  readonly termsVersion: string;
  /** False for clients that show no box to tick. */
  readonly isTermsAgreementExplicit: boolean;
  /** Checkout rule 37: that digital content begins at once; absent where nobody agreed to it, or there is none. */
  readonly contentConsent?: ContentConsent;
  /** Of the buyer's own books; only with a purchase order. */
  readonly purchaseOrderNumber?: string;
  /** Taken from pools when the order was placed, all pools together. */
  readonly stockUnits: number;
}

export interface Order {
  readonly id: number;
  readonly number: string;
  readonly token: string;
  readonly cartMaskedId: string;
  readonly customerId: number | null;
  readonly status: OrderStatus;
  readonly placedAt: Date;
  readonly storeCode: string;
  readonly email: string;
  readonly currency: CurrencyCode;
  readonly grandTotal: Money;
  readonly toPay: Money;
  readonly paymentMethod: string;
  readonly snapshot: OrderSnapshot;
  /** When its buyer was erased (rule 21). */
  readonly erasedAt: Date | null;
}

export type NewOrder = Omit<Order, 'id' | 'number' | 'token' | 'erasedAt'>;

export interface OrdersRefusals {
  'order-not-found': Record<string, never>;
  'order-move-not-possible': { readonly from: OrderStatus; readonly to: OrderStatus };
  'credit-too-high': { readonly creditableMinor: number };
  'order-line-not-known': { readonly line: string };
  'order-line-quantity-not-possible': { readonly line: string; readonly leftHundredths: number };
  /** Only an order that was settled is canceled by line: what waits for money waits for all of it. */
  'order-lines-need-settling': Record<string, never>;
  'order-not-over': { readonly status: OrderStatus };
  /** What a gift card paid is gone: only so much of its line is left (gift-cards rule 7). */
  'gift-card-spent': { readonly line: string; readonly leftMinor: number };
  /** Paid already, over, or a provider's to say. */
  'money-not-expected': Record<string, never>;
}
export type OrdersRefusal<Code extends keyof OrdersRefusals = keyof OrdersRefusals> = {
  [C in Code]: Refusal<C, OrdersRefusals[C]>;
}[Code];
