import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { createDatabase, type Database } from '../database.ts';
import type { MigrationSet } from '../migrations/migration-files.ts';
import { testSpaceOf } from './memory-space.ts';
import { ensureTemplate, type Fixture } from './template.ts';
import { administratorOf, ensureTestServer, testNamePrefix, withDatabaseName } from './test-cluster.ts';

/** Ends what hangs, however busy the machine is. */
const patienceMs = 300_000;

export interface TestDatabaseOptions<Schema> {
  migrations: readonly MigrationSet[];
  /** Rows that many tests want; loaded once into the template and copied with it. */
  fixture?: Fixture<Schema>;
  poolSize?: number;
}

export interface TestDatabase<Schema> extends Database<Schema> {
  readonly url: string;
  /** Closes all connections and drops the database. */
  close(): Promise<void>;
}

let sharedServer: Promise<string> | undefined;

function serverUrl(): Promise<string> {
  const given = inject('testServerUrl');
  if (given) return Promise.resolve(given);
  sharedServer ??= ensureTestServer();
  return sharedServer;
}

/** A migrated database of one's own: no other test sees it. */
export async function createTestDatabase<Schema>(
  options: TestDatabaseOptions<Schema>,
): Promise<TestDatabase<Schema>> {
  const server = await serverUrl();
  const template = await ensureTemplate(server, options.migrations, {
    fixture: options.fixture,
    run: inject('testRun'),
  });
  const name = testNamePrefix + randomBytes(8).toString('hex');
  const administrator = administratorOf(server);
  const space = await testSpaceOf(administrator);
  await administrator.query(
    `create database ${name} template ${template} strategy file_copy tablespace ${space}`,
  );
  const url = withDatabaseName(server, name);
  const database = createDatabase<Schema>({
    url,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMs: patienceMs,
    readingTimeoutMs: patienceMs,
    statementTimeoutMs: patienceMs,
  });
  let closing: Promise<void> | undefined;
  return {
    ...database,
    url,
    close() {
      closing ??= database
        .close()
        .then(() => administrator.query(`drop database if exists ${name} with (force)`))
        .then(() => {});
      return closing;
    },
  };
}
