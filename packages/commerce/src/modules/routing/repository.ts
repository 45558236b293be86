import { createLookup, type Reading, statement } from '@bowline/database';
import { type LocaleName, localeNames } from '@bowline/markets';
import type { EntityReference, EntityType, Rewrite } from './model.ts';

const rewriteOfPath = statement<{
  readonly entityType: EntityType | null;
  readonly entityId: number | null;
  readonly targetPath: string | null;
  readonly redirectCode: number;
  readonly isCanonical: boolean;
}>(`
  select entity_type as "entityType", entity_id as "entityId", target_path as "targetPath",
    redirect_code as "redirectCode", is_canonical as "isCanonical"
  from url_rewrite where locale = $1 and request_path = $2`);

export async function findRewrite(
  reading: Reading,
  locale: LocaleName,
  requestPath: string,
): Promise<Rewrite | null> {
  const [row] = await reading.read(rewriteOfPath, () => [locale, requestPath]);
  if (!row) return null;
  const { entityType, entityId, ...rest } = row;
  const entity = entityType === null || entityId === null ? null : { entityType, entityId };
  return { ...rest, entity };
}

const ownPathOf = statement<{ readonly path: string }>(`
  select own.request_path as path from url_rewrite other
  join url_rewrite own on own.locale = $1 and own.is_canonical
    and own.entity_type = other.entity_type and own.entity_id = other.entity_id
  where other.locale = any($2) and other.request_path = $3
  order by other.is_canonical desc, array_position($2, other.locale) limit 1`);

/** The canonical path in this locale of what has this path in another. */
export async function findOwnPath(
  reading: Reading,
  locale: LocaleName,
  requestPath: string,
): Promise<string | null> {
  const others = localeNames.filter((name) => name !== locale);
  const [row] = await reading.read(ownPathOf, () => [locale, others, requestPath]);
  return row?.path ?? null;
}

const productsAtPaths = statement<{ readonly productId: number }>(`
  select entity_id as "productId" from url_rewrite
  where locale = $1 and request_path = any($2) and entity_type = 'PRODUCT' and is_canonical
  order by length(request_path) desc`);

export async function findProductsAt(
  reading: Reading,
  locale: LocaleName,
  paths: readonly string[],
): Promise<readonly number[]> {
  if (paths.length === 0) return [];
  const rows = await reading.read(productsAtPaths, () => [locale, paths]);
  return rows.map(({ productId }) => productId);
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

const pathsOfProducts = statement<{
  readonly productId: number;
  readonly path: string;
  readonly isCanonical: boolean;
}>(`
  select entity_id as "productId", request_path as path, is_canonical as "isCanonical" from url_rewrite
  where locale = $2 and entity_type = 'PRODUCT' and entity_id = any($1) and redirect_code = 0
  order by is_canonical desc, request_path`);

/** The paths a product is shown under, the canonical one first; redirects are not among them. */
export function lookUpProductPaths(
  reading: Reading,
  locale: LocaleName,
  suffix: string,
): (productId: number) => Promise<readonly string[]> {
  return createLookup(reading, {
    statement: pathsOfProducts,
    parameters: [locale],
    keyOf: ({ productId }) => productId,
    collect: (rows) => rows.map(({ path, isCanonical }) => (isCanonical ? path + suffix : path)),
  });
}
