import { type Kysely, type RawBuilder, sql } from '@bowline/database';
import { lowPools } from '#goods';
import { addDays, type Day, localTime, startOfDay } from '#stores';
import type { CommerceTables } from '#tables';

type Executor = Kysely<CommerceTables>;

/** Rule 1. */
const most = 9_999;

async function count(executor: Executor, rows: RawBuilder<unknown>): Promise<number> {
  const counted = await sql<{ n: number }>`
    select count(*)::integer as n from (${rows} limit ${most}) as found`.execute(executor);
  return counted.rows[0]?.n ?? 0;
}

const dayMs = 86_400_000;

export interface TodayCounts {
  readonly ordersToHandle: number;
  readonly ordersOnHold: number;
  readonly paymentsFailed: number;
  readonly refundsRefused: number;
  readonly lettersFailed: number;
  readonly jobsStuck: number;
  readonly stockEmpty: number;
  readonly stockLow: number;
  readonly reviewsToDecide: number;
  readonly returnsToDecide: number;
}

/** Rules 2 to 5. */
export async function countToday(executor: Executor, now: Date): Promise<TodayCounts> {
  const weekAgo = new Date(now.getTime() - 7 * dayMs);
  const [
    ordersToHandle,
    ordersOnHold,
    paymentsFailed,
    refundsRefused,
    lettersFailed,
    jobsStuck,
    stockEmpty,
    stockLow,
    reviewsToDecide,
    returnsToDecide,
  ] = await Promise.all([
    count(executor, sql`select from shop_order where status = 'processing'`),
    count(executor, sql`select from shop_order where status = 'holded'`),
    count(
      executor,
      sql`select from shop_order o where o.status = 'pending_payment' and o.placed_at > ${weekAgo}
        and exists (select from payment p where p.order_id = o.id and p.state = 'failed')`,
    ),
    count(executor, sql`select from refund where state = 'refused'`),
    count(executor, sql`select from mail_letter where failed_at is not null and sent_at is null`),
    count(executor, stuckJobs()),
    count(executor, sql`select from stock_pool where quantity = 0`),
    count(executor, lowPools()),
    count(executor, sql`select from product_review where status = 'pending'`),
    count(
      executor,
      sql`select distinct return_id from order_return_line where state in ('stated', 'received')`,
    ),
  ]);
  return {
    ordersToHandle,
    ordersOnHold,
    paymentsFailed,
    refundsRefused,
    lettersFailed,
    jobsStuck,
    stockEmpty,
    stockLow,
    reviewsToDecide,
    returnsToDecide,
  };
}

/** Rule 4. */
const stuckJobs = () => sql`
  select from graphile_worker.jobs
  where attempts >= max_attempts or (locked_at is null and run_at < now() - interval '15 minutes')`;

export interface DayOfSales {
  readonly day: Day;
  readonly currency: string;
  readonly orders: number;
  readonly totalMinor: number;
}

/** Rule 6. */
export async function salesByDay(
  executor: Executor,
  now: Date,
  timeZone: string,
): Promise<{ readonly today: Day; readonly days: readonly DayOfSales[] }> {
  const today = localTime(now, timeZone).day;
  const since = startOfDay(addDays(today, -13), timeZone);
  const { rows } = await sql<DayOfSales>`
    select to_char(placed_at at time zone ${timeZone}, 'YYYY-MM-DD') as day, currency, count(*)::integer as orders,
      sum(grand_total_minor)::bigint as "totalMinor"
    from shop_order
    where placed_at >= ${since} and status in ('processing', 'complete', 'closed', 'holded')
    group by 1, 2 order by 1, 2`.execute(executor);
  return { today, days: rows };
}
