import { decimalsOf, isCurrencyCode } from '@bowline/kit';
import type { Language } from './languages.ts';
import { useLanguage } from './TextsProvider.tsx';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' };
/** The shop's clock: where people look at the desk from does not matter. */
const timeZone = 'Europe/Amsterdam';

export interface Formats {
  money(minor: number, currency: string): string;
  number(value: number): string;
  percent(share: number): string;
  /** 2 Nov, 10:30 */
  moment(iso: string): string;
  /** 2 November 2026, 10:30 */
  exactMoment(iso: string): string;
  /** Mon 2 Nov, of a day such as 2026-11-02. */
  day(day: string): string;
}

export function formatsOf(language: Language): Formats {
  const locale = locales[language];
  return {
    money(minor, currency) {
      const digits = isCurrencyCode(currency) ? decimalsOf(currency) : 2;
      return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** digits);
    },
    number: (value) => new Intl.NumberFormat(locale).format(value),
    percent: (share) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        maximumFractionDigits: 0,
        signDisplay: 'exceptZero',
      }).format(share),
    moment: (iso) =>
      new Intl.DateTimeFormat(locale, {
        day: 'numeric',
        month: 'short',
        hour: '2-digit',
        minute: '2-digit',
        timeZone,
      }).format(new Date(iso)),
    exactMoment: (iso) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(
        new Date(iso),
      ),
    day: (day) =>
      new Intl.DateTimeFormat(locale, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone: 'UTC',
      }).format(new Date(`${day}T00:00:00Z`)),
  };
}

export function useFormats(): Formats {
  return formatsOf(useLanguage());
}
