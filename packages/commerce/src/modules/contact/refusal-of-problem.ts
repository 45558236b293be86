import type { Result } from '@bowline/kit';
import { refuse } from '@bowline/kit';
import type { ContactField, Problem } from './model.ts';
import type { ContactRefusal } from './refusals.ts';

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
