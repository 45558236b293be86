import type { RefusalCategories } from '#graphql';

export interface StoresRefusals {
  'store-not-found': { readonly code: string };
  'currency-not-allowed': { readonly currency: string };
  'token-not-valid': Record<string, never>;
  'country-id-missing': Record<string, never>;
  'country-not-available': { readonly country: string };
  'too-many-requests': Record<string, never>;
}

export const storesRefusals: RefusalCategories<'stores', StoresRefusals> = {
  'store-not-found': 'graphql-input',
  'currency-not-allowed': 'graphql-input',
  'token-not-valid': 'graphql-authentication',
  'country-id-missing': 'graphql-input',
  'country-not-available': 'graphql-no-such-entity',
  'too-many-requests': 'graphql-input',
};
