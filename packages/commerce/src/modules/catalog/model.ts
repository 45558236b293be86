import type { PricingContext } from '#pricing';
import type { CatalogReader } from './reader.ts';

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

/** The refusal of one code, or of any when none is named. */
export type CatalogRefusal<Code extends keyof CatalogRefusals = keyof CatalogRefusals> = {
  [C in Code]: { readonly code: C; readonly details: CatalogRefusals[C] };
}[Code];

export interface CatalogContext extends PricingContext {
  readonly catalog: CatalogReader;
  /** Largest page a client may ask for; absent means any. */
  readonly maximumPageSize?: number;
}
