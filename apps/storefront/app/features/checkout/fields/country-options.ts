import { countryCodes, countryName, type LocaleName } from '@bowline/markets';

/** By the name a visitor reads. Made on the server only: browsers may spell countries in another way. */
export function countryOptions(locale: LocaleName): { value: string; label: string }[] {
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((a, b) => compare(a.label, b.label));
}
