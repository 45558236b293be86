import type { RefusalCategories } from '#graphql';
import type { StoresRefusals } from '#stores';

export interface ContactRefusals {
  'contact-unavailable': Record<string, never>;
  'contact-email-not-valid': Record<string, never>;
  'contact-name-missing': Record<string, never>;
  'contact-comment-missing': Record<string, never>;
  'contact-field-not-valid': { readonly field: string };
  'contact-field-too-long': { readonly field: string; readonly most: number };
}

export const contactRefusals: RefusalCategories<'contact', ContactRefusals> = {
  'contact-unavailable': 'graphql-input',
  'contact-email-not-valid': 'graphql-input',
  'contact-name-missing': 'graphql-input',
  'contact-comment-missing': 'graphql-input',
  'contact-field-not-valid': 'graphql-input',
  'contact-field-too-long': 'graphql-input',
};

export type ContactRefusal =
  | {
      [Code in keyof ContactRefusals]: { readonly code: Code; readonly details: ContactRefusals[Code] };
    }[keyof ContactRefusals]
  | { readonly code: 'too-many-requests'; readonly details: StoresRefusals['too-many-requests'] };
