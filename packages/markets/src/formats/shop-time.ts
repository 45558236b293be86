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
