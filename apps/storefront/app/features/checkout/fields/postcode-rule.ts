import type { CountryCode } from '@bowline/markets';
import { postcodeValidator, postcodeValidatorExistsForCountry } from 'postcode-validator';
import type { Problem } from './text-rules.ts';

const shortest = 3;

/** Places whose addresses have no postcode. */
const withoutPostcode: ReadonlySet<CountryCode> = new Set(['AE', 'HK', 'IE', 'MO', 'PA', 'QA']);

export function needsPostcode(country: CountryCode): boolean {
  return !withoutPostcode.has(country);
}

/** Specification 5: required, long enough, and in the format of the country; a letter too small is no mistake. */
export function postcodeProblem(text: string, country: CountryCode): Problem | undefined {
  const postcode = text.toUpperCase();
  if (postcode === '') return needsPostcode(country) ? { code: 'required' } : undefined;
  if (postcode.length < shortest) return { code: 'tooShort' };
  const isRight = !postcodeValidatorExistsForCountry(country) || postcodeValidator(postcode, country);
  return isRight ? undefined : { code: 'zip' };
}
