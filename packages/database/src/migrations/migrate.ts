import type pg from 'pg';
import type { Database } from '../database.ts';
import { installJobQueue } from '../jobs/install-job-queue.ts';
import { type Log, silentLog } from '../log.ts';
import { describeMigrationFailure, MigrationError } from './migration-error.ts';
import {
  type AppliedMigration,
  type MigrationFile,
  type MigrationSet,
  pendingMigrations,
  readMigrationFiles,
} from './migration-files.ts';

export type { MigrationSet } from './migration-files.ts';

/** Any number will do, as long as every version of the shop takes the same one. */
const lockKey = 7_102_026;

/**
 * Brings the database to the state the files describe: first the job queue, then the sets in their order, each file in a
 * transaction of its own. Several processes may do this at once; all but one wait and then find nothing left to do.
 */
export async function migrate<Schema>(
  database: Database<Schema>,
  sets: readonly MigrationSet[],
  log: Log = silentLog,
): Promise<void> {
  const modules = await Promise.all(
    sets.map(async (set) => ({ module: set.module, files: await readMigrationFiles(set) })),
  );
  await database.ping();
  const pool = database.openSeparatePool({ size: 3, name: 'bowline migrations' });
  try {
    const client = await pool.connect();
    try {
      await client.query('select pg_advisory_lock($1)', [lockKey]);
      await installJobQueue(pool, log);
      await client.query(historyTable);
      const applied = await readApplied(client);
      for (const { module, files } of modules) {
        const pending = pendingMigrations(module, files, applied.get(module) ?? []);
        for (const file of pending) await apply(client, file, log);
      }
    } finally {
      // Closing the session also releases the lock, whatever state an error left it in.
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

/** What `migrate` would apply, as module/name; refuses as it does when database and files disagree. Changes nothing. */
export async function findPendingMigrations(pool: pg.Pool, sets: readonly MigrationSet[]): Promise<string[]> {
  const { rows } = await pool.query<AppliedMigration>('select module, name, checksum from schema_migration');
  const modules = await Promise.all(
    sets.map(async (set) => {
      const applied = rows.filter(({ module }) => module === set.module);
      return pendingMigrations(set.module, await readMigrationFiles(set), applied);
    }),
  );
  return modules.flat().map(({ module, name }) => `${module}/${name}`);
}

const historyTable = `
  create table if not exists schema_migration (
    module text not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    primary key (module, name)
  )`;

/** Of each module, in their order. */
async function readApplied(client: pg.ClientBase): Promise<ReadonlyMap<string, AppliedMigration[]>> {
  const { rows } = await client.query<AppliedMigration>(
    'select module, name, checksum from schema_migration order by name',
  );
  return Map.groupBy(rows, ({ module }) => module);
}

async function apply(client: pg.ClientBase, file: MigrationFile, log: Log): Promise<void> {
  await client.query('begin');
  try {
    await client.query(file.sql);
    await client.query('insert into schema_migration (module, name, checksum) values ($1, $2, $3)', [
      file.module,
      file.name,
      file.checksum,
    ]);
    await client.query('commit');
  } catch (error) {
    throw new MigrationError(describeMigrationFailure(file, error), { cause: error });
  }
  log.info({ module: file.module, migration: file.name }, 'Migration applied');
}
