import { type LocaleName, localeNames } from '@bowline/markets';

export function everyLocale(pathOf: (locale: LocaleName) => string): Record<LocaleName, string> {
  return Object.fromEntries(localeNames.map((locale) => [locale, pathOf(locale)])) as Record<
    LocaleName,
    string
  >;
}
