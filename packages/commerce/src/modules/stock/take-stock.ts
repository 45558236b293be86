import { type Errand, sql, type Transaction } from '@bowline/database';
import { ok, type Refusal, type Result, refuse } from '@bowline/kit';
import type { CommerceTables } from '#tables';

export type StockRefusal = Refusal<
  'stock-not-sufficient' | 'stock-share-exceeded',
  { readonly poolKeys: readonly string[] }
>;

export interface StockTaking {
  readonly orderId: number;
  readonly demands: readonly StockDemand[];
  /** The part of a pool that slow orders may hold together, when this is one of them (rule 10). */
  readonly slowSharePercent: number | null;
  readonly now: Date;
}

/** Keys of pools that had not enough. */
export interface StockLacking {
  readonly lacking: readonly string[];
  readonly beyond_share: readonly string[];
}

const nothingLacking: StockLacking = { lacking: [], beyond_share: [] };

/** Rules 7, 8 and 10: takes all of it, or nothing when some is lacking; `wasTaken` says what that means. */
export function takingStock({ orderId, demands, slowSharePercent, now }: StockTaking): Errand<StockLacking> {
  const wanted = unitsByPool(demands);
  if (wanted.size === 0) return { statements: [], read: () => nothingLacking };
  const isSlow = slowSharePercent !== null;
  // Whoever waited for the lock has to see what was taken meanwhile, so that slow units are added up by a later statement.
  const locked = sql`select from stock_pool where key = any(${[...wanted.keys()]}::text[]) order by key for update`;
  // Locked in the order of their keys: two orders for the same pools wait for one another instead of blocking each other.
  // What was taken before is in the way of its movement, and is not taken again.
  const taken = sql<StockLacking>`
    with wanted as (
      select * from unnest(${[...wanted.keys()]}::text[], ${[...wanted.values()]}::integer[]) as wanted (key, units)
    ), locked as (
      select key, quantity from stock_pool where key = any(${[...wanted.keys()]}::text[]) order by key for update
    ), lacking as (
      select key from wanted left join locked using (key) where units > coalesce(quantity, 0)
    ), slow as (
      select pool_key as key, sum(units) as units from stock_movement
      where ${isSlow} and is_slow and pool_key = any(${[...wanted.keys()]}::text[]) group by pool_key
    ), beyond_share as (
      select key from wanted join locked using (key) left join slow using (key)
      where ${isSlow} and wanted.units + coalesce(slow.units, 0)
        > floor((quantity + coalesce(slow.units, 0)) * ${slowSharePercent ?? 100}::numeric / 100)
    ), taken as (
      insert into stock_movement (pool_key, order_id, kind, units, moved_at, is_slow)
      select key, ${orderId}, 'taken', units, ${now}, ${isSlow} from wanted
      where not exists (select from lacking) and not exists (select from beyond_share)
      on conflict (order_id, pool_key, kind) do nothing
      returning pool_key, units
    ), changed as (
      update stock_pool set quantity = quantity - taken.units from taken where stock_pool.key = taken.pool_key
    )
    select array(select key from lacking) as lacking, array(select key from beyond_share) as beyond_share`;
  return {
    statements: isSlow ? [locked, taken] : [taken],
    read: (results) => (results.at(-1)?.rows[0] as StockLacking | undefined) ?? nothingLacking,
  };
}

/** What was taken for this order before is not lacking now. */
export async function wasTaken(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  { lacking, beyond_share: beyondShare }: StockLacking,
): Promise<Result<undefined, StockRefusal>> {
  if (lacking.length + beyondShare.length === 0 || (await hasMovements(transaction, orderId))) return ok();
  return lacking.length > 0
    ? refuse('stock-not-sufficient', { poolKeys: lacking })
    : refuse('stock-share-exceeded', { poolKeys: beyondShare });
}

/** Rule 11. */
export async function settleStock(transaction: Transaction<CommerceTables>, orderId: number): Promise<void> {
  await sql`update stock_movement set is_slow = false where order_id = ${orderId} and is_slow`.execute(
    transaction,
  );
}

/** Rules 8 and 9: so many units of each pool, at most what the order still has; all of it when no pool is named. */
export async function returnStock(
  transaction: Transaction<CommerceTables>,
  orderId: number,
  now: Date,
  units?: ReadonlyMap<string, number>,
  kind: 'returned' | 'restocked' = 'returned',
): Promise<void> {
  await sql`
    select from stock_pool
    where key in (select pool_key from stock_movement where order_id = ${orderId} and kind = 'taken')
    order by key for update`.execute(transaction);
  await settleStock(transaction, orderId);
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
      select pool_key, ${orderId}, ${kind}, units, ${now} from back where units > 0
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
