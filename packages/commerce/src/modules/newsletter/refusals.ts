import type { RefusalCategories } from '#graphql';

type Nothing = Record<string, never>;

/** Behaviour 147 has the words. */
export interface NewsletterRefusals {
  'newsletter-email-not-valid': Nothing;
  'newsletter-already-subscribed': Nothing;
  'newsletter-key-not-valid': Nothing;
  'newsletter-way-out-not-found': Nothing;
}

export const newsletterRefusals: RefusalCategories<'newsletter', NewsletterRefusals> = {
  'newsletter-email-not-valid': 'graphql-input',
  'newsletter-already-subscribed': 'graphql-input',
  'newsletter-key-not-valid': 'graphql-input',
  'newsletter-way-out-not-found': 'graphql-no-such-entity',
};
