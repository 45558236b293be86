import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';

type Nothing = Record<string, never>;

/** Behaviours 118 to 131 have the words. */
export interface CustomersRefusals {
  'sign-in-failed': Nothing;
  'sign-in-unconfirmed': Nothing;
  'sign-in-value-missing': { readonly value: 'email' | 'password' | 'currentPassword' | 'newPassword' };
  'customer-exists': Nothing;
  'customer-email-not-valid': { readonly email: string };
  'customer-name-missing': { readonly name: string };
  'customer-field-not-valid': { readonly field: string };
  'customer-input-empty': Nothing;
  'customer-date-not-valid': Nothing;
  'password-too-short': { readonly least: number };
  'password-too-long': { readonly most: number };
  'password-too-simple': { readonly needed: number };
  'current-password-wrong': Nothing;
  'current-password-missing': Nothing;
  'reset-email-missing': Nothing;
  'reset-email-not-valid': Nothing;
  'reset-token-missing': Nothing;
  'reset-password-missing': Nothing;
  'reset-token-not-valid': Nothing;
  'checked-email-missing': Nothing;
  'checked-email-not-valid': Nothing;
  'confirmation-not-valid': Nothing;
  'address-is-default-billing': { readonly id: number };
  'address-is-default-shipping': { readonly id: number };
  'booked-address-not-found': Nothing;
  'address-region-id-required': Nothing;
  'address-book-full': { readonly most: number };
  'session-not-found': Nothing;
  'payment-token-not-found': Nothing;
  'passkey-not-valid': Nothing;
  'passkey-not-found': Nothing;
  'passkeys-full': { readonly most: number };
}

export const customersRefusals: RefusalCategories<'customers', CustomersRefusals> = {
  'sign-in-failed': 'graphql-authentication',
  'sign-in-unconfirmed': 'graphql-authentication',
  'sign-in-value-missing': 'graphql-input',
  'customer-exists': 'graphql-input',
  'customer-email-not-valid': 'graphql-input',
  'customer-name-missing': 'graphql-input',
  'customer-field-not-valid': 'graphql-input',
  'customer-input-empty': 'graphql-input',
  'customer-date-not-valid': 'graphql-input',
  'password-too-short': 'graphql-input',
  'password-too-long': 'graphql-input',
  'password-too-simple': 'graphql-input',
  'current-password-wrong': 'graphql-authentication',
  'current-password-missing': 'graphql-input',
  'reset-email-missing': 'graphql-input',
  'reset-email-not-valid': 'graphql-input',
  'reset-token-missing': 'graphql-input',
  'reset-password-missing': 'graphql-input',
  'reset-token-not-valid': 'graphql-input',
  'checked-email-missing': 'graphql-input',
  'checked-email-not-valid': 'graphql-input',
  'confirmation-not-valid': 'graphql-input',
  'address-is-default-billing': 'graphql-input',
  'address-is-default-shipping': 'graphql-input',
  'booked-address-not-found': 'graphql-no-such-entity',
  'address-region-id-required': 'graphql-input',
  'address-book-full': 'graphql-input',
  'session-not-found': 'graphql-no-such-entity',
  'payment-token-not-found': 'graphql-no-such-entity',
  'passkey-not-valid': 'graphql-input',
  'passkey-not-found': 'graphql-no-such-entity',
  'passkeys-full': 'graphql-input',
};

export type CustomersRefusal<Code extends keyof CustomersRefusals = keyof CustomersRefusals> = {
  [C in Code]: Refusal<C, CustomersRefusals[C]>;
}[Code];
