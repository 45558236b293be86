import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { parseCronItems, type Runner, run, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Database } from '../database.ts';
import { type Log, silentLog } from '../log.ts';
import { jobSchema } from './install-job-queue.ts';
import { cronItemOf, graphileLogger, type RecurringJob, type TaskHandlers, taskListOf } from './task-list.ts';
import { createWorkerPresence, type WorkerPresence } from './worker-presence.ts';

export type { RecurringJob, TaskContext, TaskHandlers } from './task-list.ts';

export interface WorkerOptions<Schema, Payloads> {
  database: Database<Schema>;
  tasks: TaskHandlers<Payloads>;
  recurring?: readonly RecurringJob<Payloads>[];
  /** How many jobs run at the same time. */
  concurrency?: number;
  log?: Log;
}

export interface Worker {
  start(): Promise<void>;
  /** Takes no new job, waits for the running ones and frees its connections; may be called twice. */
  stop(): Promise<void>;
}

const relaunchPauseMs = 1_000;
const failuresBeforeRelaunch = 3;
/** One listens for new jobs, one announces the worker, one is for recurring jobs. */
const connectionsBesideJobs = 3;

export function createWorker<Schema, Payloads>(options: WorkerOptions<Schema, Payloads>): Worker {
  const { database, tasks, recurring = [], concurrency = 2, log = silentLog } = options;
  const stopped = new AbortController();
  let pool: pg.Pool | undefined;
  let presence: WorkerPresence | undefined;
  let runner: Runner | undefined;
  let supervision: Promise<void> = Promise.resolve();
  let stopping: Promise<void> | undefined;

  async function launch(pgPool: pg.Pool): Promise<Runner> {
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:create', ({ workerPool }) => presence?.announce(workerPool.id));
    const launched = await run({
      pgPool,
      events,
      schema: jobSchema,
      taskList: taskListOf(tasks),
      parsedCronItems: parseCronItems(recurring.map(cronItemOf)),
      logger: graphileLogger(log),
      noHandleSignals: true,
      // Any batch at all makes the runner wait for the outcome of its last jobs before it stops.
      preset: { worker: { concurrentJobs: concurrency, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    stopWhenDeaf(launched, events);
    return launched;
  }

  /** A runner ends when it could not write down the outcome of a job; when the database is back, so must be the worker. */
  async function supervise(pgPool: pg.Pool): Promise<void> {
    while (!stopped.signal.aborted) {
      try {
        runner ??= await launch(pgPool);
        await runner.promise;
      } catch (error) {
        log.error({ err: error }, 'The job worker broke off');
      }
      runner = undefined;
      await wait(relaunchPauseMs, undefined, { signal: stopped.signal }).catch(() => {});
    }
  }

  return {
    async start() {
      if (pool || stopped.signal.aborted) throw new Error('A worker starts only once.');
      // graphile-worker takes a worker without tasks for a mistake; for us it is a shop without background work.
      if (Object.keys(tasks).length === 0) return;
      pool = database.openSeparatePool({ size: concurrency + connectionsBesideJobs, name: 'bowline worker' });
      presence = createWorkerPresence(pool, log);
      try {
        runner = await launch(pool);
      } catch (error) {
        await presence.end();
        await pool.end();
        throw error;
      }
      supervision = supervise(pool);
    },
    stop() {
      stopping ??= (async () => {
        stopped.abort();
        await runner?.stop().catch(() => {});
        await supervision;
        await presence?.end();
        await pool?.end();
      })();
      return stopping;
    },
  };
}

/** A runner whose first query fails remembers that failure for ever; only a new one asks again. */
function stopWhenDeaf(runner: Runner, events: WorkerEvents): void {
  let failures = 0;
  const hears = () => {
    failures = 0;
  };
  events.on('worker:getJob:empty', hears);
  events.on('job:start', hears);
  events.on('worker:getJob:error', () => {
    failures += 1;
    if (failures === failuresBeforeRelaunch) runner.stop('it cannot read the queue').catch(() => {});
  });
}
