import { loggableError } from '@bowline/kit';
import { type CronItem, Logger, type TaskList } from 'graphile-worker';
import type { Log } from '../log.ts';
import { causeField, jobChannel } from '../observed.ts';

export interface TaskContext {
  /** The id `enqueue` answered. */
  jobId: string;
  /** 1 on the first run. */
  attempt: number;
  maxAttempts: number;
  /** Aborted when the worker stops; what can be cut short should be. A job that throws then runs again later. */
  signal: AbortSignal;
}

export type TaskHandlers<Payloads> = {
  [Name in keyof Payloads & string]: (payload: Payloads[Name], context: TaskContext) => Promise<void> | void;
};

export interface RecurringJob<Payloads> {
  task: keyof Payloads & string;
  /** Five fields as in a crontab, in UTC. */
  cron: string;
  payload?: Record<string, unknown>;
}

export function taskListOf<Payloads>(tasks: TaskHandlers<Payloads>): TaskList {
  const list: TaskList = {};
  for (const name of Object.keys(tasks) as (keyof Payloads & string)[]) {
    list[name] = async (queued, { job, abortSignal }) => {
      const { cause, payload } = withoutCause(queued);
      const work = async () =>
        // The type is a promise of whoever enqueued it; `Enqueue` keeps it.
        tasks[name](payload as Payloads[typeof name], {
          jobId: String(job.id),
          attempt: job.attempts,
          maxAttempts: job.max_attempts,
          signal: abortSignal,
        });
      try {
        await jobChannel.tracePromise(work, {
          task: name,
          attempt: job.attempts,
          lateMs: Date.now() - job.run_at.getTime(),
          cause,
        });
      } catch (error) {
        throw asQueued(error);
      }
    };
  }
  return list;
}

function withoutCause(queued: unknown): { readonly cause: string | undefined; readonly payload: unknown } {
  if (typeof queued !== 'object' || queued === null || !(causeField in queued))
    return { cause: undefined, payload: queued };
  const { [causeField]: cause, ...payload } = queued as Record<string, unknown>;
  return { cause: String(cause), payload };
}

/** The queue keeps the message of a failure beside the job, so it gets one that may be kept. */
function asQueued(error: unknown): Error {
  const { message, type, stack, ...facts } = loggableError(error);
  const queued = Object.assign(new Error(message), facts, { name: type });
  queued.stack = `${type}: ${message}\n${stack ?? ''}`;
  return queued;
}

export function cronItemOf<Payloads>({ task, cron, payload }: RecurringJob<Payloads>): CronItem {
  return { task, match: cron, identifier: task, ...(payload && { payload }) };
}

const methodOf = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/**
 * Every finished job is an info line to graphile-worker; in a shop that is noise, so info becomes debug. Its lines about
 * failures carry the whole job and cite the error: ours name the job and hand the error to whoever knows what to keep of it.
 */
export function graphileLogger(log: Log): Logger {
  return new Logger(() => (level, message, meta) => {
    const { job, error } = (meta ?? {}) as { job?: JobFacts; error?: unknown };
    const details = job
      ? { task: job.task_identifier, jobId: job.id, attempt: job.attempts, maxAttempts: job.max_attempts }
      : {};
    if (error === undefined) log[methodOf[level]](details, message);
    else log[methodOf[level]]({ ...details, err: error }, job ? 'A job failed' : 'The job queue failed');
  });
}

interface JobFacts {
  readonly id: string;
  readonly task_identifier: string;
  readonly attempts: number;
  readonly max_attempts: number;
}
