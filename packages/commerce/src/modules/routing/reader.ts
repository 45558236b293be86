import type { Reading } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { EntityReference, EntityType, Rewrite } from './model.ts';
import { findCanonicalPath, findRewrite, lookUpProductPaths } from './repository.ts';
import { countSiteUrls, readSiteUrls, type SiteUrl } from './site-urls.ts';

/** Paths of one locale. */
export interface RoutingReader {
  rewrite(requestPath: string): Promise<Rewrite | null>;
  canonicalPath(entity: EntityReference): Promise<string | null>;
  pathsOfProduct(productId: number): Promise<readonly string[]>;
  /** In all locales. */
  countSiteUrls(type: EntityType): Promise<number>;
  siteUrls(type: EntityType, page: number): Promise<readonly SiteUrl[]>;
}

export function createRoutingReader(
  { locale }: { readonly locale: LocaleName },
  reading: Reading,
): RoutingReader {
  return {
    rewrite: (requestPath) => findRewrite(reading, locale, requestPath),
    canonicalPath: (entity) => findCanonicalPath(reading, locale, entity),
    pathsOfProduct: lookUpProductPaths(reading, locale),
    countSiteUrls: (type) => countSiteUrls(reading, type),
    siteUrls: (type, page) => readSiteUrls(reading, type, page),
  };
}
