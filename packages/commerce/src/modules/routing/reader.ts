import type { Reading } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { EntityReference, Rewrite } from './model.ts';
import { findCanonicalPath, findRewrite, lookUpProductPaths } from './repository.ts';

/** Paths of one locale. */
export interface RoutingReader {
  rewrite(requestPath: string): Promise<Rewrite | null>;
  canonicalPath(entity: EntityReference): Promise<string | null>;
  pathsOfProduct(productId: number): Promise<readonly string[]>;
}

export function createRoutingReader(
  { locale }: { readonly locale: LocaleName },
  reading: Reading,
): RoutingReader {
  return {
    rewrite: (requestPath) => findRewrite(reading, locale, requestPath),
    canonicalPath: (entity) => findCanonicalPath(reading, locale, entity),
    pathsOfProduct: lookUpProductPaths(reading, locale),
  };
}
