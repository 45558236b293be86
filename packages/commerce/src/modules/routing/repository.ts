import { sql } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { CommerceDatabase } from '#tables';
import type { EntityReference, EntityType, Rewrite } from './model.ts';

export async function findRewrite(
  database: CommerceDatabase,
  locale: LocaleName,
  requestPath: string,
): Promise<Rewrite | null> {
  const row = await database.kysely
    .selectFrom('url_rewrite')
    .where('locale', '=', locale)
    .where('request_path', '=', requestPath)
    .select(['entity_type', 'entity_id', 'target_path', 'redirect_code'])
    .executeTakeFirst();
  if (!row) return null;
  const { entity_type: entityType, entity_id: entityId } = row;
  return {
    entity:
      entityType === null || entityId === null ? null : { entityType: entityType as EntityType, entityId },
    targetPath: row.target_path,
    redirectCode: row.redirect_code,
  };
}

export async function findCanonicalPath(
  database: CommerceDatabase,
  locale: LocaleName,
  { entityType, entityId }: EntityReference,
): Promise<string | null> {
  const row = await database.kysely
    .selectFrom('url_rewrite')
    .where('locale', '=', locale)
    .where('entity_type', '=', entityType)
    .where('entity_id', '=', entityId)
    .where('is_canonical', '=', true)
    .select('request_path')
    .executeTakeFirst();
  return row?.request_path ?? null;
}

/** The paths a product is shown under, the canonical one first; redirects are not among them. */
export async function readProductPaths(
  database: CommerceDatabase,
  locale: LocaleName,
  productIds: readonly number[],
): Promise<string[][]> {
  const { rows } = await sql<{ entity_id: number; request_path: string }>`
    select entity_id, request_path from url_rewrite
    where locale = ${locale} and entity_type = 'PRODUCT' and entity_id = any(${productIds}) and redirect_code = 0
    order by is_canonical desc, request_path`.execute(database.kysely);
  const byProduct = Map.groupBy(rows, (row) => row.entity_id);
  return productIds.map((id) => (byProduct.get(id) ?? []).map((row) => row.request_path));
}
