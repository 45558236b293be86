import { addDays, startOfDay } from '#stores';
import { type Reduction, spanOf } from './reduction.ts';

/** What a product was sold for, until the next one began; EUR cents without VAT (rule 12). */
export interface RecordedPrice {
  readonly validFrom: Date;
  readonly priceMinor: number;
}

/** Decision D3. */
const daysBefore = 30;

/** Rule 13: the lowest price charged in the 30 days before a reduction; null when nothing was sold then. The history is in order. */
export function lowestPriceBefore(
  reduction: Reduction,
  history: readonly RecordedPrice[],
  timeZone: string,
): number | null {
  const end = startOfDay(reduction.startsOn, timeZone);
  const start = startOfDay(addDays(reduction.startsOn, -daysBefore), timeZone);
  const before = history.filter(({ validFrom }) => validFrom < end);
  const inEffectAtStart = before.findLastIndex(({ validFrom }) => validFrom <= start);
  const charged = before.slice(Math.max(inEffectAtStart, 0)).map(({ priceMinor }) => priceMinor);
  return charged.length ? Math.min(...charged) : null;
}

export interface Pricing {
  readonly priceMinor: number;
  readonly reduction: Reduction | null;
}

/** Rule 12: what the history gains when the price, its reduction or both are replaced at this moment. */
export function recordedByChange(
  former: Pricing,
  next: Pricing,
  now: Date,
  timeZone: string,
): readonly RecordedPrice[] {
  const isReduced = next.reduction !== null && isChargedAt(next.reduction, now, timeZone);
  if (isReduced && isSameReduction(former.reduction, next.reduction)) return [];
  const gained = former.reduction ? recordedByReduction(former, former.reduction, now, timeZone) : [];
  const last = gained.at(-1)?.priceMinor ?? former.priceMinor;
  if (isReduced || last === next.priceMinor) return gained;
  return [...gained, { validFrom: now, priceMinor: next.priceMinor }];
}

/** A reduction that has begun, and the price after it if it is over. */
function recordedByReduction(
  { priceMinor }: Pricing,
  reduction: Reduction,
  now: Date,
  timeZone: string,
): readonly RecordedPrice[] {
  const { from, until } = spanOf(reduction, timeZone);
  if (from > now) return [];
  const begun = { validFrom: from, priceMinor: reduction.priceMinor };
  return until !== null && until <= now ? [begun, { validFrom: until, priceMinor }] : [begun];
}

function isChargedAt(reduction: Reduction, now: Date, timeZone: string): boolean {
  const { from, until } = spanOf(reduction, timeZone);
  return from <= now && (until === null || now < until);
}

export function isSameReduction(a: Reduction | null, b: Reduction | null): boolean {
  return a?.priceMinor === b?.priceMinor && a?.startsOn === b?.startsOn && a?.endsOn === b?.endsOn;
}

/**
 * Rule 13 of a reduction that somebody thinks of: the lowest price before it, if it were written down now. One that runs until then
 * counts with what it charges.
 */
export function lowestPriceIfPlanned(
  former: Pricing,
  reduction: Reduction,
  history: readonly RecordedPrice[],
  now: Date,
  timeZone: string,
): number | null {
  const next = { priceMinor: former.priceMinor, reduction };
  const gained = recordedByChange(former, next, now, timeZone);
  return lowestPriceBefore(reduction, [...history, ...gained], timeZone);
}
