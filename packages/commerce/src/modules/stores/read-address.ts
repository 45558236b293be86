import { ok, type Result, refuse } from '@bowline/kit';
import { type CountryCode, countries, joinStreet } from '@bowline/markets';
import { findCountry, findRegion, regionsOf } from './countries.ts';
import type { AddressAttribute, PostalAddress } from './postal-address.ts';
import type { AddressField, AddressRefusal, FieldProblem, FieldRefusal } from './refusals.ts';
import { tidyLine } from './tidy-text.ts';

type Text = string | null | undefined;

export interface AddressInput {
  readonly prefix?: Text;
  readonly firstname: string;
  readonly middlename?: Text;
  readonly lastname: string;
  readonly suffix?: Text;
  readonly company?: Text;
  readonly street: readonly (string | null)[];
  readonly house_number?: Text;
  readonly city: string;
  readonly region?: Text;
  readonly region_id?: number | null;
  readonly postcode?: Text;
  readonly country_code: string;
  readonly telephone: string;
  readonly fax?: Text;
  readonly vat_id?: Text;
  readonly custom_attributes?: readonly (AttributeInput | null)[] | null;
}

interface AttributeInput {
  readonly attribute_code: string;
  readonly value?: Text;
  readonly selected_options?: readonly ({ readonly value: string } | null)[] | null;
}

/** Decision D5's upper limits; what is too short is for forms to say (decision D12). */
export const longestAddressFields: Readonly<Record<AddressField, number>> = {
  prefix: 40,
  firstname: 64,
  middlename: 64,
  lastname: 64,
  suffix: 40,
  company: 128,
  street: 128,
  house_number: 16,
  city: 64,
  region: 64,
  postcode: 16,
  telephone: 24,
  fax: 24,
  vat_id: 20,
  custom_attributes: 255,
};
const mostAttributes = 20;

const requiredFields = ['firstname', 'lastname', 'city', 'telephone'] as const;
const optionalFields = [
  'prefix',
  'middlename',
  'suffix',
  'company',
  'house_number',
  'fax',
  'vat_id',
] as const;

/** An address as whoever wrote it meant it (cart rule 16). */
export function readAddress(
  input: AddressInput,
  { streetLines }: { readonly streetLines: number },
): Result<PostalAddress, AddressRefusal> {
  const country = findCountry(input.country_code.trim().toUpperCase());
  if (!country.ok) return refuse('country-not-shipped-to');
  const houseNumber = tidyLine(input.house_number);
  const lines = input.street.map((line) => tidyLine(line)).filter((line) => line !== '');
  const [first, ...others] = lines;
  const street = first ? [joinStreet(first, houseNumber, country.value), ...others] : [];
  if (street.length > streetLines) return refuse('too-many-street-lines', { most: streetLines });

  const typed = {
    street: street.join(' '),
    ...Object.fromEntries(requiredFields.map((field) => [field, tidyLine(input[field])])),
  } as Record<'street' | (typeof requiredFields)[number], string>;
  for (const [field, value] of Object.entries(typed) as [AddressField, string][]) {
    const problem = value === '' ? 'missing' : problemOfField(field, value);
    if (problem) return fieldRefused(field, problem);
  }
  const optional: Partial<Record<(typeof optionalFields)[number], string>> = {};
  for (const field of optionalFields) {
    const value = tidyLine(input[field]);
    const problem = problemOfField(field, value);
    if (problem) return fieldRefused(field, problem);
    if (value !== '') optional[field] = value;
  }
  const postcode = readPostcode(tidyLine(input.postcode), country.value);
  if (!postcode.ok) return postcode;
  const region = readRegion(input, country.value);
  if (!region.ok) return region;
  const customAttributes = readAttributes(input.custom_attributes ?? []);
  if (!customAttributes.ok) return customAttributes;
  const { prefix, middlename, suffix, fax } = optional;
  return ok({
    ...(prefix && { prefix }),
    firstName: typed.firstname,
    ...(middlename && { middleName: middlename }),
    lastName: typed.lastname,
    ...(suffix && { suffix }),
    company: optional.company ?? null,
    vatNumber: optional.vat_id ?? null,
    street,
    ...(optional.house_number && { houseNumber: optional.house_number }),
    city: typed.city,
    postcode: postcode.value,
    region: region.value,
    country: country.value,
    phone: typed.telephone,
    ...(fax && { fax }),
    ...(customAttributes.value.length > 0 && { customAttributes: customAttributes.value }),
  });
}

function fieldRefused(field: AddressField, problem: FieldProblem) {
  return refuse(`address-field-${problem}`, { field });
}

export function problemOfField(field: AddressField, value: string): 'too-long' | 'not-valid' | null {
  if (value.length > longestAddressFields[field]) return 'too-long';
  return /[<>]/.test(value) ? 'not-valid' : null;
}

/** In the spelling its country uses. */
function readPostcode(text: string, country: CountryCode): Result<string | null, FieldRefusal> {
  const field = 'postcode' as const;
  const postcode =
    country === 'NL' ? text.toUpperCase().replace(/^(\d{4})\s*([A-Z]{2})$/, '$1 $2') : text.toUpperCase();
  if (postcode === '') return countries[country].hasPostcodes ? fieldRefused(field, 'missing') : ok(null);
  const problem = problemOfField(field, postcode);
  return problem ? fieldRefused(field, problem) : ok(postcode);
}

export function readRegion(
  { region, region_id: givenId }: Pick<AddressInput, 'region' | 'region_id'>,
  country: CountryCode,
): Result<
  PostalAddress['region'],
  FieldRefusal | AddressRefusal<'region-required' | 'region-not-of-country'>
> {
  const text = tidyLine(region);
  const problem = problemOfField('region', text);
  if (problem) return fieldRefused('region', problem);
  if (regionsOf(country).length === 0) return ok(text === '' ? null : { code: text, name: text, id: null });
  // Some clients write the number of a region where its name goes.
  const id = givenId || (/^\d+$/.test(text) && Number(text));
  if (text === '' && !id) return refuse('region-required');
  const found = findRegion(country, id ? { id } : { name: text });
  return found ? ok(found) : refuse('region-not-of-country');
}

function readAttributes(
  inputs: readonly (AttributeInput | null)[],
): Result<readonly AddressAttribute[], FieldRefusal> {
  const field = 'custom_attributes' as const;
  if (inputs.length > mostAttributes) return fieldRefused(field, 'too-long');
  const attributes: AddressAttribute[] = [];
  for (const input of inputs) {
    if (!input) continue;
    const code = tidyLine(input.attribute_code);
    const value = tidyLine(input.value);
    const selected = (input.selected_options ?? []).map((option) => tidyLine(option?.value));
    if (selected.length > mostAttributes) return fieldRefused(field, 'too-long');
    for (const text of [code, value, ...selected]) {
      const problem = problemOfField(field, text);
      if (problem) return fieldRefused(field, problem);
    }
    if (code === '') return fieldRefused(field, 'missing');
    attributes.push(selected.length > 0 ? { code, selected } : { code, value });
  }
  return ok(attributes);
}
