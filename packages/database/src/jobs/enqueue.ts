import { type RawBuilder, sql, type Transaction } from 'kysely';
import { causeField, enqueuingChannel, type ObservedEnqueuing } from '../observed.ts';
import { jobSchema } from './install-job-queue.ts';

export interface JobOptions {
  /** Not before this moment; at once when left out. */
  runAt?: Date;
  /** How often a failing job is tried in all, with growing pauses. */
  maxAttempts?: number;
  /** Jobs of one queue run one after another, in the order of their arrival. */
  queue?: string;
  /** A waiting job with the same key is replaced instead of joined by a second one. */
  key?: string;
  /** `keep-time` replaces all of the waiting job but the moment it is due. */
  keyMode?: 'replace' | 'keep-time';
  /** Smaller numbers run first; 0 when left out. */
  priority?: number;
}

/** The same as a statement, for who has others to send with it. */
export type Enqueuing<Payloads> = <Name extends keyof Payloads & string>(
  task: Name,
  payload: Payloads[Name],
  options?: JobOptions,
) => RawBuilder<{ id: string }>;

/** `enqueue` narrowed to the tasks of one module: `const enqueueMail: Enqueue<MailPayloads> = enqueue`. */
export type Enqueue<Payloads> = <Schema, Name extends keyof Payloads & string>(
  transaction: Transaction<Schema>,
  task: Name,
  payload: Payloads[Name],
  options?: JobOptions,
) => Promise<string>;

/**
 * Adds a job inside the caller's transaction: it exists exactly when the transaction commits. Answers the job's id.
 * A job runs at least once, so its task must bear running twice.
 */
export async function enqueue<Schema>(
  transaction: Transaction<Schema>,
  task: string,
  payload: unknown,
  options: JobOptions = {},
): Promise<string> {
  const result = await enqueuing(task, payload, options).execute(transaction);
  const id = result.rows[0]?.id;
  if (id === undefined) throw new Error(`The job queue accepted no job for ${task}.`);
  return id;
}

/** What `enqueue` does, as a statement. */
export function enqueuing(
  task: string,
  payload: unknown,
  options: JobOptions = {},
): RawBuilder<{ id: string }> {
  return sql<{ id: string }>`
    select id::text from ${sql.ref(`${jobSchema}.add_job`)}(
      identifier => ${task}::text,
      payload => ${JSON.stringify(withCause(task, payload))}::json,
      queue_name => ${options.queue ?? null}::text,
      run_at => ${options.runAt ?? null}::timestamptz,
      max_attempts => ${options.maxAttempts ?? null}::integer,
      job_key => ${options.key ?? null}::text,
      priority => ${options.priority ?? null}::integer,
      job_key_mode => ${options.keyMode === 'keep-time' ? 'preserve_run_at' : 'replace'}::text
    )`;
}

/** Somebody who follows what causes what finds the job by it; to its task it is not shown. */
function withCause(task: string, payload: unknown): unknown {
  if (!enqueuingChannel.hasSubscribers || typeof payload !== 'object' || payload === null) return payload;
  const enqueuing: ObservedEnqueuing = { task, cause: undefined };
  enqueuingChannel.publish(enqueuing);
  return enqueuing.cause ? { ...payload, [causeField]: enqueuing.cause } : payload;
}
