import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';

export interface StoresRefusals extends AddressRefusals {
  'store-not-found': { readonly code: string };
  'currency-not-allowed': { readonly currency: string };
  'token-not-valid': Record<string, never>;
  'country-id-missing': Record<string, never>;
  'country-not-available': { readonly country: string };
  'too-many-requests': Record<string, never>;
}

/** What is wrong with an address, wherever it is written. */
export interface AddressRefusals {
  'address-field-missing': { readonly field: AddressField };
  'address-field-too-long': { readonly field: AddressField };
  'address-field-not-valid': { readonly field: AddressField };
  'too-many-street-lines': { readonly most: number };
  'region-required': Record<string, never>;
  'region-not-of-country': Record<string, never>;
  'country-not-shipped-to': Record<string, never>;
}

export type AddressField =
  | 'prefix'
  | 'firstname'
  | 'middlename'
  | 'lastname'
  | 'suffix'
  | 'company'
  | 'street'
  | 'house_number'
  | 'city'
  | 'region'
  | 'postcode'
  | 'telephone'
  | 'fax'
  | 'vat_id'
  | 'custom_attributes';
export type FieldProblem = 'missing' | 'too-long' | 'not-valid';
export type AddressRefusal<Code extends keyof AddressRefusals = keyof AddressRefusals> = {
  [C in Code]: Refusal<C, AddressRefusals[C]>;
}[Code];
export type FieldRefusal = AddressRefusal<`address-field-${FieldProblem}`>;

export const storesRefusals: RefusalCategories<'stores', StoresRefusals> = {
  'store-not-found': 'graphql-input',
  'currency-not-allowed': 'graphql-input',
  'token-not-valid': 'graphql-authentication',
  'country-id-missing': 'graphql-input',
  'country-not-available': 'graphql-no-such-entity',
  'too-many-requests': 'graphql-input',
  'address-field-missing': 'graphql-input',
  'address-field-too-long': 'graphql-input',
  'address-field-not-valid': 'graphql-input',
  'too-many-street-lines': 'graphql-input',
  'region-required': 'graphql-input',
  'region-not-of-country': 'graphql-input',
  'country-not-shipped-to': 'graphql-input',
};
