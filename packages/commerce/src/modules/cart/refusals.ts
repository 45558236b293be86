import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';
import type { LineRefusals } from './lines/line-refusals.ts';

type Nothing = Record<string, never>;
/** Magento ends some of its sentences and leaves others open. */
type Stop = { readonly stop: '' | '.' };

/** Everything a cart can refuse, with what its message needs. Behaviours 61 to 117 have the words. */
export interface CartRefusals extends LineRefusals {
  'cart-parameter-missing': { readonly parameter: string } & Stop;
  'cart-parameter-empty': { readonly parameter: string };
  'cart-not-found': { readonly cartId: string };
  'cart-not-yours': { readonly cartId: string };
  'cart-not-active': Nothing;
  'cart-id-length': Nothing;
  'cart-id-taken': { readonly cartId: string };
  'customer-has-own-cart': Nothing;
  'cart-for-customers-only': Nothing;
  'customer-not-authorized': Nothing;
  'not-for-customers': Nothing;
  'cart-is-empty': Stop;
  'cart-line-not-found': Nothing;
  'cart-change-key-not-valid': Nothing;
  'coupon-already-applied': Nothing;
  'gift-card-already-applied': Nothing;
  'gift-card-not-applied': Nothing;
  'too-many-gift-cards': { readonly most: number };
  'guest-email-not-valid': Nothing;
  'several-shipping-addresses': Nothing;
  'shipping-address-not-needed': Nothing;
  'shipping-address-missing': Nothing;
  'shipping-address-not-chosen': Nothing;
  'shipping-address-chosen-twice': Nothing;
  'billing-address-not-chosen': Nothing;
  'billing-address-chosen-twice': Nothing;
  'same-as-shipping-without-shipping': Nothing;
  'billing-address-is-pickup-location': Nothing;
  'address-not-found': { readonly id: string };
  'address-not-yours': { readonly id: string };
  'several-shipping-methods': Nothing;
  'shipping-method-for-empty-cart': Nothing;
  'shipping-method-not-found': { readonly carrier: string; readonly method: string };
  'pickup-location-not-found': { readonly code: string };
  'pickup-point-missing': Nothing;
  'purchase-order-number-missing': Nothing;
  'pickup-point-not-found': Nothing;
  'payment-code-missing': Nothing;
  'payment-method-not-available': Nothing;
  'gift-options-not-available': Nothing;
  'remarks-too-long': { readonly limit: number };
  'company-missing': Nothing;
  'vat-number-not-valid': Nothing;
}

export const cartRefusals: RefusalCategories<'cart', CartRefusals> = {
  'cart-parameter-missing': 'graphql-input',
  'cart-parameter-empty': 'graphql-input',
  'cart-not-found': 'graphql-no-such-entity',
  'cart-not-yours': 'graphql-authorization',
  'cart-not-active': 'graphql-no-such-entity',
  'cart-id-length': 'graphql-input',
  'cart-id-taken': 'graphql-already-exists',
  'customer-has-own-cart': 'graphql-input',
  'cart-for-customers-only': 'graphql-authorization',
  'customer-not-authorized': 'graphql-authorization',
  'not-for-customers': 'graphql-input',
  'cart-is-empty': 'graphql-input',
  'cart-line-not-found': 'graphql-no-such-entity',
  'cart-change-key-not-valid': 'graphql-input',
  'coupon-already-applied': 'graphql-input',
  'gift-card-already-applied': 'graphql-input',
  'gift-card-not-applied': 'graphql-no-such-entity',
  'too-many-gift-cards': 'graphql-input',
  'guest-email-not-valid': 'graphql-input',
  'several-shipping-addresses': 'graphql-input',
  'shipping-address-not-needed': 'graphql-input',
  'shipping-address-missing': 'graphql-input',
  'shipping-address-not-chosen': 'graphql-input',
  'shipping-address-chosen-twice': 'graphql-input',
  'billing-address-not-chosen': 'graphql-input',
  'billing-address-chosen-twice': 'graphql-input',
  'same-as-shipping-without-shipping': 'graphql-input',
  'billing-address-is-pickup-location': 'graphql-input',
  'address-not-found': 'graphql-no-such-entity',
  'address-not-yours': 'graphql-authorization',
  'several-shipping-methods': 'graphql-input',
  'shipping-method-for-empty-cart': 'graphql-input',
  'shipping-method-not-found': 'graphql-input',
  'pickup-location-not-found': 'graphql-no-such-entity',
  'pickup-point-missing': 'graphql-input',
  'purchase-order-number-missing': 'graphql-input',
  'pickup-point-not-found': 'graphql-input',
  'payment-code-missing': 'graphql-input',
  'payment-method-not-available': 'graphql-input',
  'gift-options-not-available': 'graphql-input',
  'remarks-too-long': 'graphql-input',
  'company-missing': 'graphql-input',
  'vat-number-not-valid': 'graphql-input',
  'line-product-not-found': 'graphql-input',
  'line-options-missing': 'graphql-input',
  'line-quantity-not-positive': 'graphql-input',
  'line-quantity-not-whole': 'graphql-input',
  'line-quantity-too-low': 'graphql-input',
  'line-quantity-too-high': 'graphql-input',
  'line-stock-insufficient': 'graphql-input',
  'line-sample-in-cart': 'graphql-input',
  'line-cart-full': 'graphql-input',
  'line-gift-card-field': 'graphql-input',
  'line-gift-card-amount': 'graphql-input',
  'line-not-found': 'graphql-input',
  'line-not-added': 'graphql-input',
  'line-not-updated': 'graphql-input',
};

export type CartRefusal<Code extends keyof CartRefusals = keyof CartRefusals> = {
  [C in Code]: Refusal<C, CartRefusals[C]>;
}[Code];
