import { beginsWith, type Kysely, sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import { lowPools } from './low-pools.ts';

type Executor = Kysely<CommerceTables>;

export interface PoolSearch {
  /** The beginning of a key or of a sku that draws on it. */
  readonly text?: string | null | undefined;
  readonly filter?: string | null | undefined;
  /** Pools after the one of this key. */
  readonly after?: string | null | undefined;
  readonly locale: LocaleName;
  readonly limit: number;
}

export interface FoundPool {
  readonly key: string;
  /** Centimetres where lengths are cut from it, else pieces. */
  readonly quantity: number;
  readonly isLength: boolean;
  readonly isLow: boolean;
  /** Of the product that draws on it; null for none. */
  readonly sku: string | null;
  readonly name: string | null;
}

const mostAtOnce = 100;
const longestText = 100;

/** Rule 8. */
export async function findPools(
  executor: Executor,
  { text, filter, after, locale, limit }: PoolSearch,
): Promise<{ readonly pools: readonly FoundPool[]; readonly hasMore: boolean }> {
  const size = Math.min(Math.max(limit, 1), mostAtOnce);
  const typed = (text ?? '').trim().slice(0, longestText).toLowerCase();
  const { rows } = await sql<FoundPool>`
    with found as (
      select s.id, s.key, s.quantity from stock_pool s
      where true
        ${filter === 'empty' ? sql`and s.quantity = 0` : sql``}
        ${filter === 'low' ? sql`and s.id in (${lowPools()})` : sql``}
        ${after ? sql`and s.key > ${after}` : sql``}
        ${
          typed === ''
            ? sql``
            : sql`and s.id in (
                select id from stock_pool where ${beginsWith(sql`lower(key)`, typed)}
                union select stock_pool_id from product where ${beginsWith(sql`lower(sku)`, typed)})`
        }
      order by s.key limit ${size + 1}
    )
    select f.key, f.quantity, coalesce(drawn.is_length, false) as "isLength",
      f.quantity > 0 and f.quantity < 3 * coalesce(drawn.largest, 0) as "isLow", drawn.sku, t.name
    from found f
    left join lateral (
      select bool_or(p.length_cm is not null) as is_length, max(p.stock_units) as largest,
        min(coalesce(parent.sku, p.sku)) as sku, min(coalesce(parent.id, p.id)) as id
      from product p left join product parent on parent.id = p.parent_id where p.stock_pool_id = f.id
    ) drawn on true
    left join product_text t on t.product_id = drawn.id and t.locale = ${locale}
    order by f.key`.execute(executor);
  return { pools: rows.slice(0, size), hasMore: rows.length > size };
}

export interface PoolMovement {
  readonly at: Date;
  /** taken, returned or restocked by an order; or the merchant's reason. */
  readonly kind: string;
  /** Less than 0 when something left. */
  readonly units: number;
  readonly quantityAfter: number | null;
  readonly orderNumber: string | null;
  readonly note: string | null;
  readonly by: string | null;
}

export interface PoolFile {
  readonly key: string;
  readonly quantity: number;
  readonly isLength: boolean;
  readonly parts: readonly { readonly sku: string; readonly units: number }[];
  readonly movements: readonly PoolMovement[];
}

const mostMovements = 100;

/** Rule 9. */
export async function readPool(executor: Executor, key: string): Promise<PoolFile | null> {
  const { rows } = await sql<{ id: number; key: string; quantity: number }>`
    select id, key, quantity from stock_pool where key = ${key}`.execute(executor);
  const [pool] = rows;
  if (!pool) return null;
  const [parts, movements] = await Promise.all([
    sql<{ sku: string; units: number; isLength: boolean }>`
      select sku, stock_units as units, length_cm is not null as "isLength" from product
      where stock_pool_id = ${pool.id} order by id limit 200`.execute(executor),
    sql<PoolMovement>`
      (select m.moved_at as at, m.kind, case m.kind when 'taken' then -m.units else m.units end as units,
        null::integer as "quantityAfter", o.number as "orderNumber", null as note, null as by
      from stock_movement m left join shop_order o on o.id = m.order_id
      where m.pool_key = ${key} order by m.id desc limit ${mostMovements})
      union all
      (select changed_at, reason, units, quantity_after, null, note, changed_by from stock_change
      where pool_key = ${key} order by id desc limit ${mostMovements})
      order by at desc limit ${mostMovements}`.execute(executor),
  ]);
  return {
    key: pool.key,
    quantity: pool.quantity,
    isLength: parts.rows.some(({ isLength }) => isLength),
    parts: parts.rows.map(({ sku, units }) => ({ sku, units })),
    movements: movements.rows,
  };
}
