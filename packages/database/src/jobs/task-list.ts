import { type CronItem, Logger, type TaskList } from 'graphile-worker';
import type { Log } from '../log.ts';

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
    list[name] = async (payload, { job, abortSignal }) => {
      // The type is a promise of whoever enqueued it; `Enqueue` keeps it.
      await tasks[name](payload as Payloads[typeof name], {
        jobId: String(job.id),
        attempt: job.attempts,
        maxAttempts: job.max_attempts,
        signal: abortSignal,
      });
    };
  }
  return list;
}

export function cronItemOf<Payloads>({ task, cron, payload }: RecurringJob<Payloads>): CronItem {
  return { task, match: cron, identifier: task, ...(payload && { payload }) };
}

const methodOf = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/** Every finished job is an info line to graphile-worker; in a shop that is noise, so info becomes debug. */
export function graphileLogger(log: Log): Logger {
  return new Logger((scope) => (level, message, meta) => {
    log[methodOf[level]]({ ...scope, ...meta }, message);
  });
}
