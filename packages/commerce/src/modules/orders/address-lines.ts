import { countryName, isCountryCode, type LocaleName } from '@bowline/markets';
import { fullName } from '#stores';
import type { OrderAddress } from './model.ts';

/** Where the region belongs to the line of the city: Portland, OR 97201. */
const citiesWithRegion: ReadonlySet<string> = new Set(['US', 'CA', 'AU']);
/** Where the postcode stands on a line of its own, below the city. */
const postcodeBelowCity: ReadonlySet<string> = new Set(['GB', 'IE']);

/** An address as it is written on an envelope, the country in the reader's language. */
export function addressLines(address: OrderAddress, locale: LocaleName): readonly string[] {
  const { company, street, country } = address;
  const lines = [
    company,
    fullName(address),
    ...street,
    ...cityLines(address),
    isCountryCode(country) ? countryName(country, locale) : country,
  ];
  return lines.filter((line) => line !== null && line.trim() !== '') as string[];
}

function cityLines({ city, postcode, region, country }: OrderAddress): readonly (string | null)[] {
  if (citiesWithRegion.has(country)) {
    const rest = [region?.code, postcode].filter(Boolean).join(' ');
    return [rest === '' ? city : `${city}, ${rest}`];
  }
  if (postcodeBelowCity.has(country)) return [city, region?.name ?? null, postcode];
  return [[postcode, city].filter(Boolean).join(' '), region?.name ?? null];
}
