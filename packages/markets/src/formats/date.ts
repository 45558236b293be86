import type { Market } from '../market.ts';
import { type CalendarDay, calendarDayInShop } from './shop-time.ts';

export type DateStyle = 'long' | 'short';

/** A moment is shown as its day in the shop's time zone; a plain day (`2026-11-15`) as it is. */
export function formatDate(date: Date | string, market: Market, style: DateStyle = 'long'): string {
  const { year, month, day } = typeof date === 'string' ? parsePlainDay(date) : calendarDayInShop(date);
  const { pattern, months } = market.formats.dates[style];
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
