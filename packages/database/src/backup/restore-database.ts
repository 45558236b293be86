import { createReadStream } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createZstdDecompress } from 'node:zlib';
import pg from 'pg';
import { createDatabase } from '../database.ts';
import { type MigrationSet, migrate } from '../migrations/migrate.ts';
import { type BackupManifest, manifestFile } from './backup-database.ts';
import { copyIn } from './copy.ts';
import { listReferences, listTables } from './tables.ts';

export class RestoreError extends Error {}

export interface RestoreOptions {
  readonly url: string;
  readonly folder: string;
  readonly migrations: readonly MigrationSet[];
  /** Takes the place of what is there; otherwise only a database without a shop is filled. */
  readonly replaces: boolean;
}

/**
 * The tables are made by the migrations that the backup knows, filled in one transaction, and brought up to date by those that came
 * since. Needs no rights beyond those of the tables' owner.
 */
export async function restoreDatabase(options: RestoreOptions): Promise<BackupManifest> {
  const manifest = await readManifest(options.folder);
  const client = new pg.Client({ connectionString: options.url, application_name: 'bowline restore' });
  await client.connect();
  try {
    const { rows } = await client.query<{ isShop: boolean }>(
      `select to_regclass('schema_migration') is not null as "isShop"`,
    );
    if (rows[0]?.isShop && !options.replaces) {
      throw new RestoreError('There is a shop in this database already; say --replace to have it replaced.');
    }
    if (rows[0]?.isShop) await client.query('drop schema if exists graphile_worker cascade');
    if (rows[0]?.isShop) await client.query('drop schema public cascade; create schema public');
    await migrateAsThen(options, manifest);
    await client.query('begin');
    await fill(client, options.folder, manifest);
    await client.query('commit');
    await client.query('analyze');
  } finally {
    await client.end();
  }
  await migrateAll(options.url, options.migrations);
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  const text = await readFile(path.join(folder, manifestFile), 'utf8').catch(() => {
    throw new RestoreError(`${folder} holds no finished backup: there is no ${manifestFile} in it.`);
  });
  const manifest = JSON.parse(text) as BackupManifest;
  if (manifest.format !== 1) throw new RestoreError('The backup was made by a newer version of the shop.');
  return manifest;
}

/** The tables as they were when the backup was made. */
async function migrateAsThen({ url, migrations }: RestoreOptions, manifest: BackupManifest): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bowline-restore-'));
  try {
    const known = new Set(migrations.map(({ module }) => module));
    const strange = manifest.migrations.find(({ module }) => !known.has(module));
    if (strange)
      throw new RestoreError(
        `This version knows no module ${strange.module}; take the one that made the backup.`,
      );
    const sets: MigrationSet[] = [];
    for (const set of migrations) {
      const names = manifest.migrations.filter(({ module }) => module === set.module).map(({ name }) => name);
      const own = path.join(folder, set.module);
      await mkdir(own, { recursive: true });
      for (const name of names) {
        const base = set.folder.href.endsWith('/') ? set.folder : new URL(`${set.folder.href}/`);
        await copyFile(new URL(name, base), path.join(own, name)).catch(() => {
          throw new RestoreError(
            `This version has no migration ${set.module}/${name}; take the one that made the backup.`,
          );
        });
      }
      sets.push({ module: set.module, folder: pathToFileURL(`${own}/`) });
    }
    await migrateAll(url, sets);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function migrateAll(url: string, sets: readonly MigrationSet[]): Promise<void> {
  const database = createDatabase({ url, poolSize: 2 });
  try {
    await migrate(database, sets);
  } finally {
    await database.close();
  }
}

async function fill(client: pg.Client, folder: string, { tables, sequences }: BackupManifest): Promise<void> {
  const present = new Map((await listTables(client)).map((table) => [table.name, table]));
  const missing = tables.find(({ name }) => !present.has(name));
  if (missing) throw new RestoreError(`The migrations of the backup make no table ${missing.name}.`);
  const references = await listReferences(client);
  for (const { table, name } of references)
    await client.query(`alter table ${table} drop constraint ${name}`);
  // Rows that migrations brought are in the backup, as they are now.
  if (tables.length > 0) await client.query(`truncate ${[...present.keys()].join(', ')}`);
  for (const { name, columns, file } of tables) {
    // What triggers wrote at the time is in the backup too.
    await client.query(`alter table ${name} disable trigger user`);
    const rows = createReadStream(path.join(folder, file)).pipe(createZstdDecompress());
    await copyIn(client, `copy ${name} (${columns.join(', ')}) from stdin`, rows);
    await client.query(`alter table ${name} enable trigger user`);
  }
  // Every one is looked at again.
  for (const { table, name, definition } of references)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  for (const { name, value } of sequences)
    await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
}
