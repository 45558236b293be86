import type pg from 'pg';
import type { Log } from '../log.ts';
import { jobSchema } from './install-job-queue.ts';

const presenceLock = 7_102_027;
const intervalMs = 5_000;
/** A worker has this long to announce itself after it took its first job. */
const graceSeconds = 30;

export interface WorkerPresence {
  /** Called with the name under which a runner locks its jobs, once per runner. */
  announce(runnerName: string): void;
  /** Frees the jobs of workers that died; runs by itself as well. */
  look(): Promise<void>;
  end(): Promise<void>;
}

/**
 * The queue gives the jobs of a killed worker back after four hours; a customer waits for a mail that long. So every
 * runner holds a session lock in its name, which dies with it, and the others free what is locked in a name nobody holds.
 */
export function createWorkerPresence(pool: pg.Pool, log: Log): WorkerPresence {
  let client: pg.PoolClient | undefined;
  let announced = '';
  let held = '';
  let ended = false;
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  async function connection(): Promise<pg.PoolClient> {
    if (client) return client;
    const fresh = await pool.connect();
    fresh.once('error', () => letGo(fresh));
    client = fresh;
    held = '';
    return fresh;
  }

  function letGo(broken: pg.PoolClient): void {
    if (client !== broken) return;
    client = undefined;
    broken.release(true);
  }

  async function visit(): Promise<void> {
    const session = await connection();
    if (held !== announced) {
      await session.query('select pg_advisory_unlock_all()');
      await session.query('select pg_advisory_lock($1, hashtext($2))', [presenceLock, announced]);
      held = announced;
    }
    const { rows } = await session.query<{ names: string[] | null }>(namesOfTheDead, [
      presenceLock,
      graceSeconds,
      held,
    ]);
    const names = rows[0]?.names;
    if (!names) return;
    await session.query(`select ${jobSchema}.force_unlock_workers($1::text[])`, [names]);
    log.warn({ workers: names }, 'Jobs of workers that died were freed');
  }

  function look(): Promise<void> {
    clearTimeout(timer);
    round = round
      .then(visit)
      .catch((error: unknown) => {
        log.warn({ err: error }, 'The presence of this worker could not be announced');
        if (client) letGo(client);
      })
      .finally(() => {
        if (!ended) timer = setTimeout(look, intervalMs).unref();
      });
    return round;
  }

  return {
    announce(runnerName) {
      announced = runnerName;
      void look();
    },
    look,
    async end() {
      ended = true;
      clearTimeout(timer);
      await round;
      if (client) letGo(client);
    },
  };
}

const namesOfTheDead = `
  with lockers as (
    select locked_by as name, locked_at from ${jobSchema}._private_jobs where locked_by is not null
    union all
    select locked_by, locked_at from ${jobSchema}._private_job_queues where locked_by is not null
  ), silent as materialized (
    select name from lockers where name <> $3 group by name
    having max(locked_at) < now() - make_interval(secs => $2)
  )
  select array_agg(name) as names from silent where pg_try_advisory_xact_lock($1, hashtext(name))`;
