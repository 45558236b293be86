import { type Kysely, sql, type Transaction } from '@bowline/database';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { SheetKind, SheetProblem, SheetRecord } from './model.ts';

export interface SheetToRead {
  readonly id: number;
  readonly kind: SheetKind;
  readonly content: string;
  readonly isTrial: boolean;
  readonly by: string;
  readonly rowsRead: number;
}

/** Kept of each file; the rest is only counted. */
export const mostProblems = 1_000;

export interface NewSheet {
  readonly kind: SheetKind;
  readonly fileName: string;
  readonly content: string;
  readonly isTrial: boolean;
  readonly by: string;
  readonly now: Date;
}

export async function insertSheet(
  transaction: Transaction<CommerceTables>,
  { kind, fileName, content, isTrial, by, now }: NewSheet,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into goods_sheet (kind, file_name, content, is_trial, given_by, created_at)
    values (${kind}, ${fileName}, ${content}, ${isTrial}, ${by}, ${now}) returning id`.execute(transaction);
  return rows[0]?.id ?? 0;
}

export async function startReading(database: CommerceDatabase, id: number): Promise<SheetToRead | null> {
  const { rows } = await sql<SheetToRead>`
    update goods_sheet set state = 'reading' where id = ${id} and state in ('waiting', 'reading')
    returning id, kind, content, is_trial as "isTrial", given_by as by, rows_read as "rowsRead"`.execute(
    database.kysely,
  );
  return rows[0] ?? null;
}

export async function setTotal(database: CommerceDatabase, id: number, total: number): Promise<void> {
  await sql`update goods_sheet set rows_total = ${total} where id = ${id}`.execute(database.kysely);
}

export interface SheetProgress {
  readonly rowsRead: number;
  readonly changed: number;
  readonly problems: readonly SheetProblem[];
}

/** False when somebody has canceled it: nothing of this batch counts then. */
export async function addProgress(
  transaction: Transaction<CommerceTables>,
  id: number,
  { rowsRead, changed, problems }: SheetProgress,
): Promise<boolean> {
  const { rows } = await sql<{ refused: number }>`
    update goods_sheet set rows_read = ${rowsRead}, rows_changed = rows_changed + ${changed},
      rows_refused = rows_refused + ${problems.length}
    where id = ${id} and state = 'reading' returning rows_refused as refused`.execute(transaction);
  const [sheet] = rows;
  if (!sheet) return false;
  const left = Math.max(0, mostProblems - (sheet.refused - problems.length));
  await insertProblems(transaction, id, problems.slice(0, left));
  return true;
}

async function insertProblems(
  executor: Kysely<CommerceTables>,
  id: number,
  problems: readonly SheetProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  await sql`
    insert into goods_sheet_problem (sheet_id, row_number, column_name, code, value)
    select ${id}, * from unnest(${problems.map(({ row }) => row)}::integer[],
      ${problems.map(({ column }) => column)}::text[], ${problems.map(({ code }) => code)}::text[],
      ${problems.map(({ value }) => value)}::text[])
    on conflict do nothing`.execute(executor);
}

export async function finishReading(database: CommerceDatabase, id: number, now: Date): Promise<void> {
  await sql`update goods_sheet set state = 'done', finished_at = ${now}
    where id = ${id} and state = 'reading'`.execute(database.kysely);
}

export async function failReading(
  database: CommerceDatabase,
  id: number,
  problems: readonly SheetProblem[],
  now: Date,
): Promise<void> {
  await insertProblems(database.kysely, id, problems);
  await sql`update goods_sheet set state = 'failed', finished_at = ${now}, rows_refused = ${problems.length}
    where id = ${id} and state = 'reading'`.execute(database.kysely);
}

export async function cancelReading(database: CommerceDatabase, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`update goods_sheet set state = 'canceled', finished_at = ${now}
    where id = ${id} and state in ('waiting', 'reading') returning id`.execute(database.kysely);
  return rows.length > 0;
}

const columns = sql`id, kind, file_name as "fileName", is_trial as "isTrial", state, given_by as by,
  created_at as "createdAt", finished_at as "finishedAt", rows_total as "rowsTotal", rows_read as "rowsRead",
  rows_changed as "rowsChanged", rows_refused as "rowsRefused"`;

export async function listSheets(database: CommerceDatabase, limit: number): Promise<readonly SheetRecord[]> {
  const { rows } = await sql<SheetRecord>`
    select ${columns} from goods_sheet order by id desc limit ${limit}`.execute(database.kysely);
  return rows;
}

export async function findSheet(
  database: CommerceDatabase,
  id: number,
): Promise<(SheetRecord & { readonly problems: readonly SheetProblem[] }) | null> {
  const { rows } = await sql<SheetRecord>`select ${columns} from goods_sheet where id = ${id}`.execute(
    database.kysely,
  );
  const [sheet] = rows;
  if (!sheet) return null;
  const { rows: problems } = await sql<SheetProblem>`
    select row_number as row, column_name as column, code, value from goods_sheet_problem
    where sheet_id = ${id} order by row_number limit ${mostProblems}`.execute(database.kysely);
  return { ...sheet, problems };
}

/** What was tried, for doing it in earnest; null when it is not there, or was no trial that ended well. */
export async function triedSheet(
  transaction: Transaction<CommerceTables>,
  id: number,
): Promise<Pick<NewSheet, 'kind' | 'fileName' | 'content'> | null> {
  const { rows } = await sql<Pick<NewSheet, 'kind' | 'fileName' | 'content'>>`
    select kind, file_name as "fileName", content from goods_sheet
    where id = ${id} and is_trial and state = 'done'`.execute(transaction);
  return rows[0] ?? null;
}

/** Files are forgotten after a month, with what was wrong with them. */
export async function forgetOldSheets(database: CommerceDatabase, before: Date): Promise<void> {
  await sql`delete from goods_sheet where created_at < ${before}`.execute(database.kysely);
  await sql`delete from desk_upload where created_at < ${before}`.execute(database.kysely);
}
