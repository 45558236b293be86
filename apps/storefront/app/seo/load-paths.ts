import { isLocaleName, type LocaleName } from '@bowline/markets';
import type { CommerceClient } from '../data/commerce-client.ts';
import { PathsOfCategoryQuery, PathsOfCmsPageQuery, PathsOfProductQuery } from '../generated/operations.ts';

/** Where one page lives in every locale, below the locale's prefix. */
export type LocalisedPaths = Readonly<Partial<Record<LocaleName, string>>>;

/** A failed look-up gives no paths (specification 8): the page itself does not depend on them. */
export async function loadProductPaths(
  commerce: CommerceClient,
  sku: string,
): Promise<LocalisedPaths | null> {
  const { data } = await commerce.query(PathsOfProductQuery, { sku });
  return localisedPaths(data?.product_url_keys?.map((row) => [row?.locale, row?.url_key]));
}

export async function loadCategoryPaths(
  commerce: CommerceClient,
  uid: string,
): Promise<LocalisedPaths | null> {
  const { data } = await commerce.query(PathsOfCategoryQuery, { uid });
  return localisedPaths(data?.category_url_paths?.map((row) => [row?.locale, row?.url_path]));
}

export async function loadCmsPagePaths(
  commerce: CommerceClient,
  identifier: string,
): Promise<LocalisedPaths | null> {
  const { data } = await commerce.query(PathsOfCmsPageQuery, { identifier });
  return localisedPaths(data?.cms_page_url_keys?.map((row) => [row?.locale, row?.url_key]));
}

export function localisedPaths(
  rows: readonly (readonly [string | null | undefined, string | null | undefined])[] | undefined,
): LocalisedPaths | null {
  const paths: Partial<Record<LocaleName, string>> = {};
  for (const [locale, path] of rows ?? [])
    if (locale && path && isLocaleName(locale)) paths[locale] = `/${path}`;
  return Object.keys(paths).length > 0 ? paths : null;
}
