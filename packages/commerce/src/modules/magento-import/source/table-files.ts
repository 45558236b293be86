import { setImmediate } from 'node:timers/promises';
import { rowsOf } from '#goods';
import { SourceFault } from './source-fault.ts';

/** Tables that Magento's REST does not tell of, as files that its database exports (rule 17). */
export const tableNames = [
  'customer_entity',
  'newsletter_subscriber',
  'url_rewrite',
  'review',
  'review_detail',
  'rating_option_vote',
] as const;
export type TableName = (typeof tableNames)[number];
export const isTableName = (text: string): text is TableName => tableNames.some((name) => name === text);

export const tableLimits = { rows: 200_000, columns: 100, cell: 60_000 } as const;

/** Without these columns a file is none of that table. */
const neededColumns: Readonly<Record<TableName, readonly string[]>> = {
  customer_entity: ['entity_id', 'password_hash'],
  newsletter_subscriber: ['subscriber_id', 'subscriber_email', 'subscriber_status'],
  url_rewrite: [
    'url_rewrite_id',
    'entity_type',
    'entity_id',
    'request_path',
    'target_path',
    'redirect_type',
    'store_id',
  ],
  review: ['review_id', 'created_at', 'entity_pk_value', 'status_id'],
  review_detail: ['review_id', 'title', 'detail', 'nickname', 'customer_id'],
  rating_option_vote: ['review_id', 'value'],
};

export type TableRow = Readonly<Record<string, string>>;

/** Parsed in one go. */
const rowsInOneGo = 500;

const isNothing = (cell: string) => cell === 'NULL' || cell === '\\N';

/** The rows of a file by the names of its columns; what a database writes for nothing is empty. */
export async function readTable(name: TableName, content: string): Promise<readonly TableRow[]> {
  const rows: TableRow[] = [];
  let columns: readonly string[] | undefined;
  for (const { cells } of rowsOf(content)) {
    if (!columns) {
      columns = cells.slice(0, tableLimits.columns).map((cell) => cell.trim());
      if (neededColumns[name].some((column) => !columns?.includes(column))) {
        throw new SourceFault('table-column-missing');
      }
      continue;
    }
    if (rows.length === tableLimits.rows) throw new SourceFault('table-too-long');
    if (rows.length % rowsInOneGo === 0) await setImmediate();
    rows.push(
      Object.fromEntries(
        columns.map((column, index) => {
          const cell = (cells[index] ?? '').slice(0, tableLimits.cell);
          return [column, isNothing(cell) ? '' : cell];
        }),
      ),
    );
  }
  if (!columns) throw new SourceFault('table-column-missing');
  return rows;
}
