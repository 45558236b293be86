import { defaultLocale, defaultSortOf } from '@bowline/markets';
import type { CategoryPageFragment } from '../../generated/operations.ts';
import { shopPath } from '../../routing/shop-path.ts';
import { localisedPaths } from '../../seo/load-paths.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { prepareHtml } from '../content/picture-sizes.server.ts';
import { readListingState } from '../listing/listing-state.ts';
import { loadListing } from '../listing/load-listing.ts';

export type CategoryView = NonNullable<Awaited<ReturnType<typeof loadCategory>>>;

/** Null when the address asks for a page that the category does not have. */
export async function loadCategory(
  shop: ShopRequest,
  category: CategoryPageFragment,
  search: URLSearchParams,
) {
  const state = readListingState(search);
  if (!state || !category.listing) return null;
  const { url_suffix: suffix } = category;
  const urlPaths = new Map(category.url_paths.map((row) => [row?.locale, row?.url_path]));
  const scope = {
    place: 'category',
    filter: { category_uid: { eq: category.uid } },
    defaultSort: defaultSortOf(urlPaths.get(defaultLocale) ?? ''),
  } as const;
  const listing = await loadListing(shop.commerce, scope, state, category.listing);
  if (!listing) return null;
  return {
    kind: 'category' as const,
    uid: category.uid,
    name: category.name ?? '',
    path: shopPath(category.url_path, suffix),
    descriptionHtml: await prepareHtml(shop, category.writtenDescription ?? ''),
    metaTitle: category.meta_title ?? category.name ?? '',
    metaDescription: category.meta_description ?? '',
    breadcrumbs: (category.breadcrumbs ?? []).flatMap((crumb) =>
      crumb ? [{ name: crumb.category_name ?? '', path: shopPath(crumb.category_url_path, suffix) }] : [],
    ),
    children: (category.children ?? []).flatMap((child) =>
      child?.name
        ? [
            {
              uid: child.uid,
              name: child.name,
              path: shopPath(child.url_path, child.url_suffix),
              image: pathOfOwnUrl(child.image ?? ''),
            },
          ]
        : [],
    ),
    listing,
    paths: localisedPaths([...urlPaths], suffix) ?? {},
  };
}
