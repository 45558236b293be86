import { type Kysely, sql } from '@bowline/database';
import type { WebVital } from '@bowline/markets';
import type { Day } from '#stores';
import type { CommerceTables } from '#tables';
import { other } from './error-message.ts';

type Executor = Kysely<CommerceTables>;

/** Rules 5 and 6. */
export const mostBuilds = 10;
export const mostErrors = 200;

export interface KeptVital {
  readonly name: WebVital;
  readonly valueClass: number;
  /** Rule 8: only where the value is not good. */
  readonly element?: string;
}

export interface ReportToKeep {
  readonly day: Day;
  readonly now: Date;
  readonly build: string;
  readonly storeCode: string;
  readonly page: string;
  readonly device: string;
  readonly browser: string;
  readonly vitals: readonly KeptVital[];
  readonly errors: readonly string[];
}

/** Rule 6. The builds of a day are found by stepping through the index: a day has many rows, and anybody may report. */
export async function keptBuildName(executor: Executor, day: Day, build: string): Promise<string> {
  const { rows } = await sql<{ build: string }>`
    with recursive step (build) as (
      (select build from visit_vital where day = ${day} order by build limit 1)
      union all
      select (select later.build from visit_vital later where later.day = ${day} and later.build > step.build
        order by later.build limit 1)
      from step where step.build is not null)
    (select build from step where build is not null limit ${mostBuilds + 1})
    union
    select build from visit_error where day = ${day}`.execute(executor);
  const isKnown = rows.some((row) => row.build === build);
  return isKnown || rows.length < mostBuilds ? build : other;
}

export async function countVitals(executor: Executor, report: ReportToKeep): Promise<void> {
  const { day, build, storeCode, page, device, browser, vitals } = report;
  if (vitals.length === 0) return;
  await sql`
    insert into visit_vital (day, build, store_code, page, device, browser, vital, value_class, uses)
    select ${day}::date, ${build}, ${storeCode}, ${page}, ${device}, ${browser}, vital, value_class, count(*)
    from unnest(${vitals.map(({ name }) => name)}::text[], ${vitals.map(({ valueClass }) => valueClass)}::smallint[])
      as told (vital, value_class)
    group by vital, value_class
    order by vital, value_class
    on conflict (day, build, store_code, page, device, vital, value_class, browser)
    do update set uses = visit_vital.uses + excluded.uses`.execute(executor);
}

export async function countErrors(executor: Executor, report: ReportToKeep): Promise<void> {
  const { day, now, build, page, errors } = report;
  for (const message of errors) {
    await sql`
      insert into visit_error (day, build, page, message, uses, last_at)
      select ${day}::date, ${build}, ${page}, case when known or kept < ${mostErrors} then ${message} else ${other} end,
        1, ${now}::timestamptz
      from (
        select count(*) as kept,
          coalesce(bool_or(build = ${build} and page = ${page} and message = ${message}), false) as known
        from visit_error where day = ${day}) as today
      on conflict (day, build, page, message)
      do update set uses = visit_error.uses + 1, last_at = excluded.last_at`.execute(executor);
  }
}

/** Rule 8. */
export async function countCauses(executor: Executor, report: ReportToKeep): Promise<void> {
  const { day, build, page, vitals } = report;
  for (const { name, element } of vitals) {
    if (element === undefined) continue;
    await sql`
      insert into visit_cause (day, build, page, vital, element, uses)
      select ${day}::date, ${build}, ${page}, ${name},
        case when known or kept < ${mostErrors} then ${element} else ${other} end, 1
      from (
        select count(*) as kept, coalesce(bool_or(
          build = ${build} and page = ${page} and vital = ${name} and element = ${element}), false) as known
        from visit_cause where day = ${day}) as today
      on conflict (day, build, page, vital, element) do update set uses = visit_cause.uses + 1`.execute(
      executor,
    );
  }
}

export interface VisitCause {
  readonly page: string;
  readonly vital: WebVital;
  readonly element: string;
  readonly uses: number;
}

export async function readCauses(executor: Executor, from: Day): Promise<readonly VisitCause[]> {
  const { rows } = await sql<VisitCause>`
    select page, vital, element, sum(uses)::integer as uses from visit_cause
    where day >= ${from} group by page, vital, element order by sum(uses) desc, element limit ${mostShown}`.execute(
    executor,
  );
  return rows;
}

export interface CountedVital {
  readonly page: string;
  readonly device: string;
  readonly vital: WebVital;
  readonly valueClass: number;
  readonly uses: number;
}

export async function readVitals(executor: Executor, from: Day): Promise<readonly CountedVital[]> {
  const { rows } = await sql<CountedVital>`
    select page, device, vital, value_class as "valueClass", sum(uses)::integer as uses from visit_vital
    where day >= ${from} group by page, device, vital, value_class`.execute(executor);
  return rows;
}

export interface CountedByBrowser {
  readonly browser: string;
  readonly vital: WebVital;
  readonly valueClass: number;
  readonly uses: number;
}

export async function readVitalsByBrowser(
  executor: Executor,
  from: Day,
): Promise<readonly CountedByBrowser[]> {
  const { rows } = await sql<CountedByBrowser>`
    select browser, vital, value_class as "valueClass", sum(uses)::integer as uses from visit_vital
    where day >= ${from} group by browser, vital, value_class`.execute(executor);
  return rows;
}

export interface VisitError {
  readonly build: string;
  readonly page: string;
  readonly message: string;
  readonly uses: number;
  readonly lastAt: Date;
}

const mostShown = 100;

export async function readErrors(executor: Executor, from: Day): Promise<readonly VisitError[]> {
  const { rows } = await sql<VisitError>`
    select build, page, message, sum(uses)::integer as uses, max(last_at) as "lastAt" from visit_error
    where day >= ${from} group by build, page, message order by sum(uses) desc, message limit ${mostShown}`.execute(
    executor,
  );
  return rows;
}

export async function forgetVisitsBefore(executor: Executor, day: Day): Promise<void> {
  await sql`delete from visit_vital where day < ${day}`.execute(executor);
  await sql`delete from visit_error where day < ${day}`.execute(executor);
  await sql`delete from visit_cause where day < ${day}`.execute(executor);
}
