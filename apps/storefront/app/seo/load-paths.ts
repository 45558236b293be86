import { isLocaleName, type LocaleName } from '@bowline/markets';
import type { CommerceAnswer, CommerceClient } from '../data/commerce-client.ts';
import { PathsOfCategoryQuery, PathsOfCmsPageQuery, PathsOfProductQuery } from '../generated/operations.ts';
import { shopPath } from '../routing/shop-path.ts';

/** Where one page lives in every locale, below the locale's prefix. */
export type LocalisedPaths = Readonly<Partial<Record<LocaleName, string>>>;

type Rows = readonly (readonly [locale: string | null | undefined, path: string | null | undefined])[];

/** Null when there is no such product; the same for the others below. */
export function loadProductPaths(commerce: CommerceClient, sku: string): Promise<LocalisedPaths | null> {
  return pathsIn(commerce.query(PathsOfProductQuery, { sku }), ({ product_url_keys: rows }) =>
    rows?.map((row) => [row?.locale, row?.url_key]),
  );
}

export function loadCategoryPaths(commerce: CommerceClient, uid: string): Promise<LocalisedPaths | null> {
  return pathsIn(commerce.query(PathsOfCategoryQuery, { uid }), ({ category_url_paths: rows }) =>
    rows?.map((row) => [row?.locale, row?.url_path]),
  );
}

export function loadCmsPagePaths(
  commerce: CommerceClient,
  identifier: string,
): Promise<LocalisedPaths | null> {
  return pathsIn(commerce.query(PathsOfCmsPageQuery, { identifier }), ({ cms_page_url_keys: rows }) =>
    rows?.map((row) => [row?.locale, row?.url_key]),
  );
}

/** A failed look-up gives an empty result (specification 8): whoever asks can do without. It was logged where it failed. */
async function pathsIn<Result>(
  question: Promise<CommerceAnswer<Result>>,
  rowsOf: (data: Result) => Rows | undefined,
): Promise<LocalisedPaths | null> {
  const answer = await question.catch(() => null);
  return answer?.data && answer.errors.length === 0 ? localisedPaths(rowsOf(answer.data)) : {};
}

export function localisedPaths(rows: Rows | undefined, suffix?: string | null): LocalisedPaths | null {
  const paths: Partial<Record<LocaleName, string>> = {};
  for (const [locale, path] of rows ?? [])
    if (locale && path && isLocaleName(locale)) paths[locale] = shopPath(path, suffix);
  return Object.keys(paths).length > 0 ? paths : null;
}
