import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import { createOneAhead } from './one-ahead.ts';

type TableName = keyof CommerceTables;
type Row = Readonly<Record<string, unknown>>;

/** Tables in the order in which rows may refer to one another. */
const insertOrder = [
  'stock_pool',
  'attribute',
  'attribute_label',
  'attribute_option',
  'attribute_option_label',
  'category',
  'category_text',
  'product',
  'product_text',
  'product_option',
  'product_option_value',
  'product_attribute_value',
  'product_category',
  'product_link',
  'product_media',
  'gift_card',
  'gift_card_amount',
  'product_sample',
  'price_tier',
  'fixed_price',
  'market_price',
  'price_reduction',
  'price_history',
  'cms_page',
  'cms_page_text',
  'cms_block',
  'cms_block_text',
  'url_rewrite',
] as const satisfies readonly TableName[];

/** Every table the import fills, and therefore empties first. */
export const importedTables: readonly TableName[] = insertOrder;

type ImportedTable = (typeof insertOrder)[number];

/** One statement per table carries at most this many rows. */
const rowsPerStatement = 5_000;

/** Collects rows of many tables and writes them with few statements. */
export interface RowBatch {
  add(table: ImportedTable, ...rows: readonly Row[]): void;
  readonly size: number;
  /** All that was added until now; more may be added meanwhile. */
  write(transaction: Transaction<CommerceTables>): Promise<void>;
}

export function createRowBatch(): RowBatch {
  let rows = new Map<ImportedTable, Row[]>();
  let size = 0;

  return {
    add(table, ...added) {
      const known = rows.get(table);
      if (known) known.push(...added);
      else rows.set(table, [...added]);
      size += added.length;
    },
    get size() {
      return size;
    },
    async write(transaction) {
      const written = rows;
      rows = new Map();
      size = 0;
      const ahead = createOneAhead();
      for (const table of insertOrder) {
        const waiting = written.get(table) ?? [];
        for (let start = 0; start < waiting.length; start += rowsPerStatement) {
          const insertion = insertionOf(table, waiting.slice(start, start + rowsPerStatement));
          await ahead.begin(() => insert(transaction, insertion));
        }
      }
      await ahead.done();
    },
  };
}

interface Insertion {
  readonly table: TableName;
  readonly columns: readonly string[];
  readonly json: string;
}

/** As JSON, because that is one parameter however many rows and columns there are. All rows have the same columns. */
const insertionOf = (table: TableName, rows: readonly Row[]): Insertion => ({
  table,
  columns: Object.keys(rows[0] ?? {}),
  json: JSON.stringify(rows),
});

async function insert(
  transaction: Transaction<CommerceTables>,
  { table, columns, json }: Insertion,
): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)));
  const statement = sql`
    insert into ${sql.table(table)} (${names})
    select ${names} from json_populate_recordset(null::${sql.table(table)}, ${json}::json)`;
  try {
    await statement.execute(transaction);
  } catch (error) {
    throw describeFailure(table, error);
  }
}

/** The database's message alone names the violated rule, its detail names the row. */
function describeFailure(table: TableName, error: unknown): unknown {
  if (!(error instanceof Error) || !('detail' in error)) return error;
  return new Error(`The rows of ${table} were refused: ${error.message}. ${error.detail}`, { cause: error });
}
