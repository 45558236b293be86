import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type pg from 'pg';
import { createDatabase, type Database } from '../database.ts';
import { migrate } from '../migrations/migrate.ts';
import { type MigrationSet, readMigrationFiles } from '../migrations/migration-files.ts';
import {
  administratorOf,
  fixtureNamePrefix,
  onServer,
  templateNamePrefix,
  withDatabaseName,
} from './test-cluster.ts';

export interface Fixture<Schema> {
  /** Tells fixtures apart. Each run of the tests loads its own: the code that writes it may have changed since the last. */
  key: string;
  load(database: Database<Schema>): Promise<void>;
}

/** The name of a database with these migrations and this fixture, made now or by an earlier run. */
export async function ensureTemplate<Schema>(
  serverUrl: string,
  migrations: readonly MigrationSet[],
  { fixture, run }: { fixture: Fixture<Schema> | undefined; run: string },
): Promise<string> {
  const checksum = await checksumOf(migrations, fixture?.key ?? '');
  const name = fixture ? `${fixtureNamePrefix}${run}_${checksum}` : templateNamePrefix + checksum;
  if (await isFinished(administratorOf(serverUrl), name)) return name;
  // A connection of its own: the lock is given back when it ends.
  await onServer(serverUrl, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    if (await isFinished(client, name)) return;
    await client.query(`drop database if exists ${name} with (force)`);
    await client.query(`create database ${name} template template0`);
    const database = createDatabase<Schema>({ url: withDatabaseName(serverUrl, name), poolSize: 4 });
    try {
      await migrate(database, migrations);
      await fixture?.load(database);
    } finally {
      await database.close();
    }
    await client.query(`alter database ${name} with is_template true allow_connections false`);
  });
  return name;
}

async function isFinished(client: pg.Client | pg.Pool, name: string): Promise<boolean> {
  const { rowCount } = await client.query('select from pg_database where datname = $1 and datistemplate', [
    name,
  ]);
  return rowCount === 1;
}

async function checksumOf(migrations: readonly MigrationSet[], fixtureKey: string): Promise<string> {
  const known = checksums.get(migrations) ?? checksumOfFiles(migrations);
  checksums.set(migrations, known);
  const hash = createHash('sha256').update(JSON.stringify([await known, fixtureKey]));
  return hash.digest('hex').slice(0, 24);
}

/** The files of a list do not change while tests run. */
const checksums = new WeakMap<readonly MigrationSet[], Promise<string>>();

async function checksumOfFiles(migrations: readonly MigrationSet[]): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(await jobQueueVersion()));
  for (const set of migrations) {
    for (const { module, name, checksum } of await readMigrationFiles(set)) {
      hash.update(JSON.stringify([module, name, checksum]));
    }
  }
  return hash.digest('hex');
}

async function jobQueueVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('graphile-worker');
  const manifest: { version: string } = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8'));
  return manifest.version;
}
