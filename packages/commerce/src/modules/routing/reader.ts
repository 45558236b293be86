import type { Reading } from '@bowline/database';
import type { LocaleName } from '@bowline/markets';
import type { ShopSettings } from '#stores';
import type { EntityReference, EntityType, Rewrite, UrlSuffixes } from './model.ts';
import {
  findCanonicalPath,
  findOwnPath,
  findProductsAt,
  findRewrite,
  lookUpProductPaths,
} from './repository.ts';
import { countSiteUrls, readSiteUrls, type SiteUrl } from './site-urls.ts';

/** Paths of one locale, as the shop shows them: canonical ones end as the merchant decided. */
export interface RoutingReader {
  rewrite(requestPath: string): Promise<Rewrite | null>;
  canonicalPath(entity: EntityReference): Promise<string | null>;
  /** The path here of what has this one in another locale; without the ending. */
  ownPath(requestPath: string): Promise<string | null>;
  /** Products with one of these canonical paths, without the ending; the longest path first. */
  productsAt(paths: readonly string[]): Promise<readonly number[]>;
  pathsOfProduct(productId: number): Promise<readonly string[]>;
  /** In all locales. */
  countSiteUrls(type: EntityType): Promise<number>;
  siteUrls(type: EntityType, page: number): Promise<readonly SiteUrl[]>;
}

export function createRoutingReader(
  { locale, settings }: { readonly locale: LocaleName; readonly settings: ShopSettings },
  reading: Reading,
): RoutingReader {
  const suffixes: UrlSuffixes = {
    PRODUCT: settings.productUrlSuffix,
    CATEGORY: settings.categoryUrlSuffix,
    CMS_PAGE: '',
  };
  const stored = (path: string) => findRewrite(reading, locale, path);
  return {
    rewrite: (requestPath) => findWithSuffix(requestPath, suffixes, stored),
    async canonicalPath(entity) {
      const path = await findCanonicalPath(reading, locale, entity);
      return path === null ? null : path + suffixes[entity.entityType];
    },
    ownPath: (requestPath) => findOwnPath(reading, locale, requestPath),
    productsAt: (paths) => findProductsAt(reading, locale, paths),
    pathsOfProduct: lookUpProductPaths(reading, locale, suffixes.PRODUCT),
    countSiteUrls: (type) => countSiteUrls(reading, type),
    siteUrls: (type, page) => readSiteUrls(reading, { type, page, suffix: suffixes[type] }),
  };
}

/**
 * Paths are stored without the ending. With it they are shown; a canonical path without the ending it should have redirects,
 * so that links of before the merchant's decision stay good.
 */
async function findWithSuffix(
  requestPath: string,
  suffixes: UrlSuffixes,
  stored: (path: string) => Promise<Rewrite | null>,
): Promise<Rewrite | null> {
  const exact = await stored(requestPath);
  const lacksEnding = exact?.isCanonical && exact.entity && suffixes[exact.entity.entityType] !== '';
  if (exact) return lacksEnding ? { ...exact, redirectCode: 301 } : exact;
  const ending = /\.[a-z0-9]+$/.exec(requestPath)?.[0];
  if (!ending || !Object.values(suffixes).includes(ending)) return null;
  const found = await stored(requestPath.slice(0, -ending.length));
  return found?.entity && suffixes[found.entity.entityType] === ending ? found : null;
}
