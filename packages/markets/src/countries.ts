import { alpha3ByCountry, type CountryCode, countryCodes } from './country-codes.ts';
import type { LocaleName } from './locale-names.ts';
import { type Region, regionsByCountry } from './regions.ts';

export interface Country {
  readonly code: CountryCode;
  readonly alpha3: string;
  readonly isInEu: boolean;
  /** Where the shop charges VAT by destination (decision D3); null elsewhere. */
  readonly standardVatBasisPoints: number | null;
  /** Whether its post uses postcodes; then an address needs one. */
  readonly hasPostcodes: boolean;
  /** States or provinces an address must name; empty where it names none. */
  readonly regions: readonly Region[];
}

/** Standard rates of the 27 member states in 2026. */
const euVatBasisPoints: Partial<Record<CountryCode, number>> = {
  AT: 2000,
  BE: 2100,
  BG: 2000,
  CY: 1900,
  CZ: 2100,
  DE: 1900,
  DK: 2500,
  EE: 2400,
  ES: 2100,
  FI: 2550,
  FR: 2000,
  GR: 2400,
  HR: 2500,
  HU: 2700,
  IE: 2300,
  IT: 2200,
  LT: 2100,
  LU: 1700,
  LV: 2100,
  MT: 1800,
  NL: 2100,
  PL: 2300,
  PT: 2300,
  RO: 2100,
  SE: 2500,
  SI: 2200,
  SK: 2300,
};

const ukVatBasisPoints: Partial<Record<CountryCode, number>> = { GB: 2000 };

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
    isInEu: code in euVatBasisPoints,
    standardVatBasisPoints: euVatBasisPoints[code] ?? ukVatBasisPoints[code] ?? null,
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
