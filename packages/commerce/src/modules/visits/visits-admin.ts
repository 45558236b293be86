import type { WebVital } from '@bowline/markets';
import { addDays, localTime } from '#stores';
import type { CommerceDatabase } from '#tables';
import {
  readCauses,
  readErrors,
  readVitals,
  readVitalsByBrowser,
  type VisitCause,
  type VisitError,
} from './repository.ts';
import { summarise, type VitalSummary } from './value-classes.ts';

export interface PageVital extends VitalSummary {
  readonly page: string;
  readonly device: string;
  readonly vital: WebVital;
}

export interface BrowserVital extends VitalSummary {
  readonly browser: string;
  readonly vital: WebVital;
}

export interface VisitsAdmin {
  /** Rule 3, of so many days up to today, by kind of page and device. */
  vitals(days: number): Promise<readonly PageVital[]>;
  /** Rule 3, by browser. */
  vitalsByBrowser(days: number): Promise<readonly BrowserVital[]>;
  /** Rule 5: the most frequent first. */
  errors(days: number): Promise<readonly VisitError[]>;
  /** Rule 8: the most frequent first. */
  causes(days: number): Promise<readonly VisitCause[]>;
}

export function createVisitsAdmin(
  database: CommerceDatabase,
  { clock, timeZone }: { readonly clock: () => Date; readonly timeZone: string },
): VisitsAdmin {
  const since = (days: number) => addDays(localTime(clock(), timeZone).day, 1 - days);
  return {
    async vitals(days) {
      const counted = await readVitals(database.kysely, since(days));
      const groups = Map.groupBy(counted, ({ page, device, vital }) => `${page} ${device} ${vital}`);
      return [...groups.values()].flatMap((classes) => {
        const [first] = classes;
        if (!first) return [];
        const { page, device, vital } = first;
        return [{ page, device, vital, ...summarise(vital, classes) }];
      });
    },
    async vitalsByBrowser(days) {
      const counted = await readVitalsByBrowser(database.kysely, since(days));
      const groups = Map.groupBy(counted, ({ browser, vital }) => `${browser} ${vital}`);
      return [...groups.values()].flatMap((classes) => {
        const [first] = classes;
        if (!first) return [];
        const { browser, vital } = first;
        return [{ browser, vital, ...summarise(vital, classes) }];
      });
    },
    errors: (days) => readErrors(database.kysely, since(days)),
    causes: (days) => readCauses(database.kysely, since(days)),
  };
}
