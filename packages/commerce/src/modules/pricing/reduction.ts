import { addDays, type Day, startOfDay } from '#stores';

/** A lower price for some days, both included, by the shop's calendar; EUR cents without VAT (rule 11). */
export interface Reduction {
  readonly priceMinor: number;
  readonly startsOn: Day;
  /** Null: until it is withdrawn. */
  readonly endsOn: Day | null;
}

export function isRunning({ startsOn, endsOn }: Reduction, today: Day): boolean {
  return startsOn <= today && (endsOn === null || today <= endsOn);
}

/** The moments between which the reduced price is charged. */
export function spanOf({ startsOn, endsOn }: Reduction, timeZone: string) {
  return {
    from: startOfDay(startsOn, timeZone),
    until: endsOn === null ? null : startOfDay(addDays(endsOn, 1), timeZone),
  };
}
