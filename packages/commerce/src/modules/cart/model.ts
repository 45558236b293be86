import type { SoldThing } from '#catalog';
import type { PaymentDetails } from '#payments';
import type { PickupPoint } from '#shipping';
import type { PostalAddress } from '#stores';
import type { TaxKind, VatEvidence } from '#tax';

/** A variant that was asked for by its own sku alone is a line of that variant, not of its product (rule 5). */
export type LineKind = 'product' | 'variant' | 'sample' | 'gift-card';

export type Address = PostalAddress;

/** The fields of a gift card somebody buys. */
export interface GiftCardWish {
  /** Minor units of `currency`, which is that of the visitor who asked for it. */
  readonly amountMinor: number;
  readonly currency: string;
  readonly senderName: string;
  readonly senderEmail: string | null;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string | null;
  /** The day on which the letter goes out, such as 2026-12-24; without one as soon as it is paid. */
  readonly deliverOn?: string | null;
}

export interface CartLine {
  readonly id: number;
  readonly kind: LineKind;
  readonly sku: string;
  readonly quantityHundredths: number;
  readonly giftCard: GiftCardWish | null;
  /** What its sku stands for now; null when it can no longer be bought (rule 4). */
  readonly thing: SoldThing | null;
}

/** A line of a cart to be; without an id it is new. */
export type PlannedLine = Omit<CartLine, 'id'> & { readonly id: number | null };

/** Everything that was decided about a cart; what it costs is worked out from it each time (rule 10). */
export interface Cart {
  readonly id: number;
  readonly maskedId: string;
  readonly customerId: number | null;
  readonly isActive: boolean;
  readonly storeCode: string;
  readonly email: string | null;
  readonly remarks: string | null;
  readonly isBusinessOrder: boolean;
  /** Of a business order. */
  readonly company: string | null;
  readonly couponCode: string | null;
  readonly giftCardCodes: readonly string[];
  readonly shippingAddress: Address | null;
  /** Null: the same as the shipping address. */
  readonly billingAddress: Address | null;
  /** Whether the buyer has said so, one way or the other. */
  readonly isBillingChosen: boolean;
  readonly shippingCarrier: string | null;
  readonly shippingMethod: string | null;
  readonly pickupPoint: PickupPoint | null;
  readonly paymentMethod: string | null;
  /** What the client calls it, where that is not the shop's name (rule 27). */
  readonly paymentName: string | null;
  readonly paymentDetails: PaymentDetails | null;
  /** Of the buyer's own books, with a purchase order. */
  readonly purchaseOrderNumber: string | null;
  readonly vatEvidence: VatEvidence | null;
  readonly shownTaxKind: TaxKind | null;
  /** Rises with every change. */
  readonly version: number;
  readonly lines: readonly CartLine[];
}
