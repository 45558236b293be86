import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type CommerceTables, commerceMigrations } from '@bowline/commerce';
import { createTestCommerce, sampleCatalogue } from '@bowline/commerce/testing';
import { contentMigrations } from '@bowline/content';
import { enqueue, migrate } from '@bowline/database';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import { expect, onTestFinished, test } from 'vitest';

const start = promisify(execFile);

async function command(name: string, args: readonly string[], env: Record<string, string>) {
  const script = join(import.meta.dirname, `${name}.ts`);
  return start(process.execPath, [script, ...args], { env: { ...process.env, ...env } }).then(
    ({ stdout }) => ({ ok: true, said: stdout }),
    (error: { stdout: string; stderr: string }) => ({ ok: false, said: error.stdout + error.stderr }),
  );
}

/** What every table holds, in numbers that a lost or changed row changes. */
async function contentsOf({
  pool,
}: Pick<TestDatabase<CommerceTables>, 'pool'>): Promise<Record<string, string>> {
  const { rows: tables } = await pool.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema') and tablename not in ('schema_migration', 'migrations')`,
  );
  const contents: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await pool.query<{ sum: string }>(
      `select count(*) || ' ' || coalesce(md5(string_agg(row::text, '|' order by row::text)), '') as sum from ${name} row`,
    );
    contents[name] = rows[0]?.sum ?? '';
  }
  const { rows: sequences } = await pool.query<{ name: string; value: string }>(
    'select schemaname || sequencename as name, last_value::text as value from pg_sequences where last_value is not null',
  );
  for (const { name, value } of sequences) contents[`sequence ${name}`] = value;
  return contents;
}

test('a shop that is destroyed comes back whole from its backup: rows, jobs, numbers, pictures and secrets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const dataFolder = join(folder, 'data');
  mkdirSync(join(dataFolder, 'media/images'), { recursive: true });
  mkdirSync(join(dataFolder, 'search'), { recursive: true });
  writeFileSync(join(dataFolder, 'media/images/rope.txt'), 'a picture');
  writeFileSync(join(dataFolder, 'secrets.json'), '{"cookieKey":"of-this-test"}');

  const commerce = await createTestCommerce({ catalogue: sampleCatalogue });
  const { database } = commerce;
  await migrate(database, contentMigrations);
  await database.transaction((transaction) => enqueue(transaction, 'mail', { odd: 'a\tb\\c\nd “é” \u0001' }));
  const before = await contentsOf(database);
  expect(Object.keys(before).length).toBeGreaterThan(50);
  const backup = join(folder, 'monday');
  const env = { DATA_FOLDER: dataFolder, DATABASE_URL: database.url };
  expect(await command('backup', [backup], env)).toMatchObject({ ok: true });
  expect(statSync(join(backup, 'files/secrets.json')).mode & 0o077).toBe(0);
  expect(await command('backup', [backup], env)).toMatchObject({
    ok: false,
    said: expect.stringContaining('not empty'),
  });

  // The shop is lost.
  await commerce.close();
  rmSync(dataFolder, { recursive: true });

  const empty = await createTestDatabase<CommerceTables>({ migrations: [] });
  onTestFinished(() => empty.close());
  await empty.pool.query(
    'drop schema if exists graphile_worker cascade; drop schema public cascade; create schema public',
  );
  const there = { DATA_FOLDER: dataFolder, DATABASE_URL: empty.url };
  const restored = await command('restore', [backup], there);
  expect(restored).toMatchObject({ ok: true });
  expect(await contentsOf(empty)).toEqual(before);
  expect(readFileSync(join(dataFolder, 'media/images/rope.txt'), 'utf8')).toBe('a picture');
  expect(readFileSync(join(dataFolder, 'secrets.json'), 'utf8')).toContain('of-this-test');

  // It has all migrations, and is not overwritten by mistake.
  await migrate(empty, [...commerceMigrations, ...contentMigrations]);
  await empty.pool.query('delete from product');
  expect(await command('restore', [backup], there)).toMatchObject({
    ok: false,
    said: expect.stringContaining('--replace'),
  });
  expect(await command('restore', [backup, '--replace'], there)).toMatchObject({ ok: true });
  expect(await contentsOf(empty)).toEqual(before);
});

test('what is no finished backup is refused in words', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bowline-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const { ok, said } = await command('restore', [folder], { DATABASE_URL: 'postgres://127.0.0.1:9/shop' });
  expect([ok, said]).toEqual([false, expect.stringContaining('holds no finished backup')]);
});
