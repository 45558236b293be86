import { ok, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import { isDay, tidyLine } from '#stores';
import { readVatNumber } from '#tax';
import { textsOf } from '#texts';
import type { CustomerDetails } from './model.ts';
import type { CustomersRefusal } from './refusals.ts';

type Text = string | null | undefined;

/** As clients send it; what is left out stays as it is. */
export interface DetailsInput {
  readonly prefix?: Text;
  readonly firstname?: Text;
  readonly middlename?: Text;
  readonly lastname?: Text;
  readonly suffix?: Text;
  readonly dob?: Text;
  readonly date_of_birth?: Text;
  readonly gender?: number | null;
  readonly taxvat?: Text;
  readonly is_business?: boolean | null;
  readonly company?: Text;
  readonly allow_remote_shopping_assistance?: boolean | null;
  readonly custom_attributes?: readonly ({ readonly attribute_code: string } | null)[] | null;
}

export const noDetails: CustomerDetails = {
  prefix: null,
  firstName: '',
  middleName: null,
  lastName: '',
  suffix: null,
  dateOfBirth: null,
  gender: null,
  taxNumber: null,
  isBusiness: false,
  company: null,
  allowsAssistance: false,
};

export const longestDetails = { name: 64, affix: 40, company: 128, taxNumber: 32 } as const;
const mostGenders = 3;

export type DetailsRefusal = CustomersRefusal<
  'customer-name-missing' | 'customer-field-not-valid' | 'customer-date-not-valid'
>;

/** Rule 5. */
export function readDetails(
  input: DetailsInput,
  before: CustomerDetails,
  { locale, now }: { readonly locale: LocaleName; readonly now: Date },
): Result<CustomerDetails, DetailsRefusal> {
  // The shop's accounts have no attributes beside those it knows; who sends one must not believe that it was kept.
  const [unknown] = (input.custom_attributes ?? []).filter((attribute) => attribute !== null);
  if (unknown) return refuse('customer-field-not-valid', { field: unknown.attribute_code.slice(0, 64) });
  const texts = {
    prefix: [input.prefix, before.prefix, longestDetails.affix],
    firstname: [input.firstname, before.firstName, longestDetails.name],
    middlename: [input.middlename, before.middleName, longestDetails.name],
    lastname: [input.lastname, before.lastName, longestDetails.name],
    suffix: [input.suffix, before.suffix, longestDetails.affix],
    taxvat: [input.taxvat, before.taxNumber, longestDetails.taxNumber],
    company: [input.company, before.company, longestDetails.company],
  } as const;
  const read: Partial<Record<keyof typeof texts, string | null>> = {};
  for (const [field, [given, kept, most]] of Object.entries(texts) as [
    keyof typeof texts,
    readonly [Text, string | null, number],
  ][]) {
    const text = given === undefined ? kept : tidyLine(given) || null;
    if (text !== null && (text.length > most || /[<>]/.test(text)))
      return refuse('customer-field-not-valid', { field });
    read[field] = text;
  }
  const { names } = textsOf('customers', locale);
  if (!read.firstname) return refuse('customer-name-missing', { name: names.first });
  if (!read.lastname) return refuse('customer-name-missing', { name: names.last });
  const isBusiness = input.is_business ?? before.isBusiness;
  // Rule 5. One that was kept before this was asked stays until it is changed.
  const vatNumber = isBusiness && input.taxvat && read.taxvat ? readVatNumber(read.taxvat) : undefined;
  if (vatNumber === null) return refuse('customer-field-not-valid', { field: 'taxvat' });
  const birth = readDateOfBirth(input, before, now);
  if (!birth.ok) return birth;
  const gender = input.gender === undefined ? before.gender : input.gender;
  if (gender !== null && (gender < 1 || gender > mostGenders))
    return refuse('customer-field-not-valid', { field: 'gender' });
  return ok({
    prefix: read.prefix ?? null,
    firstName: read.firstname,
    middleName: read.middlename ?? null,
    lastName: read.lastname,
    suffix: read.suffix ?? null,
    dateOfBirth: birth.value,
    gender,
    taxNumber: vatNumber?.value ?? read.taxvat ?? null,
    isBusiness,
    company: read.company ?? null,
    allowsAssistance: input.allow_remote_shopping_assistance ?? before.allowsAssistance,
  });
}

const firstBirthday = '1900-01-01';

function readDateOfBirth(
  { date_of_birth, dob }: DetailsInput,
  before: CustomerDetails,
  now: Date,
): Result<string | null, CustomersRefusal<'customer-date-not-valid'>> {
  const given = date_of_birth === undefined ? dob : date_of_birth;
  if (given === undefined) return ok(before.dateOfBirth);
  const text = tidyLine(given);
  if (text === '') return ok(null);
  const day = text.slice(0, 10);
  const isPast = isDay(day) && day >= firstBirthday && day <= now.toISOString().slice(0, 10);
  return isPast ? ok(day) : refuse('customer-date-not-valid');
}
