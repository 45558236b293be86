import {
  type CountryCode,
  countries,
  countryCodes,
  countryName,
  isCountryCode,
  type LocaleName,
  writesNumberFirst,
} from '@bowline/markets';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { SelectOption } from '../components/SelectField.tsx';
import { choice, companyName, personName, phone, text } from './fields.ts';
import type { AllValues, Field, Problem } from './form.ts';

export const addressFieldNames = [
  'firstname',
  'lastname',
  'company',
  'country',
  'street',
  'houseNumber',
  'street2',
  'postcode',
  'city',
  'region',
  'phone',
] as const;
export type AddressFieldName = (typeof addressFieldNames)[number];

const mostStreet = 128;
const mostPostcode = 16;

/** An address, in decision D5's limits. The API has only the upper ones: that something is too short is for forms to say. */
export function addressFields<Label extends string>(
  labels: Readonly<Record<AddressFieldName, Label>>,
  hints: { readonly phone?: Label } = {},
): Readonly<Record<AddressFieldName, Field<Label>>> {
  return {
    firstname: personName({ label: labels.firstname, autoComplete: 'given-name' }),
    lastname: personName({ label: labels.lastname, autoComplete: 'family-name' }),
    company: companyName({ label: labels.company, isOptional: true }),
    country: country({ label: labels.country }),
    street: text({ label: labels.street, least: 3, most: mostStreet, autoComplete: 'address-line1' }),
    houseNumber: text({
      label: labels.houseNumber,
      isOptional: (values) => hasNumberOtherwise(values),
      most: 16,
      autoComplete: 'off',
    }),
    street2: text({
      label: labels.street2,
      isOptional: true,
      most: mostStreet,
      check: streetRestProblem,
      autoComplete: 'address-line2',
    }),
    postcode: text({
      label: labels.postcode,
      isOptional: (values) => hasNoPostcodes(values),
      most: mostPostcode,
      check: (typed, values) => postcodeProblem(typed, countryIn(values)),
      autoComplete: 'postal-code',
    }),
    city: text({ label: labels.city, least: 2, most: 64, autoComplete: 'address-level2' }),
    region: choice({
      label: labels.region,
      missing: 'required',
      isAsked: (values) => regionsOf(countryIn(values)).length > 0,
      check: (chosen, values) => regionProblem(chosen, countryIn(values)),
      autoComplete: 'address-level1',
    }),
    phone: phone({ label: labels.phone, ...(hints.phone && { hint: hints.phone }) }),
  };
}

export function country<Label extends string>(wish: { readonly label: Label }): Field<Label> {
  return choice({
    missing: 'required',
    check: (chosen) => (isCountryCode(chosen) ? undefined : { code: 'required' }),
    autoComplete: 'country',
    ...wish,
  });
}

/** By the name a visitor reads. Made on the server only: browsers may spell countries in another way. */
export function countryOptions(locale: LocaleName): SelectOption[] {
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((one, other) => compare(one.label, other.label));
}

/** The states or provinces that addresses of a country name; most have none. */
export function regionsOf(code: CountryCode | undefined): readonly { code: string; name: string }[] {
  return code ? countries[code].regions : [];
}

export function countryIn({ country: code = '' }: AllValues): CountryCode | undefined {
  return isCountryCode(code) ? code : undefined;
}

/** Specification 5: required, except where there are none. */
function hasNoPostcodes(values: AllValues): boolean {
  const code = countryIn(values);
  return code !== undefined && !countries[code].hasPostcodes;
}

const shortestPostcode = 3;

/** Specification 5: long enough, and in the format of the country; a letter too small is no mistake. */
function postcodeProblem(typed: string, code: CountryCode | undefined): Problem | undefined {
  if (!code) return undefined;
  if (typed.length < shortestPostcode) return { code: 'tooShort' };
  const isRight =
    !postcodeValidatorExistsForCountry(code) ||
    (postcodeValidator(typed.toUpperCase(), code) && !(code === 'NL' && typed.startsWith('0')));
  return isRight ? undefined : { code: 'zip' };
}

/** Some write the number with the street, or browsers do; and where it comes first, a house may have a name instead. */
function hasNumberOtherwise(values: AllValues): boolean {
  const code = countryIn(values);
  return !code || writesNumberFirst(code) || /\d/.test(values.street ?? '');
}

/** All of it together has to fit. */
function streetRestProblem(rest: string, { street = '', houseNumber = '' }: AllValues): Problem | undefined {
  const most = Math.max(mostStreet - street.length - houseNumber.length - 2, 0);
  if (rest.length > most) return { code: 'tooLong', most };
  return /[<>]/.test(rest) ? { code: 'notValid' } : undefined;
}

function regionProblem(chosen: string, code: CountryCode | undefined): Problem | undefined {
  return regionsOf(code).some((region) => region.code === chosen) ? undefined : { code: 'notValid' };
}
