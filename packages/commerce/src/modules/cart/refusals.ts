import type { Refusal } from '@bowline/kit';
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
  'address-field-missing': { readonly field: AddressField };
  'address-field-too-short': { readonly field: AddressField };
  'address-field-too-long': { readonly field: AddressField };
  'address-field-not-valid': { readonly field: AddressField };
  'too-many-street-lines': Nothing;
  'region-required': Nothing;
  'region-not-of-country': Nothing;
  'country-not-shipped-to': Nothing;
  'several-shipping-methods': Nothing;
  'shipping-method-for-empty-cart': Nothing;
  'shipping-method-not-found': { readonly carrier: string; readonly method: string };
  'pickup-location-not-found': { readonly code: string };
  'pickup-point-missing': Nothing;
  'pickup-point-not-found': Nothing;
  'payment-code-missing': Nothing;
  'payment-method-not-available': Nothing;
  'remarks-too-long': { readonly limit: number };
  'company-missing': Nothing;
  'vat-number-not-valid': Nothing;
}

export type AddressField =
  | 'firstname'
  | 'lastname'
  | 'company'
  | 'street'
  | 'city'
  | 'postcode'
  | 'telephone'
  | 'vat_id';
export type FieldProblem = 'missing' | 'too-short' | 'too-long' | 'not-valid';
export type FieldRefusal = CartRefusal<`address-field-${FieldProblem}`>;

export type CartRefusal<Code extends keyof CartRefusals = keyof CartRefusals> = {
  [C in Code]: Refusal<C, CartRefusals[C]>;
}[Code];
