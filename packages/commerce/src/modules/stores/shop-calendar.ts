/** A day of the calendar, `2026-11-02`. Days compare as texts. */
export type Day = string;

const dayMs = 86_400_000;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

const formatters = new Map<string, Intl.DateTimeFormat>();

/** Making a formatter costs a hundred times as much as using it. */
function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  // Swedes write dates as ISO does.
  const formatter = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formatters.set(timeZone, formatter);
  return formatter;
}

export interface LocalTime {
  readonly day: Day;
  /** `16:00:00`; times compare as texts. */
  readonly time: string;
}

const recentTimes = new Map<string, LocalTime>();
const mostRecentTimes = 1_000;

/** Kept for a while: requests of one second ask for the same moments, and formatting is a part of what a short one costs. */
export function localTime(moment: Date, timeZone: string): LocalTime {
  const key = `${timeZone} ${Math.floor(moment.getTime() / 1000)}`;
  const known = recentTimes.get(key);
  if (known) return known;
  const [day = '', time = ''] = formatterOf(timeZone).format(moment).split(' ');
  if (recentTimes.size >= mostRecentTimes) recentTimes.clear();
  recentTimes.set(key, { day, time });
  return { day, time };
}

const recentMoments = new Map<string, number>();

/** The moment a clock of the time zone shows this time. An hour that is skipped counts as the one after it. */
export function momentOf(day: Day, time: string, timeZone: string): Date {
  const key = `${timeZone} ${day} ${time}`;
  const known = recentMoments.get(key);
  if (known !== undefined) return new Date(known);
  const asUtc = Date.parse(`${day}T${time}Z`);
  const first = asUtc - offsetMs(asUtc, timeZone);
  const moment = asUtc - offsetMs(first, timeZone);
  if (recentMoments.size >= mostRecentTimes) recentMoments.clear();
  recentMoments.set(key, moment);
  return new Date(moment);
}

export function startOfDay(day: Day, timeZone: string): Date {
  return momentOf(day, '00:00:00', timeZone);
}

function offsetMs(moment: number, timeZone: string): number {
  const { day, time } = localTime(new Date(moment), timeZone);
  return Date.parse(`${day}T${time}Z`) - Math.floor(moment / 1000) * 1000;
}

export function isDay(text: string): boolean {
  return dayPattern.test(text) && addDays(text, 0) === text;
}

export function addDays(day: Day, days: number): Day {
  const moment = Date.parse(`${day}T00:00:00Z`) + days * dayMs;
  return Number.isNaN(moment) ? '' : new Date(moment).toISOString().slice(0, 10);
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}
