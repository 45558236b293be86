import { sql, type Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';

export type StockRefusal = Refusal<'stock-not-sufficient', { readonly poolKeys: readonly string[] }>;

/** Rules 7 and 8. When it refuses, nothing has been taken. */
export async function takeStock(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  demands: readonly StockDemand[],
  now: Date,
): Promise<Result<undefined, StockRefusal>> {
  const wanted = unitsByPool(demands);
  if (wanted.size === 0) return ok();
  // Locked in the order of their keys: two orders for the same pools wait for one another instead of blocking each other.
  // What was taken before is in the way of its movement, and is not taken again.
  const { rows } = await sql<{ lacking: string[] }>`
    with wanted as (
      select * from unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::integer[]) as wanted (key, units)
    ), locked as (
      select key, quantity from stock_pool where key = any(${[...wanted.keys()]}::text[]) order by key for update
    ), lacking as (
      select key from wanted left join locked using (key) where units > coalesce(quantity, 0)
    ), taken as (
      insert into stock_movement (pool_key, order_id, kind, units, moved_at)
      select key, ${orderId}, 'taken', units, ${now} from wanted where not exists (select from lacking)
      on conflict (order_id, pool_key, kind) do nothing
      returning pool_key, units
    ), changed as (
      update stock_pool set quantity = quantity - taken.units from taken where stock_pool.key = taken.pool_key
    )
    select array(select key from lacking) as lacking`.execute(transaction);
  const lacking = rows[0]?.lacking ?? [];
  if (lacking.length === 0 || (await hasMovements(transaction, orderId))) return ok();
  return refuse('stock-not-sufficient', { poolKeys: lacking });
}

/** Rules 8 and 9: so many units of each pool, at most what the order still has; all of it when no pool is named. */
export async function returnStock(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  now: Date,
  units?: ReadonlyMap<string, number>,
): Promise<void> {
  await sql`
    select from stock_pool
    where key in (select pool_key from stock_movement where order_id = ${orderId} and kind = 'taken')
    order by key for update`.execute(transaction);
  await sql`
    with wanted as (
      select * from unnest(${[...(units?.keys() ?? [])]}::text[], ${[...(units?.values() ?? [])]}::integer[])
        as wanted (pool_key, units)
    ), had as (
      select pool_key, sum(case kind when 'taken' then units else -units end)::integer as units
      from stock_movement where order_id = ${orderId} group by pool_key
    ), back as (
      select had.pool_key, case when ${units === undefined} then had.units else least(had.units, coalesce(wanted.units, 0)) end as units
      from had left join wanted using (pool_key)
    ), returned as (
      insert into stock_movement (pool_key, order_id, kind, units, moved_at)
      select pool_key, ${orderId}, 'returned', units, ${now} from back where units > 0
      on conflict (order_id, pool_key, kind)
        do update set units = stock_movement.units + excluded.units, moved_at = excluded.moved_at
    )
    update stock_pool set quantity = quantity + back.units
    from back where stock_pool.key = back.pool_key and back.units > 0`.execute(transaction);
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

/** What somebody wants of one pool. */
export interface StockDemand {
  /** Ids of pools change with every import of the catalogue, their keys do not. */
  readonly poolKey: string;
  /** Units of the pool that one piece takes (rule 2). */
  readonly unitsPerPiece: number;
  /** 150 is one and a half pieces. */
  readonly quantityHundredths: number;
}

/** Rule 7: the units wanted of each pool, added up. */
export function unitsByPool(demands: readonly StockDemand[]): ReadonlyMap<string, number> {
  const units = new Map<string, number>();
  for (const { poolKey, unitsPerPiece, quantityHundredths } of demands) {
    const wanted = Math.ceil((unitsPerPiece * quantityHundredths) / 100);
    units.set(poolKey, (units.get(poolKey) ?? 0) + wanted);
  }
  return units;
}
