import type { Log } from '@bowline/database';
import type { Refusal } from '@bowline/kit';
import type { CartContext } from '#cart';
import type { Payments } from '#payments';
import type { ShopSettings } from '#stores';
import type { CommerceDatabase } from '#tables';

type Nothing = Record<string, never>;

/** What the use cases of the checkout work with. */
export interface CheckoutServices {
  readonly database: CommerceDatabase;
  readonly payments: Payments;
  readonly settings: Pick<ShopSettings, 'timeZone' | 'unpaidOrderMinutes' | 'unpaidTransferDays'>;
  readonly clock: () => Date;
  readonly log: Log;
}

/** A request that may be about an order. */
export interface CheckoutContext extends CartContext {
  readonly checkout: CheckoutServices;
}

/** Everything the checkout can refuse, with what its message needs. Behaviours 115 and 135 to 137 have the words. */
export interface CheckoutRefusals {
  'guest-email-missing': Nothing;
  'order-without-lines': Nothing;
  'order-cart-busy': Nothing;
  'order-address-missing': Nothing;
  'order-shipping-method-missing': Nothing;
  'order-billing-address-missing': Nothing;
  'order-payment-method-missing': Nothing;
  'order-out-of-stock': Nothing;
  'order-below-minimum': { readonly minimum: string; readonly remaining: string };
  'order-terms-changed': Nothing;
  'order-tax-changed': Nothing;
  'order-gift-card-changed': Nothing;
  'order-payment-not-started': Nothing;
  /** Around one of the others, with the code clients of Magento look for; `order-refused` says no more than the reason. */
  'order-not-placed': { readonly errorCode: PlaceOrderErrorCode; readonly reason: string };
  'order-refused': { readonly errorCode: PlaceOrderErrorCode; readonly reason: string };
  'order-not-located': Nothing;
  'order-needs-login': Nothing;

  'cancel-order-not-found': Nothing;
  'cancel-not-authorised': Nothing;
  'cancel-status-not-right': Nothing;
  'cancel-shipped': Nothing;
  'cancel-reason-not-known': Nothing;
  'cancel-not-confirmed': Nothing;
}

export type PlaceOrderErrorCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export type CheckoutRefusal<Code extends keyof CheckoutRefusals = keyof CheckoutRefusals> = {
  [C in Code]: Refusal<C, CheckoutRefusals[C]>;
}[Code];
