import type { CountryCode } from './country-codes.ts';

/** Where the number of a house stands before its street: "1 High Street", "12 rue de la Paix". */
const numberFirst: ReadonlySet<CountryCode> = new Set([
  ...(['AU', 'CA', 'FR', 'GB', 'GG', 'HK', 'IE', 'IM', 'IN', 'JE', 'LU'] as const),
  ...(['MC', 'MT', 'MY', 'NZ', 'PH', 'SG', 'US', 'ZA'] as const),
]);

export function writesNumberFirst(country: CountryCode): boolean {
  return numberFirst.has(country);
}

/** Street and house number as one line, for whoever knows one line only: carriers, letters, clients of Magento. */
export function joinStreet(street: string, houseNumber: string, country: CountryCode): string {
  const parts = writesNumberFirst(country) ? [houseNumber, street] : [street, houseNumber];
  return parts.filter(Boolean).join(' ');
}

/** The street of such a line, whose number is known. */
export function streetWithout(houseNumber: string, line: string, country: CountryCode): string {
  const joined = joinStreet('\u0000', houseNumber, country);
  const [before = '', after = ''] = joined.split('\u0000');
  const isJoined = houseNumber !== '' && line.startsWith(before) && line.endsWith(after);
  return isJoined ? line.slice(before.length, line.length - after.length) : line;
}
