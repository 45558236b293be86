import type { Database } from '@bowline/database';

/** The shop that is looked at, by its own settings. */
export interface ShopPlace {
  readonly root: string;
  readonly url: URL;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly dataFolder: string;
  readonly pool: Database<unknown>['pool'];
}

export const minutes = (seconds: number): string =>
  seconds < 120
    ? `${Math.round(seconds)} s`
    : seconds < 7_200
      ? `${Math.round(seconds / 60)} min`
      : `${Math.round(seconds / 3_600)} h`;
