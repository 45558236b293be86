import { type LocaleName, localeNames } from '@bowline/markets';

type Underscored<Name extends string> = Name extends `${infer Language}-${infer Country}`
  ? `${Language}_${Country}`
  : Name;

/** A locale as content writes it, with an underscore (specification 7.3): `en`, `nl_NL`. */
export type LanguageCode = Underscored<LocaleName>;

export function languageOf(locale: LocaleName): LanguageCode {
  return locale.replace('-', '_') as LanguageCode;
}

export const languageCodes: readonly LanguageCode[] = localeNames.map(languageOf);
