import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';

type Nothing = Record<string, never>;

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
  'order-too-many-unpaid': Nothing;
  'order-transfer-share-exceeded': Nothing;
  'order-below-minimum': { readonly minimum: string; readonly remaining: string };
  'order-terms-changed': Nothing;
  'order-content-consent-changed': Nothing;
  'order-tax-changed': Nothing;
  'order-gift-card-changed': Nothing;
  'order-payment-not-started': Nothing;
  /** Around one of the others, with the code clients of Magento look for; `order-refused` says no more than the reason. */
  'order-not-placed': RefusedOrder;
  'order-refused': RefusedOrder;
  'order-not-located': Nothing;
  'order-needs-login': Nothing;

  'cancel-order-not-found': Nothing;
  'cancel-status-not-right': Nothing;
  'cancel-shipped': Nothing;
  'cancel-reason-not-known': Nothing;
  'cancel-not-confirmed': Nothing;
}

interface RefusedOrder {
  readonly errorCode: PlaceOrderErrorCode;
  readonly reason: string;
  /** That of the refusal which the reason puts into words. */
  readonly reasonCode: string;
}

export type PlaceOrderErrorCode =
  | 'CART_NOT_FOUND'
  | 'CART_NOT_ACTIVE'
  | 'GUEST_EMAIL_MISSING'
  | 'UNABLE_TO_PLACE_ORDER'
  | 'UNDEFINED';

export const checkoutRefusals: RefusalCategories<'checkout', CheckoutRefusals> = {
  'guest-email-missing': 'graphql-input',
  'order-without-lines': 'graphql-input',
  'order-cart-busy': 'graphql-input',
  'order-address-missing': 'graphql-input',
  'order-shipping-method-missing': 'graphql-input',
  'order-billing-address-missing': 'graphql-input',
  'order-payment-method-missing': 'graphql-input',
  'order-out-of-stock': 'graphql-input',
  'order-too-many-unpaid': 'graphql-input',
  'order-transfer-share-exceeded': 'graphql-input',
  'order-below-minimum': 'graphql-input',
  'order-terms-changed': 'graphql-input',
  'order-content-consent-changed': 'graphql-input',
  'order-tax-changed': 'graphql-input',
  'order-gift-card-changed': 'graphql-input',
  'order-payment-not-started': 'graphql-input',
  'order-not-placed': 'graphql-input',
  'order-refused': 'graphql-input',
  'order-not-located': 'graphql-no-such-entity',
  'order-needs-login': 'graphql-authorization',
  'cancel-order-not-found': 'graphql-no-such-entity',
  'cancel-status-not-right': 'graphql-input',
  'cancel-shipped': 'graphql-input',
  'cancel-reason-not-known': 'graphql-input',
  'cancel-not-confirmed': 'graphql-input',
};

export type CheckoutRefusal<Code extends keyof CheckoutRefusals = keyof CheckoutRefusals> = {
  [C in Code]: Refusal<C, CheckoutRefusals[C]>;
}[Code];
