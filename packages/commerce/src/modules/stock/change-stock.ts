import { sql, type Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';

/** Why a merchant changes a pool; programs that do it for one have reasons of their own. */
export const stockReasons = ['received', 'counted', 'damaged', 'lost', 'found'] as const;
export type StockReason = (typeof stockReasons)[number] | 'imported' | 'undone';

export interface StockChange {
  readonly poolKey: string;
  /** What the pool holds now, or how much more or less it holds. */
  readonly wish: { readonly quantity: number } | { readonly difference: number };
  readonly reason: StockReason;
  readonly note: string | null;
  /** The name of who did it. */
  readonly by: string;
  readonly now: Date;
}

export type StockChangeRefusal =
  | Refusal<'pool-not-found', { readonly key: string }>
  | Refusal<'stock-below-zero', { readonly quantity: number }>
  | Refusal<'quantity-out-of-range', { readonly most: number }>;

export const mostInPool = 1_000_000_000;

/** Rule 13. Answers what the pool holds now. */
export async function changeStock(
  transaction: Transaction<CommerceTables>,
  { poolKey, wish, reason, note, by, now }: StockChange,
): Promise<Result<number, StockChangeRefusal>> {
  const { rows } = await sql<{ quantity: number }>`
    select quantity from stock_pool where key = ${poolKey} for update`.execute(transaction);
  const [pool] = rows;
  if (!pool) return refuse('pool-not-found', { key: poolKey });
  const quantity = 'quantity' in wish ? wish.quantity : pool.quantity + wish.difference;
  if (quantity < 0) return refuse('stock-below-zero', { quantity: pool.quantity });
  if (!Number.isInteger(quantity) || quantity > mostInPool) {
    return refuse('quantity-out-of-range', { most: mostInPool });
  }
  await setQuantities(transaction, [{ poolKey, quantity }], { reason, note, by, now });
  return ok(quantity);
}

/**
 * Rule 13 of many pools, each at most once, with two statements; quantities were checked. What holds so much already is left alone.
 * Answers which changed.
 */
export async function setQuantities(
  transaction: Transaction<CommerceTables>,
  wishes: readonly { readonly poolKey: string; readonly quantity: number }[],
  { reason, note, by, now }: Pick<StockChange, 'reason' | 'note' | 'by' | 'now'>,
): Promise<readonly string[]> {
  if (wishes.length === 0) return [];
  const keys = wishes.map(({ poolKey }) => poolKey);
  // Locked in the order of their keys, as orders do.
  const { rows } = await sql<{ key: string; quantity: number }>`
    select key, quantity from stock_pool where key = any(${keys}) order by key for update`.execute(
    transaction,
  );
  const former = new Map(rows.map(({ key, quantity }) => [key, quantity]));
  const changed = wishes.flatMap(({ poolKey, quantity }) => {
    const before = former.get(poolKey);
    return before === undefined || before === quantity
      ? []
      : [{ poolKey, quantity, units: quantity - before }];
  });
  if (changed.length === 0) return [];
  const changedKeys = changed.map(({ poolKey }) => poolKey);
  const quantities = changed.map(({ quantity }) => quantity);
  await sql`
    update stock_pool set quantity = wanted.quantity
    from unnest(${changedKeys}::text[], ${quantities}::integer[]) as wanted (key, quantity)
    where stock_pool.key = wanted.key`.execute(transaction);
  await sql`
    insert into stock_change (pool_key, units, quantity_after, reason, note, changed_by, changed_at)
    select wanted.key, wanted.units, wanted.quantity, ${reason}, ${note}, ${by}, ${now}
    from unnest(${changedKeys}::text[], ${changed.map(({ units }) => units)}::integer[],
      ${quantities}::integer[]) as wanted (key, units, quantity)`.execute(transaction);
  return changedKeys;
}

/** A new pool with nothing in it; null when its key is taken. */
export async function createPool(
  transaction: Transaction<CommerceTables>,
  key: string,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into stock_pool (key, quantity) values (${key}, 0) on conflict (key) do nothing returning id`.execute(
    transaction,
  );
  return rows[0]?.id ?? null;
}
