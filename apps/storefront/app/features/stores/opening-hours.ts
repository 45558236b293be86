import { calendarDayInShop, timeOfDayInShop } from '@bowline/markets';

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

/** Days count from 1, Monday; times are those of the shop's own country. */
export interface OpeningHours {
  readonly days: readonly { readonly day: Weekday; readonly opens: string; readonly closes: string }[];
  /** On which nobody is there, whatever the day of the week: `2026-12-25`. */
  readonly closedDates: readonly string[];
}

export type OpeningState =
  | { readonly isOpen: true; readonly until: string }
  | {
      readonly isOpen: false;
      readonly next?: { readonly day: Weekday; readonly opens: string; readonly inDays: number };
    };

const dayMs = 86_400_000;
/** Longer than any row of holidays and weekends. */
const daysAhead = 14;

export function openingState(hours: OpeningHours, now: Date): OpeningState {
  const time = timeOfDayInShop(now);
  const today = calendarDate(now);
  const open = hoursOn(hours, today).find(({ opens, closes }) => opens <= time && time < closes);
  if (open) return { isOpen: true, until: open.closes };
  for (let inDays = 0; inDays <= daysAhead; inDays++) {
    const date = new Date(today.getTime() + inDays * dayMs);
    const next = hoursOn(hours, date).find(({ opens }) => inDays > 0 || opens > time);
    if (next) return { isOpen: false, next: { day: next.day, opens: next.opens, inDays } };
  }
  return { isOpen: false };
}

/** Neighbouring days with the same hours in one line. */
export function hoursByDays(hours: OpeningHours): readonly {
  readonly from: Weekday;
  readonly to: Weekday;
  readonly opens: string;
  readonly closes: string;
}[] {
  const lines: { from: Weekday; to: Weekday; opens: string; closes: string }[] = [];
  for (const { day, opens, closes } of [...hours.days].sort((one, other) => one.day - other.day)) {
    const last = lines.at(-1);
    if (last && last.to === day - 1 && last.opens === opens && last.closes === closes) last.to = day;
    else lines.push({ from: day, to: day, opens, closes });
  }
  return lines;
}

/** The shop's calendar day, as a date at midnight UTC. */
function calendarDate(now: Date): Date {
  const { year, month, day } = calendarDayInShop(now);
  return new Date(Date.UTC(year, month - 1, day));
}

function hoursOn({ days, closedDates }: OpeningHours, date: Date) {
  const weekday = ((date.getUTCDay() + 6) % 7) + 1;
  return closedDates.includes(date.toISOString().slice(0, 10))
    ? []
    : days.filter(({ day }) => day === weekday);
}
