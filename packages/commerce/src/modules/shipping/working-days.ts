import { dutchHolidays } from '@bowline/markets';
import { addDays, type Day, weekdayOf } from '#stores';

const holidaysByYear = new Map<number, ReadonlySet<Day>>();

function holidaysOf(year: number): ReadonlySet<Day> {
  const known = holidaysByYear.get(year);
  if (known) return known;
  const holidays = dutchHolidays(year);
  holidaysByYear.set(year, holidays);
  return holidays;
}

/** A public holiday, or one of `closedDays`, on which the merchant closes beside them. */
export function isClosedDay(day: Day, closedDays: ReadonlySet<Day>): boolean {
  return closedDays.has(day) || holidaysOf(Number(day.slice(0, 4))).has(day);
}

/** Rule 1. */
export function isWorkingDay(day: Day, closedDays: ReadonlySet<Day>): boolean {
  const weekday = weekdayOf(day);
  return weekday >= 1 && weekday <= 5 && !isClosedDay(day, closedDays);
}

/** The working day that lies so many working days after this day; 0 is the day itself or the first one after it. */
export function addWorkingDays(day: Day, days: number, closedDays: ReadonlySet<Day>): Day {
  let current = day;
  let left = days;
  while (left > 0 || !isWorkingDay(current, closedDays)) {
    current = addDays(current, 1);
    if (left > 0 && isWorkingDay(current, closedDays)) left -= 1;
  }
  return current;
}
