import type { RefusalCategories } from '#graphql';

export interface VisitsRefusals {
  'visit-report-not-valid': { readonly most: number };
}

export const visitsRefusals: RefusalCategories<'visits', VisitsRefusals> = {
  'visit-report-not-valid': 'graphql-input',
};
