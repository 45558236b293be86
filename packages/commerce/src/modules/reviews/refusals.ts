import type { Refusal } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';

type Nothing = Record<string, never>;

/** Behaviour 145 has the words where Magento has any. */
export interface ReviewsRefusals {
  'reviews-disabled': Nothing;
  'review-guest': Nothing;
  'review-product-not-found': { readonly sku: string };
  'review-not-found': Nothing;
  'review-exists': Nothing;
  'review-rating-missing': Nothing;
  'review-nickname-length': { readonly most: number };
  'review-summary-length': { readonly most: number };
  'review-text-length': { readonly most: number };
  'review-own-vote': Nothing;
  'review-picture-not-found': Nothing;
  'review-pictures-too-many': { readonly most: number };
}

export const reviewsRefusals: RefusalCategories<'reviews', ReviewsRefusals> = {
  'reviews-disabled': 'graphql-authorization',
  'review-guest': 'graphql-authorization',
  'review-product-not-found': 'graphql-no-such-entity',
  'review-not-found': 'graphql-no-such-entity',
  'review-exists': 'graphql-input',
  'review-rating-missing': 'graphql-input',
  'review-nickname-length': 'graphql-input',
  'review-summary-length': 'graphql-input',
  'review-text-length': 'graphql-input',
  'review-own-vote': 'graphql-input',
  'review-picture-not-found': 'graphql-no-such-entity',
  'review-pictures-too-many': 'graphql-input',
};

export type ReviewsRefusal<Code extends keyof ReviewsRefusals = keyof ReviewsRefusals> = {
  [C in Code]: Refusal<C, ReviewsRefusals[C]>;
}[Code];

export type TooMany = Refusal<'too-many-requests', Nothing>;
