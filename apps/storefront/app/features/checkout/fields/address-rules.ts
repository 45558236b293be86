import { type CountryCode, countries, isCountryCode } from '@bowline/markets';
import type { FieldProblem, Values } from './field-problem.ts';
import { postcodeProblem } from './postcode-rule.ts';
import { type Problem, phoneProblem, textProblem, textRules } from './text-rules.ts';

export const addressFields = [
  'firstname',
  'lastname',
  'company',
  'country',
  'street',
  'street2',
  'postcode',
  'city',
  'region',
  'phone',
] as const;
export type AddressField = (typeof addressFields)[number];
export type AddressValues = Values<AddressField>;

/** In the order of the form, so that a summary leads from top to bottom. */
export function addressProblems(values: AddressValues): FieldProblem<AddressField>[] {
  const { firstname = '', lastname = '', company = '', street = '', street2 = '', city = '' } = values;
  const { country = '', postcode = '', region = '', phone = '' } = values;
  const known: CountryCode | undefined = isCountryCode(country) ? country : undefined;
  const found: readonly [AddressField, Problem | undefined][] = [
    ['firstname', textProblem(firstname, textRules.firstname)],
    ['lastname', textProblem(lastname, textRules.lastname)],
    ['company', textProblem(company, { ...textRules.company, isOptional: true })],
    ['country', known ? undefined : { code: 'required' }],
    ['street', textProblem(street, textRules.street)],
    ['street2', streetRest(street, street2)],
    ['postcode', known && postcodeProblem(postcode, known)],
    ['city', textProblem(city, textRules.city)],
    ['region', known && regionProblem(region, known)],
    ['phone', phoneProblem(phone)],
  ];
  return found.flatMap(([field, problem]) => (problem ? [{ field, ...problem }] : []));
}

/** Both lines together have to fit. */
function streetRest(street: string, rest: string): Problem | undefined {
  const most = textRules.street.most - street.length - 1;
  return textProblem(rest, { least: 1, most: Math.max(most, 0), isOptional: true });
}

function regionProblem(region: string, country: CountryCode): Problem | undefined {
  const { regions } = countries[country];
  if (regions.length === 0) return undefined;
  if (region === '') return { code: 'required' };
  return regions.some(({ code }) => code === region) ? undefined : { code: 'notValid' };
}
