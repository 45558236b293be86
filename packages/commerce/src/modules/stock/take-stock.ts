import { sql, type Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';
import { type StockDemand, unitsByPool } from './demand.ts';

export type StockRefusal = Refusal<'stock-not-sufficient', { readonly poolIds: readonly number[] }>;

/** Rules 7 and 8. When it refuses, nothing has been taken. */
export async function takeStock(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  demands: readonly StockDemand[],
  now: Date,
): Promise<Result<undefined, StockRefusal>> {
  const wanted = unitsByPool(demands);
  if (wanted.size === 0) return ok();
  // In the order of their ids: two orders for the same pools wait for one another instead of blocking each other.
  const { rows: pools } = await sql<{ id: number; key: string; quantity: number }>`
    select id, key, quantity from stock_pool where id = any(${[...wanted.keys()]}::integer[])
    order by id for update`.execute(transaction);
  const enough = new Set(
    pools.filter(({ id, quantity }) => quantity >= (wanted.get(id) ?? 0)).map(({ id }) => id),
  );
  const missing = [...wanted.keys()].filter((id) => !enough.has(id));
  if (missing.length > 0) {
    const isTaken = await hasMovements(transaction, orderId);
    return isTaken ? ok() : refuse('stock-not-sufficient', { poolIds: missing });
  }
  // What was taken before is in the way of its movement, and is not taken again.
  await sql`
    with taken as (
      insert into stock_movement (pool_key, order_id, kind, units, moved_at)
      select key, ${orderId}, 'taken', units, ${now}
      from unnest(${pools.map(({ key }) => key)}::text[],
        ${pools.map(({ id }) => wanted.get(id) ?? 0)}::integer[]) as wanted (key, units)
      on conflict (order_id, pool_key, kind) do nothing
      returning pool_key, units
    )
    update stock_pool set quantity = quantity - taken.units
    from taken where stock_pool.key = taken.pool_key`.execute(transaction);
  return ok();
}

/** Rules 8 and 9. */
export async function returnStock(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  now: Date,
): Promise<void> {
  await sql`
    select from stock_pool
    where key in (select pool_key from stock_movement where order_id = ${orderId} and kind = 'taken')
    order by id for update`.execute(transaction);
  await sql`
    with returned as (
      insert into stock_movement (pool_key, order_id, kind, units, moved_at)
      select pool_key, order_id, 'returned', units, ${now} from stock_movement
      where order_id = ${orderId} and kind = 'taken'
      on conflict (order_id, pool_key, kind) do nothing
      returning pool_key, units
    )
    update stock_pool set quantity = quantity + returned.units
    from returned where stock_pool.key = returned.pool_key`.execute(transaction);
}

async function hasMovements(transaction: Transaction<CommerceTables>, orderId: number): Promise<boolean> {
  const found = await transaction
    .selectFrom('stock_movement')
    .where('order_id', '=', orderId)
    .select('id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
