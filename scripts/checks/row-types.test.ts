import { join } from 'node:path';
import { commerceMigrations } from '@bowline/commerce';
import { contentMigrations } from '@bowline/content';
import { sql } from '@bowline/database';
import { createTestDatabase } from '@bowline/database/testing';
import { expect, test } from 'vitest';
import { type Column, compareRowTypes } from './row-types/compare.ts';
import { readRowTypes } from './row-types/row-types.ts';
import { listFiles, read } from './source-files.ts';

const root = join(import.meta.dirname, '../..');

/** Written and read by the migrations themselves, in statements of their own. */
const keptByMigrations = 'schema_migration';

async function migratedColumns(): Promise<readonly Column[]> {
  const database = await createTestDatabase({ migrations: [...commerceMigrations, ...contentMigrations] });
  try {
    const { rows } = await sql<Column>`
      select table_name as "table", column_name as name, udt_name as type, is_nullable = 'YES' as "isNullable"
        from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_schema = 'public' and table_type = 'BASE TABLE' and table_name <> ${keptByMigrations}
       order by table_name, ordinal_position`.execute(database.kysely);
    return rows;
  } finally {
    await database.close();
  }
}

test('the row types of all modules say what the migrated database says', async () => {
  const files = listFiles(root).filter((file) => /^packages\/[^/]+\/src\/.*\btables\.ts$/.test(file));
  const rowTypes = new Map(files.map((file) => [file, readRowTypes(file, read(root, file))]));
  expect(compareRowTypes(await migratedColumns(), rowTypes)).toEqual([]);
});

const column = (name: string, type: string, isNullable = false): Column => ({
  table: 'shipment',
  name,
  type,
  isNullable,
});
const shipment = [
  column('id', 'int8'),
  column('carrier', 'text'),
  column('tracking_number', 'text', true),
  column('details', 'jsonb', true),
  column('line_ids', '_int4'),
  column('ships_on', 'date'),
  column('shipped_at', 'timestamptz'),
];
const shipmentType = `
  type Json<Value> = ColumnType<Value | null, string | null, never>;
  interface Shipped { shipped_at: Date }
  export interface OrdersTables {
    shipment: Shipped & {
      id: GeneratedAlways<number>;
      carrier: 'PostNL' | 'DHL';
      tracking_number: string | null;
      details: Json<Details>;
      line_ids: Generated<number[]>;
      ships_on: ReadAsText;
    };
  }`;
const findingsOf = (columns: readonly Column[], text = shipmentType) =>
  compareRowTypes(columns, new Map([['tables.ts', readRowTypes('tables.ts', text)]])).map(
    ({ message }) => message,
  );

test('a row type that fits its table passes, whatever it is put together from', () => {
  expect(findingsOf(shipment)).toEqual([]);
});

test('a column that is missing in the row type is found', () => {
  expect(findingsOf([...shipment, column('weight_g', 'int4')])).toEqual([
    'shipment has no property for the column weight_g',
  ]);
});

test.each([
  [
    'a property without a column',
    shipment.filter(({ name }) => name !== 'carrier'),
    'shipment.carrier is no column',
  ],
  [
    'a column that may be null',
    shipment.map((each) => (each.name === 'shipped_at' ? { ...each, isNullable: true } : each)),
    'shipment.shipped_at is never null, says its type; the column says otherwise',
  ],
  [
    'a column that is never null',
    shipment.map((each) => ({ ...each, isNullable: each.name === 'details' })),
    'shipment.tracking_number may be null, says its type; the column says otherwise',
  ],
  [
    'a column of another kind',
    shipment.map((each) => (each.name === 'id' ? { ...each, type: 'uuid' } : each)),
    'shipment.id is uuid, which is not read as number',
  ],
  [
    'a day that the driver would read in the time zone of the machine',
    shipment.map((each) => (each.name === 'shipped_at' ? { ...each, type: 'date' } : each)),
    'shipment.shipped_at is date, which is not read as Date',
  ],
  ['a table that does not exist', [], 'there is no table shipment'],
])('%s is found', (_case, columns, message) => {
  expect(findingsOf(columns)).toEqual([message]);
});

test('a table without a row type is found', () => {
  expect(findingsOf([...shipment, { ...column('id', 'int4'), table: 'parcel' }])).toEqual([
    'is a table without a row type',
  ]);
});
