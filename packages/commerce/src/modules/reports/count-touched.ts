import { sql, type Transaction } from '@bowline/database';
import { type Day, localTime } from '#stores';
import type { CommerceDatabase, CommerceTables } from '#tables';
import { countDay } from './count-day.ts';

export interface Counting {
  readonly database: CommerceDatabase;
  readonly timeZone: string;
  readonly now: Date;
}

export interface DaysWanted {
  readonly from: string;
  readonly to: string;
  readonly most: number;
}

/** One counts, others answer from what is there. */
async function isFree(transaction: Transaction<CommerceTables>): Promise<boolean> {
  const { rows } = await sql<{ free: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended('reports.count', 0)) as free`.execute(transaction);
  return rows[0]?.free === true;
}

/** Rules 5 and 6: counts noted days of a period again, the latest first. Answers how many of it still wait. */
export async function countTouched(counting: Counting, { from, to, most }: DaysWanted): Promise<number> {
  await noteDays(counting);
  const { database, timeZone } = counting;
  const noted = await sql<{ day: Day }>`
    select day::text as day from report_day_to_count where day between ${from}::date and ${to}::date
    order by day desc limit ${most}`.execute(database.kysely);
  const months = new Set<string>();
  for (const { day } of noted.rows) {
    await database.transaction(async (transaction) => {
      if (!(await isFree(transaction))) return;
      const taken = await sql`delete from report_day_to_count where day = ${day}::date returning 1`.execute(
        transaction,
      );
      if (taken.rows.length === 0) return;
      await countDay(transaction, day, timeZone);
      months.add(`${day.slice(0, 7)}-01`);
      // Until it is made anew, its days are read (rule 7).
      await sql`delete from report_product_month where month = date_trunc('month', ${day}::date)`.execute(
        transaction,
      );
    });
  }
  for (const month of months) await countMonth(counting, month as Day);
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::integer as waiting from report_day_to_count
    where day between ${from}::date and ${to}::date`.execute(database.kysely);
  return rows[0]?.waiting ?? 0;
}

/** Notes of changes as days, of all that was sold up to today. */
async function noteDays({ database, timeZone, now }: Counting): Promise<void> {
  const { rows } = await sql`select 1 from report_touch limit 1`.execute(database.kysely);
  if (rows.length === 0) return;
  const today = localTime(now, timeZone).day;
  await database.transaction(async (transaction) => {
    if (!(await isFree(transaction))) return;
    await sql`
      with noted as (delete from report_touch returning since, until), first as (
        select min(placed_at) as moment from shop_order
      ), spans as (
        select distinct (greatest(noted.since, first.moment) at time zone ${timeZone})::date as since,
          least((least(noted.until, ${now}::timestamptz + interval '1 day') at time zone ${timeZone})::date, ${today}::date) as until
        from noted, first where first.moment is not null
      )
      insert into report_day_to_count select distinct day::date from spans, generate_series(since, greatest(until, since), interval '1 day') as day
      on conflict do nothing`.execute(transaction);
  });
}

/** Rule 7. */
async function countMonth({ database, timeZone, now }: Counting, month: Day): Promise<void> {
  if (month >= `${localTime(now, timeZone).day.slice(0, 7)}-01`) return;
  await database.transaction(async (transaction) => {
    if (!(await isFree(transaction))) return;
    await sql`delete from report_product_month where month = ${month}::date`.execute(transaction);
    await sql`
      insert into report_product_month
      select ${month}::date, store_code, sku, sum(quantity_hundredths), sum(net_eur_minor), sum(costed_eur_minor), sum(cost_eur_minor)
      from report_product_day where day >= ${month}::date and day < ${month}::date + interval '1 month'
      group by store_code, sku`.execute(transaction);
  });
}
