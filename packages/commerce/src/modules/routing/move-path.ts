import type { Transaction } from '@bowline/database';
import { ok, type Result, refuse } from '@bowline/kit';
import type { LocaleName } from '@bowline/markets';
import type { CommerceTables } from '#tables';
import type { EntityReference } from './model.ts';

export interface PathTaken {
  readonly code: 'path-taken';
  readonly details: { readonly path: string };
}

/**
 * Gives an entity a new canonical path in one locale; the former one redirects permanently. An own former path may be taken
 * back, a path of anything else may not.
 */
export async function movePath(
  transaction: Transaction<CommerceTables>,
  locale: LocaleName,
  { entityType, entityId }: EntityReference,
  path: string,
): Promise<Result<undefined, PathTaken>> {
  const rewriteId = await claimPath(transaction, locale, { entityType, entityId }, path);
  if (rewriteId === null) return refuse('path-taken', { path });
  await transaction
    .updateTable('url_rewrite')
    .set({ is_canonical: false, redirect_code: 301 })
    .where('locale', '=', locale)
    .where('entity_type', '=', entityType)
    .where('entity_id', '=', entityId)
    .where('is_canonical', '=', true)
    .execute();
  await transaction
    .updateTable('url_rewrite')
    .set({ is_canonical: true, redirect_code: 0 })
    .where('id', '=', rewriteId)
    .execute();
  return ok();
}

/** The row of this path, made now unless the entity has it already; null when it belongs to anything else. */
async function claimPath(
  transaction: Transaction<CommerceTables>,
  locale: LocaleName,
  { entityType, entityId }: EntityReference,
  path: string,
): Promise<number | null> {
  // Inserting first lets the database decide between two claims at the same time.
  const made = await transaction
    .insertInto('url_rewrite')
    .values({
      locale,
      request_path: path,
      entity_type: entityType,
      entity_id: entityId,
      target_path: null,
      redirect_code: 301,
      is_canonical: false,
    })
    .onConflict((conflict) => conflict.columns(['locale', 'request_path']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (made) return made.id;
  const known = await transaction
    .selectFrom('url_rewrite')
    .where('locale', '=', locale)
    .where('request_path', '=', path)
    .where('entity_type', '=', entityType)
    .where('entity_id', '=', entityId)
    .select('id')
    .executeTakeFirst();
  return known?.id ?? null;
}
