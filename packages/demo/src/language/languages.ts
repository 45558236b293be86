import { type LocaleName, languageOf as languageOfLocale, localeNames } from '@bowline/markets';
import { americanSpelling } from './american-spelling.ts';

/** Nine languages serve the eleven locales. */
export const languages = ['en', 'nl', 'de', 'fr', 'it', 'es', 'pl', 'da', 'sv'] as const;

export type Language = (typeof languages)[number];

/** One text in every language. */
export type Words = Readonly<Record<Language, string>>;

/** A name or a sign that no language changes. */
export function sameInAll(text: string): Words {
  return Object.fromEntries(languages.map((language) => [language, text])) as Words;
}

/** The demo shop speaks English where it does not know a locale's language. */
export function languageOf(locale: LocaleName): Language {
  return languages.find((language) => language === languageOfLocale(locale)) ?? 'en';
}

/** The same value made for every locale. */
export function forEveryLocale<T>(make: (locale: LocaleName) => T): Readonly<Record<LocaleName, T>> {
  return Object.fromEntries(localeNames.map((locale) => [locale, make(locale)])) as Record<LocaleName, T>;
}

/** A text as this locale writes it: English is kept once, in British spelling. */
export function spelled(text: string, locale: LocaleName): string {
  return locale === 'en-US' ? americanSpelling(text) : text;
}

export function inLocale(text: Words, locale: LocaleName): string {
  return spelled(text[languageOf(locale)], locale);
}

export function inEveryLocale(text: Words): Readonly<Record<LocaleName, string>> {
  return forEveryLocale((locale) => inLocale(text, locale));
}
