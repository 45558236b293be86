import type { RefusalCategories } from '#graphql';

export interface ConsentsRefusals {
  'consent-version-not-known': Record<string, never>;
}

export const consentsRefusals: RefusalCategories<'consents', ConsentsRefusals> = {
  'consent-version-not-known': 'graphql-input',
};
