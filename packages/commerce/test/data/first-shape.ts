import { copyFile, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { migrate, sql } from '@bowline/database';
import { createTestDatabase, type TestDatabase } from '@bowline/database/testing';
import type { CommerceTables } from '../../src/index.ts';
import { commerceMigrations } from '../../src/migrations.ts';

export { firstShapeFields } from './first-shape-fields.ts';

export interface FirstShape {
  readonly orders: Readonly<Record<string, { readonly number: string; readonly token: string }>>;
  /** What the shop of that time answered about each of them. */
  readonly shown: Readonly<Record<string, unknown>>;
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

export async function readFirstShape(): Promise<FirstShape> {
  const file = new URL('./orders-of-the-first-shape.json', import.meta.url);
  return JSON.parse(await readFile(file, 'utf8')) as FirstShape;
}

/** A database as the shop left it before orders had lines of their own. */
export async function createFirstShapeDatabase({
  tables,
}: FirstShape): Promise<TestDatabase<CommerceTables>> {
  const { schema_migration: applied = [], ...rows } = tables;
  const folder = await mkdtemp(join(tmpdir(), 'bowline-first-shape-'));
  try {
    const sets = [];
    for (const { module, folder: files } of commerceMigrations) {
      const names = applied.filter((each) => each.module === module).map(({ name }) => String(name));
      await mkdir(join(folder, module));
      for (const name of names) await copyFile(new URL(name, files), join(folder, module, name));
      if (names.length > 0) sets.push({ module, folder: pathToFileURL(`${join(folder, module)}/`) });
    }
    const database = await createTestDatabase<CommerceTables>({ migrations: [] });
    await migrate(database, sets);
    await load(database, rows);
    return database;
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** As a backup is loaded: without triggers, with the ids they had. */
async function load(database: TestDatabase<CommerceTables>, tables: FirstShape['tables']): Promise<void> {
  await database.transaction(async (transaction) => {
    await sql`set local session_replication_role = replica`.execute(transaction);
    for (const [table, rows] of Object.entries(tables)) {
      await sql`
        insert into ${sql.table(table)} overriding system value
        select * from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(
        transaction,
      );
    }
    await sql.raw(numbersGoOn).execute(transaction);
  });
}

/** What comes next has the next number. */
const numbersGoOn = `
  do $$ declare c record; begin
    for c in select table_name as t, column_name as id from information_schema.columns
      where is_identity = 'YES' and table_schema = 'public'
    loop
      execute format('select setval(pg_get_serial_sequence(%L, %L), (select coalesce(max(%I), 0) + 1 from %I), false)',
        c.t, c.id, c.id, c.t);
    end loop;
    perform setval('shop_order_number', (select max(number::integer) from shop_order));
  end $$`;
