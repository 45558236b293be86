import type { FieldProblem, ProblemCode } from '@bowline/ui/forms';
import { redirect } from 'react-router';
import { attempt, receive, unknownForm } from '../../forms/form-actions.ts';
import {
  type ContactField,
  type ContactProblemCode,
  ContactUsMutation,
  RequestAppointmentMutation,
  RequestWholesaleMutation,
} from '../../generated/operations.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { contactForms, formId, isContactForm, sentParameter, trapName } from './contact-forms.ts';

/**
 * The action of a page with such a form, as its route calls it with its own path. What was sent leads to a new address, so
 * that reloading does not send it again; what was not sent comes back with everything that was typed.
 */
export async function sendContactForm(shop: ShopRequest, sent: FormData, path: string) {
  const name = sent.get('intent');
  if (!isContactForm(name)) throw unknownForm();
  const isTrapped = String(sent.get(trapName) ?? '') !== '';
  const refused = isTrapped ? undefined : await senders[name](shop, sent);
  if (refused) return refused;
  throw redirect(`${path}?${sentParameter}=${name}#${formId(name)}`, 303);
}

const senders = { contact: sendMessage, appointment: askForAppointment, wholesale: askForTerms };

async function sendMessage(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(contactForms.contact, sent);
  if (problems.length > 0) return refuse({ problems });
  const { message: comment, ...input } = values;
  const sending = shop.commerce.mutate(ContactUsMutation, { input: { ...input, comment } });
  const { result, failure } = await attempt(shop, sending);
  return result?.contactUs?.status ? undefined : refuse({ failure: failure ?? {} });
}

async function askForAppointment(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(contactForms.appointment, sent);
  if (problems.length > 0) return refuse({ problems });
  const { partOfDay, persons, ...rest } = values;
  const part_of_day = partOfDay === 'AFTERNOON' ? ('AFTERNOON' as const) : ('MORNING' as const);
  const input = { ...rest, part_of_day, persons: Number(persons) };
  const sending = shop.commerce.mutate(RequestAppointmentMutation, { input });
  const { result, failure } = await attempt(shop, sending);
  if (!result?.requestAppointment) return refuse({ failure: failure ?? {} });
  const found = result.requestAppointment.problems.flatMap((problem) =>
    toProblem(problem, fieldsOf.appointment),
  );
  return found.length > 0 ? refuse({ problems: found }) : undefined;
}

async function askForTerms(shop: ShopRequest, sent: FormData) {
  const { values, problems, refuse } = receive(contactForms.wholesale, sent);
  if (problems.length > 0) return refuse({ problems });
  const { country: country_code, vatNumber: vat_number, ...rest } = values;
  const input = { ...rest, country_code, vat_number };
  const { result, failure } = await attempt(shop, shop.commerce.mutate(RequestWholesaleMutation, { input }));
  if (!result?.requestWholesale) return refuse({ failure: failure ?? {} });
  const found = result.requestWholesale.problems.flatMap((problem) => toProblem(problem, fieldsOf.wholesale));
  return found.length > 0 ? refuse({ problems: found }) : undefined;
}

const writer = { NAME: 'name', EMAIL: 'email', TELEPHONE: 'telephone', MESSAGE: 'message' } as const;

/** What the API calls the fields. */
const fieldsOf = {
  appointment: { ...writer, DAY: 'day', PERSONS: 'persons' },
  wholesale: {
    ...writer,
    COMPANY: 'company',
    COUNTRY: 'country',
    VAT_NUMBER: 'vatNumber',
    WEBSITE: 'website',
  },
} as const;

const codes: Readonly<Record<ContactProblemCode, ProblemCode>> = {
  MISSING: 'required',
  TOO_SHORT: 'tooShort',
  TOO_LONG: 'tooLong',
  NOT_VALID: 'notValid',
  IN_THE_PAST: 'inThePast',
  TOO_FAR_AHEAD: 'tooFarAhead',
  NOT_A_WORKING_DAY: 'closed',
  OUT_OF_RANGE: 'outOfRange',
};

/** Some fields can say what a valid one looks like. */
const codesOfInvalid: Readonly<Partial<Record<ContactField, ProblemCode>>> = {
  EMAIL: 'email',
  TELEPHONE: 'phone',
  VAT_NUMBER: 'vatNumberOfCountry',
};

interface ApiProblem {
  readonly field: ContactField;
  readonly code: ContactProblemCode;
  readonly most: number | null;
}

function toProblem<Name extends string>(
  problem: ApiProblem | null,
  fields: Readonly<Partial<Record<ContactField, Name>>>,
): FieldProblem<Name | 'message'>[] {
  if (!problem) return [];
  const { field, code, most } = problem;
  const own = code === 'NOT_VALID' ? codesOfInvalid[field] : undefined;
  return [{ field: fields[field] ?? 'message', code: own ?? codes[code], ...(most !== null && { most }) }];
}
