import { alpha3ByCountry, type CountryCode, countryCodes } from './country-codes.ts';
import type { LocaleName } from './locale-names.ts';
import { type Region, regionsByCountry } from './regions.ts';

export interface Country {
  readonly code: CountryCode;
  readonly alpha3: string;
  readonly isInEu: boolean;
  /** Whether its post uses postcodes; then an address needs one. */
  readonly hasPostcodes: boolean;
  /** States or provinces an address must name; empty where it names none. */
  readonly regions: readonly Region[];
}

const memberStates: ReadonlySet<CountryCode> = new Set([
  'AT',
  'BE',
  'BG',
  'CY',
  'CZ',
  'DE',
  'DK',
  'EE',
  'ES',
  'FI',
  'FR',
  'GR',
  'HR',
  'HU',
  'IE',
  'IT',
  'LT',
  'LU',
  'LV',
  'MT',
  'NL',
  'PL',
  'PT',
  'RO',
  'SE',
  'SI',
  'SK',
]);

/** By the Universal Postal Union. */
const withoutPostcodes: ReadonlySet<string> = new Set(
  [
    'AE AG AO AW BF BI BJ BO BQ BS BW BZ CD CF CG CI CM CW DJ DM ER FJ GA GD GM GQ GY HK JM KI KM KN KP ML MO MR',
    'MW NR NU QA RW SB SC SL SR ST SX SY TD TF TG TK TL TO TV UG VU YE ZW',
  ].flatMap((codes) => codes.split(' ')),
);

function describeCountry(code: CountryCode): Country {
  return {
    code,
    alpha3: alpha3ByCountry[code],
    isInEu: memberStates.has(code),
    hasPostcodes: !withoutPostcodes.has(code),
    regions: regionsByCountry[code] ?? [],
  };
}

export const countries = Object.fromEntries(
  countryCodes.map((code) => [code, describeCountry(code)]),
) as Readonly<Record<CountryCode, Country>>;

const displayNames = new Map<LocaleName, Intl.DisplayNames>();

/** From the runtime's own data: a server and a browser may spell a country differently, so render it on one side only. */
export function countryName(code: CountryCode, locale: LocaleName): string {
  let names = displayNames.get(locale);
  if (!names) {
    names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'code' });
    displayNames.set(locale, names);
  }
  return names.of(code) ?? code;
}
