import { EventEmitter, once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../test/program.ts';
import { createWorker, type Database, type Enqueue, enqueue, sql, type TaskHandlers } from '../index.ts';
import { createTestDatabase } from '../testing/index.ts';

interface Payloads {
  greet: { name: string };
  count: { upTo: number };
}

const enqueueTask: Enqueue<Payloads> = enqueue;

async function openQueue(tasks: Partial<TaskHandlers<Payloads>>) {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(() => database.close());
  const ignored = () => {};
  const worker = createWorker<unknown, Payloads>({
    database,
    tasks: { greet: ignored, count: ignored, ...tasks },
    concurrency: 2,
  });
  onTestFinished(() => worker.stop());
  const waitingJobs = async () =>
    (await sql<{ n: number }>`select count(*) as n from graphile_worker.jobs`.execute(database.kysely))
      .rows[0]?.n;
  return { database, worker, waitingJobs };
}

test('a job of a committed transaction runs once, one of a rolled-back transaction never', async () => {
  const greeted: string[] = [];
  const signal = new EventEmitter();
  const { database, worker, waitingJobs } = await openQueue({
    greet: ({ name }, { attempt }) => {
      greeted.push(`${name} ${attempt}`);
      signal.emit(name);
    },
  });
  await worker.start();
  const undone = database.transaction(async (transaction) => {
    await enqueueTask(transaction, 'greet', { name: 'nobody' });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  const ran = once(signal, 'Ada');
  const id = await database.transaction((transaction) => enqueueTask(transaction, 'greet', { name: 'Ada' }));
  expect(id).toMatch(/^\d+$/);
  await ran;
  await worker.stop();
  expect(greeted).toEqual(['Ada 1']);
  expect(await waitingJobs()).toBe(0);
});

test('a job that throws is kept and tried again', async () => {
  const signal = new EventEmitter();
  let attempts = 0;
  const { database, worker, waitingJobs } = await openQueue({
    count: () => {
      attempts += 1;
      signal.emit('tried');
      throw new Error('not today');
    },
  });
  const tried = once(signal, 'tried');
  await database.transaction((transaction) => enqueueTask(transaction, 'count', { upTo: 1 }));
  await worker.start();
  await tried;
  await worker.stop();
  expect(attempts).toBe(1);
  expect(await waitingJobs()).toBe(1);
});

test('stopping waits for the job that is running', async () => {
  const signal = new EventEmitter();
  let finished = false;
  const { database, worker } = await openQueue({
    count: async () => {
      signal.emit('running');
      await new Promise((resolve) => setTimeout(resolve, 200));
      finished = true;
    },
  });
  await worker.start();
  const running = once(signal, 'running');
  await database.transaction((transaction) => enqueueTask(transaction, 'count', { upTo: 1 }));
  await running;
  await Promise.all([worker.stop(), worker.stop()]);
  expect(finished).toBe(true);
});

test('a key replaces the waiting job, a time postpones it', async () => {
  const { database, waitingJobs } = await openQueue({});
  const runAt = new Date('2199-01-01T00:00:00Z');
  for (const name of ['first', 'second']) {
    await database.transaction((transaction) =>
      enqueueTask(
        transaction,
        'greet',
        { name },
        { key: 'greeting', runAt, queue: 'slow', maxAttempts: 3, priority: 5 },
      ),
    );
  }
  expect(await waitingJobs()).toBe(1);
  const { rows } = await sql`
    select run_at, max_attempts, priority, queue_name, (select payload from graphile_worker._private_jobs)
    from graphile_worker.jobs`.execute(database.kysely);
  expect(rows).toEqual([
    { run_at: runAt, max_attempts: 3, priority: 5, queue_name: 'slow', payload: { name: 'second' } },
  ]);
});

test('recurring jobs are registered under the name of their task', async () => {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(() => database.close());
  const worker = createWorker<unknown, Pick<Payloads, 'greet'>>({
    database,
    tasks: { greet: () => {} },
    recurring: [{ task: 'greet', cron: '0 4 * * *', payload: { name: 'morning' } }],
  });
  await worker.start();
  let known: unknown[] = [];
  while (known.length === 0) {
    known = (
      await sql`select identifier from graphile_worker._private_known_crontabs`.execute(database.kysely)
    ).rows;
  }
  expect(known).toEqual([{ identifier: 'greet' }]);
  await worker.stop();
});

async function cutWorkerConnections(database: Database<unknown>): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'bowline worker'`.execute(database.kysely);
}

test('a worker whose connections are all cut goes on working', async () => {
  const signal = new EventEmitter();
  const { database, worker, waitingJobs } = await openQueue({ greet: ({ name }) => void signal.emit(name) });
  await worker.start();
  for (const name of ['before', 'after']) {
    const ran = once(signal, name);
    await database.transaction((transaction) => enqueueTask(transaction, 'greet', { name }));
    await ran;
    while ((await waitingJobs()) !== 0);
    await cutWorkerConnections(database);
  }
});

test('a worker whose very first query fails goes on working', async () => {
  const signal = new EventEmitter();
  const { database, worker } = await openQueue({ greet: ({ name }) => void signal.emit(name) });
  await database.transaction(async (transaction) => {
    await sql`lock table graphile_worker._private_tasks in access exclusive mode`.execute(transaction);
    await worker.start();
    let waiting = 0;
    while (waiting === 0) {
      const { rows } = await sql<{ n: number }>`select count(*) as n from pg_stat_activity
        where datname = current_database() and application_name = 'bowline worker' and wait_event_type = 'Lock'
      `.execute(database.kysely);
      waiting = rows[0]?.n ?? 0;
    }
    await cutWorkerConnections(database);
  });
  const ran = once(signal, 'Ada');
  await database.transaction((transaction) => enqueueTask(transaction, 'greet', { name: 'Ada' }));
  await ran;
});

test('the job of a killed worker is taken over', async () => {
  const signal = new EventEmitter();
  const { database, worker } = await openQueue({
    greet: ({ name }, { attempt }) => void signal.emit('greeted', name, attempt),
  });
  const other = startProgram('hold-job', [database.url]);
  await database.transaction((transaction) => enqueueTask(transaction, 'greet', { name: 'Ada' }));
  await other.printed(1);
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`.execute(
    database.kysely,
  );
  const greeted = once(signal, 'greeted');
  await other.kill();
  await worker.start();
  expect(await greeted).toEqual(['Ada', 2]);
});

test('the job of a worker that is merely slow is left to it', async () => {
  const { database, worker } = await openQueue({});
  const other = startProgram('hold-job', [database.url]);
  await database.transaction((transaction) => enqueueTask(transaction, 'greet', { name: 'Ada' }));
  await other.printed(1);
  // It announces itself while it works; the time of grace that it has for that are about to be turned back.
  const heldLocks = async () => {
    const { rows } = await sql`select from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and granted and datname = current_database()`.execute(database.kysely);
    return rows.length;
  };
  await expect.poll(heldLocks).toBeGreaterThan(0);
  await sql`update graphile_worker._private_jobs set locked_at = now() - interval '1 hour'`.execute(
    database.kysely,
  );
  const locks = () => sql`select locked_by from graphile_worker._private_jobs`.execute(database.kysely);
  const before = await locks();
  await worker.start();
  await worker.stop();
  expect((await locks()).rows).toEqual(before.rows);
});

test('a worker without tasks starts, waits for nothing and stops', async () => {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(() => database.close());
  const worker = createWorker({ database, tasks: {} });
  await worker.start();
  await worker.stop();
});
