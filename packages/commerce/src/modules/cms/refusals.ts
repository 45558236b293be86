import type { RefusalCategories } from '#graphql';

export interface CmsRefusals {
  'page-id-missing': Record<string, never>;
  'page-not-found': { readonly identifier: string };
  'block-identifiers-missing': Record<string, never>;
  'block-not-found': { readonly identifier: string };
}

export const cmsRefusals: RefusalCategories<'cms', CmsRefusals> = {
  'page-id-missing': 'graphql-input',
  'page-not-found': 'graphql-no-such-entity',
  'block-identifiers-missing': 'graphql-input',
  'block-not-found': 'graphql-no-such-entity',
};
