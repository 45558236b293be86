import type { Reading } from '@bowline/database';
import type { CatalogContext } from '#catalog';
import type { RateLimiter } from '#stores';
import type { CommerceDatabase } from '#tables';

export interface CompareList {
  readonly id: number;
  readonly uid: string;
  /** Null: of a guest. */
  readonly customerId: number | null;
}

export interface CompareContext extends CatalogContext {
  readonly compare: {
    readonly database: CommerceDatabase;
    readonly reading: Reading;
    readonly limiter: RateLimiter;
  };
}

/** Rule 1. */
export const mostItems = 10;
export const mostOfCall = 50;
/** Rule 7. */
export const newLists = { uses: 100, withinSeconds: 3_600 };
export const guestListDays = 30;
