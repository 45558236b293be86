import { createLookup, type Reading, statement } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { EntityReference, EntityType, Rewrite } from './model.ts';

const rewriteOfPath = statement<{
  readonly entityType: EntityType | null;
  readonly entityId: number | null;
  readonly targetPath: string | null;
  readonly redirectCode: number;
}>(`
  select entity_type as "entityType", entity_id as "entityId", target_path as "targetPath",
    redirect_code as "redirectCode"
  from url_rewrite where locale = $1 and request_path = $2`);

export async function findRewrite(
  reading: Reading,
  locale: LocaleName,
  requestPath: string,
): Promise<Rewrite | null> {
  const [row] = await reading.read(rewriteOfPath, () => [locale, requestPath]);
  if (!row) return null;
  const { entityType, entityId, targetPath, redirectCode } = row;
  const entity = entityType === null || entityId === null ? null : { entityType, entityId };
  return { entity, targetPath, redirectCode };
}

const canonicalPath = statement<{ readonly path: string }>(`
  select request_path as path from url_rewrite
  where locale = $1 and entity_type = $2 and entity_id = $3 and is_canonical`);

export async function findCanonicalPath(
  reading: Reading,
  locale: LocaleName,
  { entityType, entityId }: EntityReference,
): Promise<string | null> {
  const [row] = await reading.read(canonicalPath, () => [locale, entityType, entityId]);
  return row?.path ?? null;
}

const pathsOfProducts = statement<{ readonly productId: number; readonly path: string }>(`
  select entity_id as "productId", request_path as path from url_rewrite
  where locale = $2 and entity_type = 'PRODUCT' and entity_id = any($1) and redirect_code = 0
  order by is_canonical desc, request_path`);

/** The paths a product is shown under, the canonical one first; redirects are not among them. */
export function lookUpProductPaths(
  reading: Reading,
  locale: LocaleName,
): (productId: number) => Promise<readonly string[]> {
  return createLookup(reading, {
    statement: pathsOfProducts,
    parameters: [locale],
    keyOf: ({ productId }) => productId,
    collect: (rows) => rows.map(({ path }) => path),
  });
}
