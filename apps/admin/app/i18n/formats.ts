import { decimalsIn } from '../forms/typed-amounts.ts';
import type { Language } from './languages.ts';
import { timeZone } from './shop-time.ts';
import { useLanguage } from './TextsProvider.tsx';

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', nl: 'nl-NL', de: 'de-DE' };

export interface Formats {
  money(minor: number, currency: string): string;
  number(value: number): string;
  /** As it stands in a field and can be typed again: 2.5, in German 2,5; with so many decimals, if they are counted. */
  typed(value: number, decimals?: number): string;
  /** The same of minor units: 12.50, of 1250. Empty, where there is no amount. */
  typedAmount(minor: number | null | undefined, currency: string): string;
  percent(share: number): string;
  /** 21 %, of 2100. */
  basisPoints(value: number): string;
  metres(value: number): string;
  /** 1.2 GB */
  bytes(value: number): string;
  /** 3 h 20 min, of seconds. */
  duration(seconds: number): string;
  /** 2 Nov, 10:30 */
  moment(iso: string): string;
  /** 2 November 2026, 10:30 */
  exactMoment(iso: string): string;
  /** Mon 2 Nov, of a day such as 2026-11-02. */
  day(day: string): string;
  /** November 2026, of a day in it. */
  month(day: string): string;
  /** 2 Nov 2026, of a day such as 2026-11-02. */
  date(day: string): string;
  /** Monday, of 1. */
  weekday(number: number): string;
}

export function formatsOf(language: Language): Formats {
  const locale = locales[language];
  const typed = (value: number, decimals?: number) =>
    new Intl.NumberFormat(locale, {
      useGrouping: false,
      minimumFractionDigits: decimals ?? 0,
      maximumFractionDigits: decimals ?? 2,
    }).format(value);
  return {
    money(minor, currency) {
      const digits = decimalsIn(currency);
      return new Intl.NumberFormat(locale, { style: 'currency', currency }).format(minor / 10 ** digits);
    },
    number: (value) => new Intl.NumberFormat(locale).format(value),
    typed,
    typedAmount: (minor, currency) =>
      typeof minor === 'number' ? typed(minor / 10 ** decimalsIn(currency), decimalsIn(currency)) : '',
    percent: (share) =>
      new Intl.NumberFormat(locale, {
        style: 'percent',
        maximumFractionDigits: 0,
        signDisplay: 'exceptZero',
      }).format(share),
    basisPoints: (value) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(value / 10_000),
    metres: (value) => new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter' }).format(value),
    bytes(value) {
      const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;
      const step = value < 1 ? 0 : Math.min(Math.floor(Math.log10(value) / 3), units.length - 1);
      const options = { style: 'unit', unit: units[step] ?? 'byte', maximumFractionDigits: 1 } as const;
      return new Intl.NumberFormat(locale, options).format(value / 1_000 ** step);
    },
    duration(seconds) {
      const parts = [
        ['day', Math.floor(seconds / 86_400)],
        ['hour', Math.floor(seconds / 3_600) % 24],
        ['minute', Math.floor(seconds / 60) % 60],
        ['second', Math.floor(seconds) % 60],
      ] as const;
      const first = parts.findIndex(([, value]) => value > 0);
      return parts
        .slice(first === -1 ? parts.length - 1 : first)
        .slice(0, 2)
        .map(([unit, value]) => new Intl.NumberFormat(locale, { style: 'unit', unit }).format(value))
        .join(' ');
    },
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
    month: (day) =>
      new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
      ),
    // The first of January 2024 was a Monday.
    weekday: (number) =>
      new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' }).format(Date.UTC(2024, 0, number)),
    date: (day) =>
      new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(
        new Date(`${day}T00:00:00Z`),
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
