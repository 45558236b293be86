import { type Kysely, sql } from 'kysely';
import { jobSchema } from './install-job-queue.ts';

/** `failed` runs no more by itself, `failing` will be tried again, `later` is not due yet. */
export const jobStates = ['failed', 'failing', 'running', 'waiting', 'later'] as const;
export type JobState = (typeof jobStates)[number];

export interface QueuedJob {
  readonly id: string;
  readonly task: string;
  readonly state: JobState;
  readonly attempts: number;
  readonly maxAttempts: number;
  readonly runAt: Date;
  readonly createdAt: Date;
  /** Why the last try failed. */
  readonly failure: string | null;
  /** What it is about: numbers of its payload by name, and nothing else of it. */
  readonly about: Readonly<Record<string, number>>;
}

export interface JobQuestion {
  /** `stuck` failed for good, or has been due for a quarter of an hour while nobody took it. */
  readonly state?: JobState | 'stuck' | undefined;
  /** Jobs older than the one of this id. */
  readonly before?: string | undefined;
  readonly limit: number;
}

const jobs = sql.ref(`${jobSchema}._private_jobs`);
const tasks = sql.ref(`${jobSchema}._private_tasks`);
const stateOfJob = sql`case
  when j.locked_at is not null then 'running'
  when j.attempts >= j.max_attempts then 'failed'
  when j.last_error is not null then 'failing'
  when j.run_at > now() then 'later'
  else 'waiting' end`;
/** Of a row `j`. */
const isStuck = sql`(j.attempts >= j.max_attempts
  or (j.locked_at is null and j.run_at < now() - interval '15 minutes'))`;
const longestFailure = 2_000;
const mostAtOnce = 1_000;

/** The latest first. */
export async function listJobs<Schema>(
  executor: Kysely<Schema>,
  { state, before, limit }: JobQuestion,
): Promise<readonly QueuedJob[]> {
  const { rows } = await sql<Omit<QueuedJob, 'about'> & { payload: unknown }>`
    select j.id::text as id, t.identifier as task, ${stateOfJob} as state, j.attempts::integer as attempts,
      j.max_attempts::integer as "maxAttempts", j.run_at as "runAt", j.created_at as "createdAt",
      left(j.last_error, ${longestFailure}) as failure, j.payload
    from ${jobs} j join ${tasks} t on t.id = j.task_id
    where (${before ?? null}::bigint is null or j.id < ${before ?? null}::bigint)
      and (${state ?? null}::text is null or ${state === 'stuck' ? isStuck : sql`${stateOfJob} = ${state ?? null}`})
    order by j.id desc limit ${Math.min(Math.max(limit, 1), mostAtOnce)}`.execute(executor);
  return rows.map(({ payload, ...job }) => ({ ...job, about: numbersIn(payload) }));
}

/** Payloads may hold what nobody should read in passing; numbers name rows. */
function numbersIn(payload: unknown): Readonly<Record<string, number>> {
  if (typeof payload !== 'object' || payload === null) return {};
  return Object.fromEntries(
    Object.entries(payload).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}

export interface JobCounts extends Readonly<Record<JobState, number>> {
  /** How long the job that is due for longest has been waiting; 0 when none is. */
  readonly lagSeconds: number;
}

export async function countJobs<Schema>(executor: Kysely<Schema>): Promise<JobCounts> {
  const { rows } = await sql<{ state: JobState; jobs: number; lagSeconds: number | null }>`
    select ${stateOfJob} as state, count(*)::integer as jobs,
      extract(epoch from now() - min(j.run_at))::double precision as "lagSeconds"
    from ${jobs} j group by 1`.execute(executor);
  const count = (state: JobState) => rows.find((row) => row.state === state)?.jobs ?? 0;
  const waiting = rows.find(({ state }) => state === 'waiting');
  return {
    failed: count('failed'),
    failing: count('failing'),
    running: count('running'),
    waiting: count('waiting'),
    later: count('later'),
    lagSeconds: Math.max(0, Math.round(waiting?.lagSeconds ?? 0)),
  };
}

/** Due now, with all its tries before it. False for a job that is running or gone. */
export async function retryJob<Schema>(executor: Kysely<Schema>, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.ref(`${jobSchema}.reschedule_jobs`)}(array[${id}::bigint], run_at => now(), attempts => 0)`.execute(
    executor,
  );
  return rows.length === 1;
}

/** All that failed for good, up to a thousand. Answers how many. */
export async function retryFailedJobs<Schema>(executor: Kysely<Schema>): Promise<number> {
  const { rows } = await sql`
    select from ${sql.ref(`${jobSchema}.reschedule_jobs`)}(
      array(select j.id from ${jobs} j where ${stateOfJob} = 'failed' order by j.id limit ${mostAtOnce}),
      run_at => now(), attempts => 0)`.execute(executor);
  return rows.length;
}

/** Never runs. False for a job that is running or gone. */
export async function discardJob<Schema>(executor: Kysely<Schema>, id: string): Promise<boolean> {
  const { rows } = await sql`
    select from ${sql.ref(`${jobSchema}.complete_jobs`)}(array[${id}::bigint])`.execute(executor);
  return rows.length === 1;
}
