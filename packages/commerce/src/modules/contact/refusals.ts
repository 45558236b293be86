import { type Result, refuse } from '@bowline/kit';
import type { RefusalCategories } from '#graphql';
import type { StoresRefusals } from '#stores';
import type { ContactField, Problem } from './model.ts';

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

/** As the input of `contactUs` calls them. */
const inputNames: Partial<Record<ContactField, string>> = {
  NAME: 'name',
  EMAIL: 'email',
  TELEPHONE: 'telephone',
  MESSAGE: 'comment',
};

/** Rule 8: behaviour 149 has words for what is missing and for a wrong e-mail address. */
export function refusalOfProblem({ field, code, most = 0 }: Problem): Result<never, ContactRefusal> {
  if (field === 'EMAIL') return refuse('contact-email-not-valid');
  const name = inputNames[field] ?? field;
  if (code === 'TOO_LONG') return refuse('contact-field-too-long', { field: name, most });
  if (code === 'MISSING' && field === 'NAME') return refuse('contact-name-missing');
  if (code === 'MISSING') return refuse('contact-comment-missing');
  return refuse('contact-field-not-valid', { field: name });
}
