import { checkVAT, countries, type Country as NumberRules } from 'jsvat';

/** Rule 9: a VAT number in the one spelling by which it is compared and kept. */
export interface VatNumber {
  readonly value: string;
  /** The two letters it begins with: a country code, EL for Greece, XI for Northern Ireland. */
  readonly prefix: string;
}

const members = [
  'Austria',
  'Belgium',
  'Bulgaria',
  'Croatia',
  'Cyprus',
  'Czech Republic',
  'Denmark',
  'Estonia',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hungary',
  'Ireland',
  'Italy',
  'Latvia',
  'Lithuania',
  'Luxembourg',
  'Malta',
  'Netherlands',
  'Poland',
  'Portugal',
  'Romania',
  'Slovakia Republic',
  'Slovenia',
  'Spain',
  'Sweden',
];
const rulesOfMembers: readonly NumberRules[] = countries.filter(({ name }) => members.includes(name));
const rulesOfBritain: readonly NumberRules[] = countries.filter(({ name }) => name === 'United Kingdom');

/** Null when the form or the check digits are wrong. */
export function readVatNumber(text: string): VatNumber | null {
  const value = text.toUpperCase().replace(/[\s.\-/]/g, '');
  const prefix = value.slice(0, 2);
  return isCorrect(value, prefix) ? { value, prefix } : null;
}

function isCorrect(value: string, prefix: string): boolean {
  if (!/^[A-Z]{2}[A-Z0-9+*]{2,12}$/.test(value) || prefix === 'GR') return false;
  if (prefix === 'BE') return isBelgian(value);
  // Northern Ireland uses British numbers under a prefix of its own, which the rules do not know.
  if (prefix === 'XI' || prefix === 'GB') return passes(`GB${value.slice(2)}`, rulesOfBritain);
  return passes(value, rulesOfMembers);
}

function passes(value: string, rules: readonly NumberRules[]): boolean {
  const { isValid, country } = checkVAT(value, rules);
  return isValid && country !== undefined;
}

/** The rules of the library stop at numbers that begin with 0; since 2023 they begin with 1 as well. */
function isBelgian(value: string): boolean {
  const digits = /^BE([01]\d{7})(\d{2})$/.exec(value);
  return digits !== null && 97 - (Number(digits[1]) % 97) === Number(digits[2]);
}
