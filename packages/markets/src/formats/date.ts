import type { Market } from '../market.ts';

export interface CalendarDay {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

const hourMs = 3_600_000;

/** The calendar day in the shop's own country (Europe/Amsterdam), computed so that every machine agrees. */
export function calendarDayInShop(date: Date): CalendarDay {
  const local = localDate(date);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth() + 1, day: local.getUTCDate() };
}

/** The clock of the shop's own country: `09:05`. */
export function timeOfDayInShop(date: Date): string {
  return localDate(date).toISOString().slice(11, 16);
}

/** A date whose UTC fields are those of the shop's clock. */
function localDate(date: Date): Date {
  const time = date.getTime();
  if (Number.isNaN(time)) throw new RangeError('Not a date');
  return new Date(time + (isSummerTime(date) ? 2 : 1) * hourMs);
}

/** In the European Union clocks change at 01:00 UTC on the last Sundays of March and October (since 1996). */
function isSummerTime(date: Date): boolean {
  const year = date.getUTCFullYear();
  return date.getTime() >= lastSunday(year, 2) && date.getTime() < lastSunday(year, 9);
}

function lastSunday(year: number, monthIndex: number): number {
  const lastDay = new Date(Date.UTC(year, monthIndex + 1, 0));
  return Date.UTC(year, monthIndex, lastDay.getUTCDate() - lastDay.getUTCDay(), 1);
}

export type DateStyle = 'long' | 'short';

/** A moment is shown as its day in the shop's time zone; a plain day (`2026-11-15`) as it is. */
export function formatDate(date: Date | string, market: Market, style: DateStyle = 'long'): string {
  const { pattern } = market.formats.dates[style];
  return writeDay(dayOf(date), pattern, market, style);
}

const yearInPattern = /(,| de)? \{year\}/;

/**
 * From one day to another not far away, as people write it: "17–19 November", "17.–19. November", "November 17–19". Years only
 * where a new one begins between them; a single day stands alone.
 */
export function formatDays(from: Date | string, to: Date | string, market: Market): string {
  const [first, last] = [dayOf(from), dayOf(to)];
  const { pattern } = market.formats.dates.long;
  if (first.year !== last.year) {
    return [first, last].map((day) => writeDay(day, pattern, market, 'long')).join(' – ');
  }
  const withoutYear = pattern.replace(yearInPattern, '');
  if (first.month !== last.month) {
    return [first, last].map((day) => writeDay(day, withoutYear, market, 'long')).join(' – ');
  }
  const days =
    first.day === last.day
      ? withoutYear
      : // In German and Danish the full stop belongs to the number.
        withoutYear.replace(/\{day\}\.?/, (place) => `${place.replace('{day}', String(first.day))}–${place}`);
  return writeDay(last, days, market, 'long');
}

function dayOf(date: Date | string): CalendarDay {
  return typeof date === 'string' ? parsePlainDay(date) : calendarDayInShop(date);
}

function writeDay(
  { year, month, day }: CalendarDay,
  pattern: string,
  market: Market,
  style: DateStyle,
): string {
  const { months } = market.formats.dates[style];
  return pattern
    .replace('{day}', String(day))
    .replace('{day2}', String(day).padStart(2, '0'))
    .replace('{month}', months[month - 1] ?? '')
    .replace('{year}', String(year));
}

function parsePlainDay(text: string): CalendarDay {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  const [year, month, day] = match ? match.slice(1).map(Number) : [];
  if (year === undefined || month === undefined || day === undefined || !exists(year, month, day)) {
    throw new RangeError(`"${text}" is not a day written as YYYY-MM-DD`);
  }
  return { year, month, day };
}

function exists(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}
