import { ok, type Result, refuse } from '@bowline/kit';
import {
  type CountryCode,
  countries,
  countryCodes,
  countryName,
  isCountryCode,
  type LocaleName,
} from '@bowline/markets';
import type { StoresRefusals } from './refusals.ts';

export interface NumberedRegion {
  readonly id: number;
  readonly code: string;
  readonly name: string;
}

/** Region ids count through all countries in the order of the data. */
const regionsByCountry: ReadonlyMap<CountryCode, readonly NumberedRegion[]> = (() => {
  let id = 0;
  return new Map(
    countryCodes.map((code) => [
      code,
      countries[code].regions.map((region) => {
        id += 1;
        return { id, ...region };
      }),
    ]),
  );
})();

export function describeCountry(code: CountryCode, locale: LocaleName) {
  const regions = regionsByCountry.get(code) ?? [];
  return {
    id: code,
    twoLetterAbbreviation: code,
    threeLetterAbbreviation: countries[code].alpha3,
    fullNameLocale: countryName(code, locale),
    fullNameEnglish: countryName(code, 'en'),
    availableRegions: regions.length ? regions : null,
  };
}

type CountryRefusal =
  | { readonly code: 'country-id-missing'; readonly details: StoresRefusals['country-id-missing'] }
  | { readonly code: 'country-not-available'; readonly details: StoresRefusals['country-not-available'] };

export function findCountry(id: string | null | undefined): Result<CountryCode, CountryRefusal> {
  if (!id) return refuse('country-id-missing');
  return isCountryCode(id) ? ok(id) : refuse('country-not-available', { country: id });
}

export function regionsOf(country: CountryCode): readonly NumberedRegion[] {
  return regionsByCountry.get(country) ?? [];
}

/** By its number, or by its code or name in any spelling of capitals. */
export function findRegion(
  country: CountryCode,
  key: { readonly id: number } | { readonly name: string },
): NumberedRegion | undefined {
  return regionsOf(country).find((region) => {
    if ('id' in key) return region.id === key.id;
    const wanted = key.name.toLowerCase();
    return region.code.toLowerCase() === wanted || region.name.toLowerCase() === wanted;
  });
}
