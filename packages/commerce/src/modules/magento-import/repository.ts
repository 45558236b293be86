import { type Kysely, type RawBuilder, sql, type Transaction } from '@bowline/database';
import type { CommerceDatabase, CommerceTables } from '#tables';
import type { ImportCount, ImportProblem, ImportRecord, Misfit, RecordKind } from './model.ts';
import type { TableName } from './source/table-files.ts';

type Changing = Transaction<CommerceTables>;

/** Rule 6. */
export const mostProblems = 5_000;

export interface NewImport {
  readonly sourceUrl: string;
  readonly groups: readonly string[];
  readonly vatBasisPoints: number;
  readonly isTrial: boolean;
  readonly sealedToken: Buffer | null;
  readonly by: string;
}

/** Null when another one is under way (rule 7). */
export async function insertImport(executor: Changing, wish: NewImport, now: Date): Promise<number | null> {
  const { sourceUrl, groups, vatBasisPoints, isTrial, sealedToken, by } = wish;
  const { rows } = await sql<{ id: number }>`
    insert into magento_import (source_url, groups, vat_basis_points, is_trial, sealed_token, given_by, created_at, changed_at)
    values (${sourceUrl}, ${[...groups]}::text[], ${vatBasisPoints}, ${isTrial}, ${sealedToken}, ${by}, ${now}, ${now})
    on conflict do nothing returning id`.execute(executor);
  return rows[0]?.id ?? null;
}

export interface ImportToRead extends ImportRecord {
  readonly position: number;
  readonly sealedToken: Buffer | null;
}

const columns = sql`id, source_url as "sourceUrl", groups, vat_basis_points as "vatBasisPoints", is_trial as "isTrial", state,
  failure, stage, given_by as by, created_at as "createdAt", finished_at as "finishedAt"`;

/** Null when there is nothing to read on. */
export async function startReading(
  { kysely }: CommerceDatabase,
  id: number,
  now: Date,
): Promise<ImportToRead | null> {
  const { rows } = await sql<ImportToRead>`
    update magento_import set state = 'reading', changed_at = ${now}
    where id = ${id} and state in ('waiting', 'reading')
    returning ${columns}, position, sealed_token as "sealedToken"`.execute(kysely);
  return rows[0] ?? null;
}

export interface Place {
  readonly stage: RecordKind | null;
  readonly position: number;
}

/** Held until the page is written; false when somebody has canceled it, or another worker has gone on. */
export async function holdPlace(
  executor: Changing,
  id: number,
  { stage, position }: Place,
): Promise<boolean> {
  const { rows } = await sql`
    select from magento_import
    where id = ${id} and state = 'reading' and stage is not distinct from ${stage} and position = ${position}
    for update`.execute(executor);
  return rows.length > 0;
}

export async function goOnAt(
  executor: Changing,
  id: number,
  { stage, position }: Place,
  now: Date,
): Promise<void> {
  await sql`update magento_import set stage = ${stage}, position = ${position}, changed_at = ${now}
    where id = ${id}`.execute(executor);
}

/** Rule 10: with the token and the files, which nobody needs any more unless it was a trial. */
export async function endImport(
  { kysely }: CommerceDatabase,
  id: number,
  state: 'done' | 'canceled',
  now: Date,
): Promise<boolean> {
  const from =
    state === 'done' ? sql`state = 'reading'` : sql`(is_trial or state <> 'done') and state <> 'canceled'`;
  const { rows } = await sql<{ isTrial: boolean }>`
    update magento_import set state = ${state}, failure = null, finished_at = ${now}, changed_at = ${now}
    where id = ${id} and ${from} returning is_trial as "isTrial"`.execute(kysely);
  const [ended] = rows;
  if (ended && !(ended.isTrial && state === 'done')) await forgetSecrets(kysely, sql`id = ${id}`);
  return ended !== undefined;
}

async function forgetSecrets(executor: Kysely<CommerceTables>, which: RawBuilder<unknown>): Promise<void> {
  await sql`delete from magento_import_file where import_id in (select id from magento_import where ${which})`.execute(
    executor,
  );
  await sql`update magento_import set sealed_token = null where sealed_token is not null and ${which}`.execute(
    executor,
  );
}

export async function keepFile(
  executor: Changing,
  id: number,
  { table, content }: { readonly table: TableName; readonly content: string },
): Promise<void> {
  await sql`insert into magento_import_file (import_id, table_name, content) values (${id}, ${table}, ${content})
    on conflict (import_id, table_name) do update set content = excluded.content`.execute(executor);
}

export async function readFiles(
  { kysely }: CommerceDatabase,
  id: number,
): Promise<readonly { readonly table: TableName; readonly content: string }[]> {
  const { rows } = await sql<{ table: TableName; content: string }>`
    select table_name as table, content from magento_import_file where import_id = ${id}`.execute(kysely);
  return rows;
}

