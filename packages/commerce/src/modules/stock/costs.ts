import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';

export interface CostWish {
  readonly poolKey: string;
  /** Millionths of a euro for one unit. */
  readonly costMillionths: number;
  /** A day such as 2026-11-02. */
  readonly fromDay: string;
}

/** A million euro a piece. */
export const highestCostMillionths = 1_000_000_000_000;

/** Rule 14. What costs as much on that day already is left alone. Answers which pools changed. */
export async function setCosts(
  transaction: Transaction<CommerceTables>,
  wishes: readonly CostWish[],
): Promise<readonly string[]> {
  if (wishes.length === 0) return [];
  const { rows } = await sql<{ key: string }>`
    insert into stock_cost (pool_key, from_day, cost_millionths)
    select wanted.key, wanted.day, wanted.cost
    from unnest(${wishes.map(({ poolKey }) => poolKey)}::text[], ${wishes.map(({ fromDay }) => fromDay)}::date[],
      ${wishes.map(({ costMillionths }) => costMillionths)}::bigint[]) as wanted (key, day, cost)
    where wanted.cost is distinct from (
      select c.cost_millionths from stock_cost c where c.pool_key = wanted.key and c.from_day <= wanted.day
      order by c.from_day desc limit 1)
    on conflict (pool_key, from_day) do update set cost_millionths = excluded.cost_millionths
    returning pool_key as key`.execute(transaction);
  return rows.map(({ key }) => key);
}
