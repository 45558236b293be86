import DataLoader from 'dataloader';
import type { StoreView } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { EntityReference, Rewrite } from './model.ts';
import { findCanonicalPath, findRewrite, readProductPaths } from './repository.ts';

/** Paths of one locale. */
export interface RoutingReader {
  rewrite(requestPath: string): Promise<Rewrite | null>;
  canonicalPath(entity: EntityReference): Promise<string | null>;
  pathsOfProduct(productId: number): Promise<readonly string[]>;
}

export function createRouting(database: CommerceDatabase): (store: StoreView) => RoutingReader {
  return ({ locale }) => {
    const paths = new DataLoader((ids: readonly number[]) => readProductPaths(database, locale, ids));
    return {
      rewrite: (requestPath) => findRewrite(database, locale, requestPath),
      canonicalPath: (entity) => findCanonicalPath(database, locale, entity),
      pathsOfProduct: (productId) => paths.load(productId),
    };
  };
}
