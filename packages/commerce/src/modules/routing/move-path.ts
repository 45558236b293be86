import { sql, type Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import { isOwnPage, type LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import type { EntityReference, EntityType } from './model.ts';

export interface PathTaken {
  readonly code: 'path-taken';
  readonly details: { readonly path: string };
}

/** Gives an entity a new canonical path in one locale; see `movePaths`. */
export function movePath(
  transaction: Transaction<CommerceTables>,
  locale: LocaleName,
  { entityType, entityId }: EntityReference,
  path: string,
): Promise<Result<undefined, PathTaken>> {
  return movePaths(transaction, entityType, [{ locale, entityId, path }]);
}

export interface PathMove {
  readonly locale: LocaleName;
  readonly entityId: number;
  readonly path: string;
}

/**
 * Gives entities of one kind new canonical paths; the former ones redirect permanently. An own former path may be taken back, a
 * path of anything else, or of a page of the storefront itself, may not: then nothing may be kept, and the caller ends the transaction.
 */
export async function movePaths(
  transaction: Transaction<CommerceTables>,
  entityType: EntityType,
  moves: readonly PathMove[],
): Promise<Result<undefined, PathTaken>> {
  const reserved = moves.find(({ locale, path }) => isOwnPage(locale, path));
  if (reserved) return refuse('path-taken', { path: reserved.path });
  // In one order, so that two who claim the same wait for one another. Inserting first lets the database decide between them.
  const inOrder = moves.toSorted((a, b) => (`${a.locale} ${a.path}` < `${b.locale} ${b.path}` ? -1 : 1));
  const wanted = sql`unnest(${inOrder.map(({ locale }) => locale)}::text[], ${inOrder.map(({ entityId }) => entityId)}::integer[],
    ${inOrder.map(({ path }) => path)}::text[]) as wanted (locale, id, path)`;
  await sql`
    insert into url_rewrite (locale, request_path, entity_type, entity_id, redirect_code, is_canonical)
    select wanted.locale, wanted.path, ${entityType}, wanted.id, 301, false from ${wanted}
    on conflict (locale, request_path) do nothing`.execute(transaction);
  const { rows: taken } = await sql<{ path: string }>`
    select wanted.path from ${wanted}
    join url_rewrite known on known.locale = wanted.locale and known.request_path = wanted.path
    where (known.entity_type, known.entity_id) is distinct from (${entityType}, wanted.id) limit 1`.execute(
    transaction,
  );
  if (taken[0]) return refuse('path-taken', { path: taken[0].path });
  await sql`
    update url_rewrite former set is_canonical = false, redirect_code = 301 from ${wanted}
    where former.locale = wanted.locale and former.entity_type = ${entityType} and former.entity_id = wanted.id
      and former.is_canonical`.execute(transaction);
  await sql`
    update url_rewrite own set is_canonical = true, redirect_code = 0 from ${wanted}
    where own.locale = wanted.locale and own.request_path = wanted.path`.execute(transaction);
  return ok();
}
