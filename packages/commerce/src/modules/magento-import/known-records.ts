import { createHash } from 'node:crypto';
import { sql, type Transaction } from '@bowline/database';
import type { CommerceTables } from '#tables';
import type { Named } from './stages/stage.ts';

type Changing = Transaction<CommerceTables>;

/** Raised when the same words of Magento shall become something else than before: everything is written anew then. */
const planVersion = 1;

export const digestOf = (wish: unknown): Buffer =>
  createHash('sha256')
    .update(`${planVersion} ${JSON.stringify(wish)}`)
    .digest();

const keyOf = (kind: string, id: string) => `${kind} ${id}`;

export interface KnownRecord {
  readonly ownId: number;
  readonly digest: Buffer;
}

/** Rule 4, by `kind id`. */
export async function readKnown(
  executor: Changing,
  source: string,
  names: readonly Named[],
): Promise<ReadonlyMap<string, KnownRecord>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<KnownRecord & { kind: string; id: string }>`
    select known.kind, known.magento_id as id, known.own_id as "ownId", known.digest
    from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ id }) => id)}::text[]) as asked (kind, id)
    join magento_record known on known.source = ${source} and known.kind = asked.kind and known.magento_id = asked.id`.execute(
    executor,
  );
  return new Map(rows.map(({ kind, id, ...known }) => [keyOf(kind, id), known]));
}

export interface Remembered extends Named {
  readonly ownId: number;
  readonly digest: Buffer;
}

export async function rememberRecord(
  executor: Changing,
  source: string,
  { kind, id, ownId, digest }: Remembered,
  now: Date,
): Promise<void> {
  await sql`
    insert into magento_record (source, kind, magento_id, own_id, digest, imported_at)
    values (${source}, ${kind}, ${id}, ${ownId}, ${digest}, ${now})
    on conflict (source, kind, magento_id) do update
    set own_id = excluded.own_id, digest = excluded.digest, imported_at = excluded.imported_at`.execute(
    executor,
  );
}

export interface SeenRecord {
  readonly detail: string | null;
  readonly isLeftOut: boolean;
}

/** What this import has read, by `kind id`. */
export async function readSeen(
  executor: Changing,
  importId: number,
  names: readonly Named[],
): Promise<ReadonlyMap<string, SeenRecord>> {
  if (names.length === 0) return new Map();
  const { rows } = await sql<SeenRecord & { kind: string; id: string }>`
    select seen.kind, seen.magento_id as id, seen.detail, seen.is_left_out as "isLeftOut"
    from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ id }) => id)}::text[]) as asked (kind, id)
    join magento_import_seen seen on seen.import_id = ${importId} and seen.kind = asked.kind
      and seen.magento_id = asked.id`.execute(executor);
  return new Map(rows.map(({ kind, id, ...seen }) => [keyOf(kind, id), seen]));
}

export async function noteSeen(
  executor: Changing,
  importId: number,
  names: readonly Named[],
  isLeftOut: boolean,
): Promise<void> {
  await sql`
    insert into magento_import_seen (import_id, kind, magento_id, detail, is_left_out)
    select distinct on (asked.kind, asked.id) ${importId}::integer, asked.kind, asked.id, asked.detail, ${isLeftOut}::boolean
    from unnest(${names.map(({ kind }) => kind)}::text[], ${names.map(({ id }) => id)}::text[],
      ${names.map(({ detail = null }) => detail)}::text[]) as asked (kind, id, detail)
    on conflict (import_id, kind, magento_id) do update set is_left_out = excluded.is_left_out,
      detail = coalesce(excluded.detail, magento_import_seen.detail)`.execute(executor);
}
