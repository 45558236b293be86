import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';

type Nothing = Record<string, never>;

export interface CompareRefusals {
  'compare-uid-missing': Nothing;
  'compare-list-not-found': Nothing;
  'compare-list-full': { readonly most: number };
  'compare-call-too-long': { readonly most: number };
  'compare-product-not-found': { readonly id: string };
  'compare-not-signed-in': Nothing;
}

export const compareRefusals: RefusalCategories<'compare', CompareRefusals> = {
  'compare-uid-missing': 'graphql-input',
  'compare-list-not-found': 'graphql-input',
  'compare-list-full': 'graphql-input',
  'compare-call-too-long': 'graphql-input',
  'compare-product-not-found': 'graphql-input',
  'compare-not-signed-in': 'graphql-input',
};

export type CompareRefusal<Code extends keyof CompareRefusals> = {
  [C in Code]: Refusal<C, CompareRefusals[C]>;
}[Code];
