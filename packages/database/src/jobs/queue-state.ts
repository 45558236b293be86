import type pg from 'pg';
import { jobSchema } from './install-job-queue.ts';

export interface QueueState {
  /** Due and not yet done. */
  readonly due: number;
  /** To be done later. */
  readonly later: number;
  /** Given up after all tries. */
  readonly failed: number;
  /** How long the oldest that is due has been waiting. */
  readonly lagSeconds: number;
}

/** What lies in the queue, of all tasks together. */
export async function readQueueState(pool: pg.Pool): Promise<QueueState> {
  const { rows } = await pool.query<Record<keyof QueueState, string | null>>(`
    select count(*) filter (where attempts < max_attempts and run_at <= now())::text as "due",
      count(*) filter (where attempts < max_attempts and run_at > now())::text as "later",
      count(*) filter (where attempts >= max_attempts)::text as "failed",
      extract(epoch from now() - min(run_at) filter (where attempts < max_attempts and run_at <= now()))::text
        as "lagSeconds"
    from ${jobSchema}.jobs`);
  const [row] = rows;
  return {
    due: Number(row?.due ?? 0),
    later: Number(row?.later ?? 0),
    failed: Number(row?.failed ?? 0),
    lagSeconds: Number(row?.lagSeconds ?? 0),
  };
}
