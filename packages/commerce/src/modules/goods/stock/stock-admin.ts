import { type Refusal, type Result, refuse } from '@bowline/kit';
import { changeStock, type StockChangeRefusal, stockReasons } from '#stock';
import type { CommerceDatabase } from '#tables';
import { type FoundPool, findPools, type PoolFile, type PoolSearch, readPool } from './read-stock.ts';

export interface StockWish {
  readonly key: string;
  readonly wish: { readonly quantity: number } | { readonly difference: number };
  readonly reason: string;
  readonly note: string | null;
  readonly by: string;
}

export interface StockAdmin {
  find(search: PoolSearch): Promise<{ pools: readonly FoundPool[]; hasMore: boolean }>;
  pool(key: string): Promise<PoolFile | null>;
  /** Answers what the pool holds now. */
  change(
    wish: StockWish,
  ): Promise<Result<number, StockChangeRefusal | Refusal<'reason-not-known', { readonly reason: string }>>>;
}

export function createStockAdmin(database: CommerceDatabase, clock: () => Date): StockAdmin {
  return {
    find: (search) => findPools(database.kysely, search),
    pool: (key) => readPool(database.kysely, key),
    async change({ key, wish, reason: given, note, by }) {
      const reason = stockReasons.find((known) => known === given);
      if (!reason) return refuse('reason-not-known', { reason: given });
      return database.transaction((transaction) =>
        changeStock(transaction, { poolKey: key, wish, reason, note, by, now: clock() }),
      );
    },
  };
}