/** In earnest what was tried, with its token and files. Null when it is no trial that ended well, or another one is under way. */
export async function insertTried(
  executor: Changing,
  trialId: number,
  by: string,
  now: Date,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into magento_import (source_url, groups, vat_basis_points, is_trial, sealed_token, given_by, created_at, changed_at)
    select source_url, groups, vat_basis_points, false, sealed_token, ${by}, ${now}, ${now} from magento_import
    where id = ${trialId} and is_trial and state = 'done'
    on conflict do nothing returning id`.execute(executor);
  const id = rows[0]?.id;
  if (id === undefined) return null;
  await sql`update magento_import_file set import_id = ${id} where import_id = ${trialId}`.execute(executor);
  await sql`update magento_import set sealed_token = null where id = ${trialId}`.execute(executor);
  return id;
}

export async function stopImport(
  { kysely }: CommerceDatabase,
  id: number,
  failure: string,
  now: Date,
): Promise<void> {
  await sql`update magento_import set state = 'stopped', failure = ${failure}, changed_at = ${now}
    where id = ${id} and state = 'reading'`.execute(kysely);
}

/** With another token where one is given. False when it did not stop, or another one is under way. */
export async function waitAgain(
  executor: Changing,
  id: number,
  sealedToken: Buffer | null,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql`
    update magento_import set state = 'waiting', failure = null, changed_at = ${now},
      sealed_token = coalesce(${sealedToken}, sealed_token)
    where id = ${id} and state = 'stopped'
      and not exists (select from magento_import other where other.state in ('waiting', 'reading'))
    returning id`.execute(executor);
  return rows.length > 0;
}

export async function addCounts(executor: Changing, id: number, counts: ImportCount): Promise<void> {
  const { kind, total, read, added, changed, unchanged, leftOut } = counts;
  await sql`
    insert into magento_import_count as known (import_id, kind, total, read, added, changed, unchanged, left_out)
    values (${id}, ${kind}, ${total}, ${read}, ${added}, ${changed}, ${unchanged}, ${leftOut})
    on conflict (import_id, kind) do update set total = excluded.total, read = known.read + excluded.read,
      added = known.added + excluded.added, changed = known.changed + excluded.changed,
      unchanged = known.unchanged + excluded.unchanged, left_out = known.left_out + excluded.left_out`.execute(
    executor,
  );
}

export type NewProblem = Misfit & Pick<ImportProblem, 'kind' | 'magentoId' | 'name' | 'isLeftOut'>;

export async function addProblems(
  executor: Changing,
  id: number,
  problems: readonly NewProblem[],
): Promise<void> {
  if (problems.length === 0) return;
  await sql`
    insert into magento_import_problem (import_id, kind, magento_id, name, code, value, is_left_out)
    select ${id}, * from unnest(${problems.map(({ kind }) => kind)}::text[],
      ${problems.map(({ magentoId }) => magentoId)}::text[], ${problems.map(({ name }) => name)}::text[],
      ${problems.map(({ code }) => code)}::text[], ${problems.map(({ value }) => value)}::text[],
      ${problems.map(({ isLeftOut }) => isLeftOut)}::boolean[])
    limit greatest(0, ${mostProblems} - (select count(*) from magento_import_problem where import_id = ${id}))`.execute(
    executor,
  );
}

export async function listImports(
  { kysely }: CommerceDatabase,
  limit: number,
): Promise<readonly ImportRecord[]> {
  const { rows } = await sql<ImportRecord>`
    select ${columns} from magento_import order by id desc limit ${limit}`.execute(kysely);
  return rows;
}

export async function findImport({ kysely }: CommerceDatabase, id: number): Promise<ImportRecord | null> {
  const { rows } = await sql<ImportRecord>`select ${columns} from magento_import where id = ${id}`.execute(
    kysely,
  );
  return rows[0] ?? null;
}

export async function readCounts(
  executor: Kysely<CommerceTables>,
  id: number,
): Promise<readonly ImportCount[]> {
  const { rows } = await sql<ImportCount>`
    select kind, total, read, added, changed, unchanged, left_out as "leftOut" from magento_import_count
    where import_id = ${id}`.execute(executor);
  return rows;
}

/** In the order they were found, after that one. */
export async function readProblems(
  executor: Kysely<CommerceTables>,
  id: number,
  {
    after,
    limit,
    kind = null,
  }: { readonly after: number; readonly limit: number; readonly kind?: RecordKind | null },
): Promise<readonly ImportProblem[]> {
  const { rows } = await sql<ImportProblem>`
    select id, kind, magento_id as "magentoId", name, code, value, is_left_out as "isLeftOut"
    from magento_import_problem
    where import_id = ${id} and id > ${after} and (${kind}::text is null or kind = ${kind})
    order by id limit ${limit}`.execute(executor);
  return rows;
}

/** What imports have read goes after a while, what became of it stays; tokens that nobody used for a day go at once. */
export async function forgetOldImports(
  { kysely }: CommerceDatabase,
  { tokensBefore, importsBefore }: { readonly tokensBefore: Date; readonly importsBefore: Date },
): Promise<void> {
  await forgetSecrets(kysely, sql`state not in ('waiting', 'reading') and changed_at < ${tokensBefore}`);
  await sql`delete from magento_import where state in ('done', 'canceled', 'stopped') and changed_at < ${importsBefore}`.execute(
    kysely,
  );
}
