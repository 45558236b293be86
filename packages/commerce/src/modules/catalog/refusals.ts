import type { RefusalCategories } from '#graphql';

type Nothing = Record<string, never>;

export interface CatalogRefusals {
  'search-or-filter-missing': Nothing;
  'current-page-not-positive': Nothing;
  'page-size-not-positive': Nothing;
  'page-size-too-large': { readonly maximum: number };
  'page-out-of-range': { readonly currentPage: number; readonly pages: number };
  'filters-exclude-one-another': { readonly first: string; readonly second: string };
  'category-url-path-not-found': Nothing;
  'uid-incorrect': { readonly uid: string };
  'match-too-short': { readonly minimum: number };
  'option-value-uids-incorrect': Nothing;
  'category-not-found': Nothing;
  'attribute-code-missing': { readonly entityType: string };
  'entity-type-missing': { readonly attributeCode: string };
  'attribute-and-entity-type-missing': Nothing;
  'entity-type-invalid': { readonly entityType: string };
}

export const catalogRefusals: RefusalCategories<'catalog', CatalogRefusals> = {
  'search-or-filter-missing': 'graphql-input',
  'current-page-not-positive': 'graphql-input',
  'page-size-not-positive': 'graphql-input',
  'page-size-too-large': 'graphql-input',
  'page-out-of-range': 'graphql-input',
  'filters-exclude-one-another': 'graphql-input',
  'category-url-path-not-found': 'graphql-input',
  'uid-incorrect': 'graphql-input',
  'match-too-short': 'graphql-input',
  'option-value-uids-incorrect': 'graphql-input',
  'category-not-found': 'graphql-no-such-entity',
  'attribute-code-missing': 'graphql-input',
  'entity-type-missing': 'graphql-input',
  'attribute-and-entity-type-missing': 'graphql-input',
  'entity-type-invalid': 'graphql-input',
};

/** The refusal of one code, or of any when none is named. */
export type CatalogRefusal<Code extends keyof CatalogRefusals = keyof CatalogRefusals> = {
  [C in Code]: { readonly code: C; readonly details: CatalogRefusals[C] };
}[Code];
