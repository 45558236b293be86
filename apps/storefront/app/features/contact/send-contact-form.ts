import { data, redirect } from 'react-router';
import type { CommerceAnswer, GraphqlError } from '../../data/commerce-client.ts';
import {
  ContactUsMutation,
  RequestAppointmentMutation,
  RequestWholesaleMutation,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { messageProblems } from './check-message.ts';
import {
  type ContactAnswer,
  type ContactFieldName,
  type ContactFormName,
  type ContactValues,
  type FieldProblem,
  formId,
  isContactForm,
  type ProblemCode,
  sentParameter,
} from './contact-answer.ts';
import { isTrapped, readValues } from './read-values.ts';

interface ApiProblem {
  readonly field: string;
  readonly code: ProblemCode;
  readonly most?: number | null;
}

type Outcome = Pick<ContactAnswer, 'problems' | 'failure'>;
const sent: Outcome = { problems: [] };

/**
 * The action of a page with such a form, as its route calls it with its own path. What was sent leads to a new address, so
 * that reloading does not send it again; what was not sent comes back with everything that was typed.
 */
export async function sendContactForm(shop: ShopRequest, form: FormData, path: string) {
  const name = form.get('intent');
  if (!isContactForm(name)) throw data('This form is not known.', { status: 405 });
  const values = readValues(form);
  const outcome = isTrapped(form) ? sent : await senders[name](shop, values);
  if (outcome.problems.length === 0 && !outcome.failure)
    throw redirect(`${path}?${sentParameter}=${name}#${formId(name)}`, 303);
  const answer: ContactAnswer = { form: name, values, ...outcome };
  return data(answer, { status: 422 });
}

const senders: Readonly<
  Record<ContactFormName, (shop: ShopRequest, values: ContactValues) => Promise<Outcome>>
> = {
  async contact(shop, values) {
    const problems = messageProblems(values);
    if (problems.length > 0) return { problems };
    const { name = '', email = '', message = '', telephone = '' } = values;
    const input = { name, email, comment: message, telephone };
    const answer = await reach(() => shop.commerce.mutate(ContactUsMutation, { input }));
    return answer.data?.contactUs?.status ? sent : failed(shop, answer.errors);
  },
  async appointment(shop, values) {
    const { name = '', email = '', telephone = '', message = '', day = '', partOfDay, persons } = values;
    const part_of_day = partOfDay === 'AFTERNOON' ? ('AFTERNOON' as const) : ('MORNING' as const);
    const input = { name, email, telephone, message, day, part_of_day, persons: wholeNumber(persons) };
    const answer = await reach(() => shop.commerce.mutate(RequestAppointmentMutation, { input }));
    const result = answer.data?.requestAppointment;
    return result ? { problems: result.problems.flatMap(toProblem) } : failed(shop, answer.errors);
  },
  async wholesale(shop, values) {
    const { name = '', email = '', telephone = '', message = '' } = values;
    const { company = '', country = '', vatNumber = '', website = '' } = values;
    const input = {
      ...{ name, email, telephone, message, company, website },
      country_code: country,
      vat_number: vatNumber,
    };
    const answer = await reach(() => shop.commerce.mutate(RequestWholesaleMutation, { input }));
    const result = answer.data?.requestWholesale;
    return result ? { problems: result.problems.flatMap(toProblem) } : failed(shop, answer.errors);
  },
};

/** A service that does not answer must not cost the visitor what was typed. */
async function reach<Result>(ask: () => Promise<CommerceAnswer<Result>>): Promise<CommerceAnswer<Result>> {
  try {
    return await ask();
  } catch (error) {
    return { data: null, errors: [{ message: String(error) }] };
  }
}

/** A refusal is a sentence for the visitor, in the language of the store; anything else is nobody's to read. */
function failed({ log }: ShopRequest, errors: readonly GraphqlError[]): Outcome {
  const refusal = errors.find(({ extensions }) => extensions?.category === 'graphql-input');
  if (!refusal) log.warn({ errors }, 'A message to the shop could not be sent');
  return { problems: [], failure: { ...(refusal && { reason: refusal.message }) } };
}

const fieldsByApiName: Readonly<Record<string, ContactFieldName>> = {
  NAME: 'name',
  EMAIL: 'email',
  TELEPHONE: 'telephone',
  MESSAGE: 'message',
  DAY: 'day',
  PERSONS: 'persons',
  COMPANY: 'company',
  COUNTRY: 'country',
  VAT_NUMBER: 'vatNumber',
  WEBSITE: 'website',
};

function toProblem(problem: ApiProblem | null): FieldProblem[] {
  if (!problem) return [];
  const { field, code, most } = problem;
  return [{ field: fieldsByApiName[field] ?? 'message', code, ...(typeof most === 'number' && { most }) }];
}

function wholeNumber(text = ''): number {
  return /^\d{1,4}$/.test(text) ? Number(text) : 0;
}
