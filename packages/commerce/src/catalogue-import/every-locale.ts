import { type LocaleName, localeNames } from '@bowline/markets';
import type { Localised } from './types.ts';

/** A row for each locale; one that is left out receives the English value, so that reading never looks for a fallback. */
export function everyLocale<T, Row>(texts: Localised<T>, row: (locale: LocaleName, text: T) => Row): Row[] {
  return localeNames.map((locale) => row(locale, texts[locale] ?? texts.en));
}
