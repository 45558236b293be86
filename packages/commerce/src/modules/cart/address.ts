import { ok, type Result, refuse } from '@bowline/kit';
import type { CountryCode } from '@bowline/markets';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import { findCountry, findRegion, type NumberedRegion, regionsOf } from '#stores';
import type { Address } from './model.ts';
import type { AddressField, CartRefusal, FieldProblem, FieldRefusal } from './refusals.ts';
import { tidyLine } from './text.ts';

export interface AddressInput {
  readonly firstname: string;
  readonly lastname: string;
  readonly company?: string | null;
  readonly street: readonly (string | null)[];
  readonly city: string;
  readonly region?: string | null;
  readonly region_id?: number | null;
  readonly postcode?: string | null;
  readonly country_code: string;
  readonly telephone: string;
  readonly vat_id?: string | null;
}

export type AddressRefusal =
  | FieldRefusal
  | CartRefusal<
      'too-many-street-lines' | 'region-required' | 'region-not-of-country' | 'country-not-shipped-to'
    >;

/** Decision D5. */
const lengths: Readonly<Record<AddressField, { readonly least: number; readonly most: number }>> = {
  firstname: { least: 2, most: 64 },
  lastname: { least: 2, most: 64 },
  company: { least: 2, most: 128 },
  street: { least: 3, most: 128 },
  city: { least: 2, most: 64 },
  postcode: { least: 3, most: 16 },
  telephone: { least: 8, most: 24 },
  vat_id: { least: 8, most: 20 },
};
const mostStreetLines = 2;

/** Places whose addresses have no postcode. */
const withoutPostcode: ReadonlySet<CountryCode> = new Set(['AE', 'HK', 'IE', 'MO', 'PA', 'QA']);

/** Rule 16. */
export function readAddress(input: AddressInput): Result<Address, AddressRefusal> {
  const country = findCountry(input.country_code.trim().toUpperCase());
  if (!country.ok) return refuse('country-not-shipped-to');
  const street = input.street.map((line) => tidyLine(line)).filter((line) => line !== '');
  if (street.length > mostStreetLines) return refuse('too-many-street-lines');

  const fields = {
    firstname: tidyLine(input.firstname),
    lastname: tidyLine(input.lastname),
    street: street.join(' '),
    city: tidyLine(input.city),
    telephone: tidyLine(input.telephone),
  };
  for (const [field, value] of Object.entries(fields) as [AddressField, string][]) {
    const problem = problemOf(field, value);
    if (problem) return fieldRefused(field, problem);
  }
  const optional = { company: tidyLine(input.company), vat_id: tidyLine(input.vat_id) };
  for (const [field, value] of Object.entries(optional) as [AddressField, string][]) {
    const problem = value === '' ? null : problemOf(field, value);
    if (problem) return fieldRefused(field, problem);
  }
  const postcode = readPostcode(tidyLine(input.postcode), country.value);
  if (!postcode.ok) return postcode;
  const region = readRegion(input, country.value);
  if (!region.ok) return region;
  return ok({
    firstName: fields.firstname,
    lastName: fields.lastname,
    company: optional.company || null,
    vatNumber: optional.vat_id || null,
    street,
    city: fields.city,
    postcode: postcode.value,
    region: region.value,
    country: country.value,
    phone: fields.telephone,
  });
}

function fieldRefused(field: AddressField, problem: FieldProblem) {
  return refuse(`address-field-${problem}`, { field });
}

export function problemOf(field: AddressField, value: string): FieldProblem | null {
  const { least, most } = lengths[field];
  if (value === '') return 'missing';
  if (value.length > most) return 'too-long';
  if (field === 'telephone') {
    if (!/^\+?[\d\s()./-]+$/.test(value)) return 'not-valid';
    return value.replace(/\D/g, '').length < least ? 'too-short' : null;
  }
  if (/[<>]/.test(value)) return 'not-valid';
  return value.length < least ? 'too-short' : null;
}

/** In the spelling its country uses; a letter too small is no mistake. */
function readPostcode(text: string, country: CountryCode): Result<string | null, FieldRefusal> {
  const field = 'postcode' as const;
  const postcode =
    country === 'NL' ? text.toUpperCase().replace(/^(\d{4})\s*([A-Z]{2})$/, '$1 $2') : text.toUpperCase();
  if (postcode === '') {
    return withoutPostcode.has(country) ? ok(null) : fieldRefused(field, 'missing');
  }
  const problem = problemOf(field, postcode);
  if (problem) return fieldRefused(field, problem);
  const isRight =
    !postcodeValidatorExistsForCountry(country) ||
    (postcodeValidator(postcode, country) && !(country === 'NL' && postcode.startsWith('0')));
  return isRight ? ok(postcode) : fieldRefused(field, 'not-valid');
}

function readRegion(
  { region, region_id: id }: AddressInput,
  country: CountryCode,
): Result<NumberedRegion | null, CartRefusal<'region-required' | 'region-not-of-country'>> {
  const text = tidyLine(region);
  if (regionsOf(country).length === 0) return ok(null);
  if (text === '' && !id) return refuse('region-required');
  const found = findRegion(country, id ? { id } : { name: text });
  return found ? ok(found) : refuse('region-not-of-country');
}
