import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { startProgram } from '../../test/program.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { MigrationError, migrate, sql } from '../index.ts';
import { createTestDatabase } from '../testing/index.ts';

async function emptyDatabase() {
  const database = await createTestDatabase({ migrations: [] });
  onTestFinished(() => database.close());
  return database;
}

async function migrationSet(module: string, files: Record<string, string>) {
  const path = join(await temporaryFolder(), module);
  await mkdir(path);
  const write = (name: string, text: string) => writeFile(join(path, name), text);
  for (const [name, text] of Object.entries(files)) await write(name, text);
  return { module, folder: pathToFileURL(path), path, write };
}

async function refusal(work: Promise<void>): Promise<string> {
  const outcome = await work.catch((error: unknown) => error);
  if (!(outcome instanceof MigrationError)) throw new Error(`Not refused: ${outcome}`);
  expect(outcome.message).not.toContain('\n');
  return outcome.message;
}

test('files are applied once, in order, and recorded per module', async () => {
  const database = await emptyDatabase();
  const cords = await migrationSet('cords', { '0001-cord.sql': 'create table cord (id integer)' });
  const knots = await migrationSet('knots', { '0001-knot.sql': 'create table knot (cord integer)' });
  await migrate(database, [cords, knots]);
  await cords.write('0002-colour.sql', 'alter table cord add colour text; alter table cord add fibre text;');
  await migrate(database, [cords, knots]);
  await migrate(database, [cords, knots]);

  const { rows } = await sql`select module, name from schema_migration order by applied_at`.execute(
    database.kysely,
  );
  expect(rows).toEqual([
    { module: 'cords', name: '0001-cord.sql' },
    { module: 'knots', name: '0001-knot.sql' },
    { module: 'cords', name: '0002-colour.sql' },
  ]);
  await sql`select colour, fibre from cord`.execute(database.kysely);
});

test('processes that migrate at the same time apply each file once', async () => {
  const database = await emptyDatabase();
  const set = await migrationSet('slow', {
    '0001-slow.sql': 'create table slow (id integer); select pg_sleep(0.3);',
    '0002-row.sql': 'insert into slow values (1)',
  });
  const programs = [1, 2, 3].map(() => startProgram('migrate', [database.url, set.folder.href]));
  await Promise.all(programs.map((program) => program.printed(1)));
  await Promise.all(programs.map((program) => program.finish()));
  expect((await sql`select id from slow`.execute(database.kysely)).rows).toEqual([{ id: 1 }]);
});

test('a file changed after it was applied is refused; other line endings are no change', async () => {
  const database = await emptyDatabase();
  const set = await migrationSet('cords', { '0001-cord.sql': 'create table cord (\n  id integer\n);\n' });
  await migrate(database, [set]);
  await set.write('0001-cord.sql', 'create table cord (\r\n  id integer\r\n);\r\n');
  await migrate(database, [set]);
  await set.write('0001-cord.sql', 'create table cord (id bigint)');
  expect(await refusal(migrate(database, [set]))).toBe(
    'The migration cords/0001-cord.sql was changed after it had been applied; restore it and add a new one.',
  );
});

test('a history with holes is refused', async () => {
  const database = await emptyDatabase();
  const set = await migrationSet('cords', { '0001-cord.sql': 'select 1', '0002-knot.sql': 'select 2' });
  await migrate(database, [set]);

  await rm(join(set.path, '0002-knot.sql'));
  expect(await refusal(migrate(database, [set]))).toMatch(
    /already applied cords\/0002-knot\.sql, but this version has no/,
  );

  await set.write('0002-knot.sql', 'select 2');
  await rm(join(set.path, '0001-cord.sql'));
  expect(await refusal(migrate(database, [set]))).toBe(
    'Module cords has 0002-knot.sql but no migration 0001 before it.',
  );

  await set.write('0001-another.sql', 'select 3');
  expect(await refusal(migrate(database, [set]))).toMatch(/already applied cords\/0001-cord\.sql/);

  await rename(join(set.path, '0001-another.sql'), join(set.path, '0002-another.sql'));
  await set.write('0001-cord.sql', 'select 1');
  expect(await refusal(migrate(database, [set]))).toMatch(
    /two migrations numbered 0002; the second is 0002-knot\.sql/,
  );
});

test('a name outside the pattern is refused', async () => {
  const set = await migrationSet('cords', { 'cord.sql': 'select 1' });
  expect(await refusal(migrate(await emptyDatabase(), [set]))).toContain(
    'is not named like 0001-some-words.sql',
  );
});

test('a failing file names line and column, is undone as a whole and leaves the earlier ones in place', async () => {
  const database = await emptyDatabase();
  const set = await migrationSet('cords', {
    '0001-cord.sql': 'create table cord (id integer unique)',
    '0002-knot.sql': "create table knot (name text default '𝛑 €');\n\ncreate tabel bend ();",
  });
  expect(await refusal(migrate(database, [set]))).toBe(
    'The migration cords/0002-knot.sql failed at line 3, column 8 and was undone: syntax error at or near "tabel"',
  );
  const { rows } = await sql`select to_regclass('cord') as cord, to_regclass('knot') as knot`.execute(
    database.kysely,
  );
  expect(rows).toEqual([{ cord: 'cord', knot: null }]);

  await set.write('0002-knot.sql', 'create table knot (); insert into cord values (1), (1);');
  expect(await refusal(migrate(database, [set]))).toMatch(
    /0002-knot\.sql failed and was undone: duplicate key .* \(Key/,
  );
  await set.write('0002-knot.sql', 'create table knot ()');
  await migrate(database, [set]);
});

test('a database that cannot be reached is refused before anything else', async () => {
  const { createDatabase } = await import('../index.ts');
  const database = createDatabase({ url: 'postgres://shop:secret@127.0.0.1:1/shop' });
  onTestFinished(() => database.close());
  await expect(migrate(database, [])).rejects.toThrow('nothing listens there');
});
