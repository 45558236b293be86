import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import { addDays, type Day, isDay } from '#stores';

/** Rule 1. */
export interface Question {
  readonly from: string;
  readonly to: string;
  readonly market?: string | null | undefined;
  readonly currency?: string | null | undefined;
}

export interface Asked {
  readonly from: Day;
  readonly to: Day;
  readonly market: string | null;
  readonly currency: string | null;
}

export type PeriodRefusal = Refusal<'period-not-valid', { readonly most: number }>;

const mostDays = 366;

export function askedFor({ from, to, market, currency }: Question): Result<Asked, PeriodRefusal> {
  if (!isDay(from) || !isDay(to) || from > to || addDays(from, mostDays) <= to) {
    return refuse('period-not-valid', { most: mostDays });
  }
  return ok({ from, to, market: market || null, currency: currency || null });
}
