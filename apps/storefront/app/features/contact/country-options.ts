import { countryCodes, countryName, type Market } from '@bowline/markets';

export interface CountryOption {
  readonly value: string;
  readonly label: string;
}

/** Made by the server alone: browsers name and sort countries each a little differently. */
export function countryOptions({ name: locale }: Market): readonly CountryOption[] {
  const { compare } = new Intl.Collator(locale);
  return countryCodes
    .map((value) => ({ value, label: countryName(value, locale) }))
    .sort((one, other) => compare(one.label, other.label));
}
