import { type Kysely, sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';

export interface PoolValue {
  readonly key: string;
  /** Of the product that draws on it; null for none. */
  readonly name: string | null;
  readonly quantity: number;
  /** Counted in centimetres. */
  readonly isLength: boolean;
  readonly costMillionths: number;
  readonly valueMinor: number;
}

export interface StockValue {
  readonly totalMinor: number;
  readonly pools: number;
  readonly poolsWithoutCost: number;
  readonly worthMost: readonly PoolValue[];
}

const most = 100;

/** Rule 13. */
export async function readStockValue(
  executor: Kysely<CommerceTables>,
  locale: LocaleName,
): Promise<StockValue> {
  const valued = sql`
    with latest as (select distinct on (pool_key) pool_key, cost_millionths from stock_cost order by pool_key, from_day desc),
    valued as (
      select s.id, s.key, s.quantity, l.cost_millionths as cost, round(s.quantity::numeric * l.cost_millionths / 10000)::bigint as value
      from stock_pool s left join latest l on l.pool_key = s.key where s.quantity > 0
    )`;
  const [sums, rows] = await Promise.all([
    sql<Omit<StockValue, 'worthMost'>>`${valued}
      select coalesce(sum(value), 0)::bigint as "totalMinor", count(*)::integer as pools,
        count(*) filter (where cost is null)::integer as "poolsWithoutCost" from valued`.execute(executor),
    sql<PoolValue>`${valued}
      select v.key, t.name, v.quantity, coalesce(drawn.is_length, false) as "isLength", v.cost as "costMillionths", v.value as "valueMinor"
      from (select * from valued where value > 0 order by value desc, key limit ${most}) v
      left join lateral (
        select bool_or(p.length_cm is not null) as is_length, min(coalesce(p.parent_id, p.id)) as id from product p where p.stock_pool_id = v.id
      ) drawn on true
      left join product_text t on t.product_id = drawn.id and t.locale = ${locale}
      order by v.value desc, v.key`.execute(executor),
  ]);
  return { ...(sums.rows[0] ?? { totalMinor: 0, pools: 0, poolsWithoutCost: 0 }), worthMost: rows.rows };
}
