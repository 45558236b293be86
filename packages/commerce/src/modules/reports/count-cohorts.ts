import { type Kysely, sql } from '@bowline/database';
import type { CommerceDatabase, CommerceTables } from '#tables';

/** Rule 12. */
export async function countCohorts(database: CommerceDatabase, timeZone: string, now: Date): Promise<void> {
  await database.transaction(async (transaction) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('reports.count-cohorts', 0))`.execute(
      transaction,
    );
    await sql`delete from report_cohort`.execute(transaction);
    await sql`
      insert into report_cohort
      with bought as (
        select distinct coalesce(customer_id::text, lower(email)) as buyer,
          date_trunc('month', placed_at at time zone ${timeZone})::date as month
        from shop_order
        where status in ('processing', 'complete', 'closed', 'holded') and (customer_id is not null or email <> '')
      ), firsts as (select buyer, month, min(month) over (partition by buyer) as first_month from bought)
      select first_month, month, count(*) from firsts group by first_month, month`.execute(transaction);
    await sql`
      insert into report_cohort_count (counted_at) values (${now})
      on conflict (is_the_only_row) do update set counted_at = excluded.counted_at`.execute(transaction);
  });
}

export interface Cohort {
  /** Its first day. */
  readonly month: string;
  readonly buyers: number;
  /** Who of them bought in the month after, and in those that follow. */
  readonly again: readonly number[];
}

export interface Cohorts {
  readonly countedAt: Date;
  readonly cohorts: readonly Cohort[];
}

const monthsShown = 12;

export async function readCohorts(
  kysely: Kysely<CommerceTables>,
  count: () => Promise<void>,
): Promise<Cohorts | null> {
  const counted = () => kysely.selectFrom('report_cohort_count').select('counted_at').executeTakeFirst();
  let state = await counted();
  if (!state) {
    await count();
    state = await counted();
  }
  if (!state) return null;
  const { rows } = await sql<{ first: string; month: string; buyers: number }>`
    select first_month::text as first, month::text as month, buyers from report_cohort
    where first_month > (select max(month) from report_cohort) - make_interval(months => ${monthsShown})
    order by first_month, month`.execute(kysely);
  const last =
    rows
      .map(({ month }) => month)
      .sort()
      .at(-1) ?? '';
  return {
    countedAt: state.counted_at,
    cohorts: [...Map.groupBy(rows, ({ first }) => first)].map(([month, own]) => ({
      month,
      buyers: own.find((row) => row.month === month)?.buyers ?? 0,
      again: monthsAfter(month, last).map((each) => own.find((row) => row.month === each)?.buyers ?? 0),
    })),
  };
}

function monthsAfter(first: string, last: string): readonly string[] {
  const [year = 0, month = 0] = first.split('-').map(Number);
  return Array.from({ length: monthsShown }, (_, index) =>
    new Date(Date.UTC(year, month + index, 1)).toISOString().slice(0, 10),
  ).filter((each) => each <= last);
}
