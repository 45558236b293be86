import { defaultLocale, defaultSortOf } from '@bowline/markets';
import { dataOf } from '../../data/data-of.ts';
import { CategoryPageQuery } from '../../generated/operations.ts';
import { localisedPaths } from '../../seo/load-paths.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { sanitiseHtml } from '../content/sanitise-html.server.ts';
import { readListingState } from '../listing/listing-state.ts';
import { factsQuestion, isBeyondTheLastPage, loadListing } from '../listing/load-listing.ts';

export type CategoryView = NonNullable<Awaited<ReturnType<typeof loadCategory>>>;

export async function loadCategory(shop: ShopRequest, uid: string, search: URLSearchParams) {
  const { commerce } = shop;
  const state = readListingState(search);
  if (!state) return null;
  const answer = await commerce.query(CategoryPageQuery, { uid, id: uid, ...factsQuestion(state) });
  if (isBeyondTheLastPage(answer, state)) return null;
  const { categories, products, category_url_paths: rows } = dataOf(answer);
  const category = categories?.items?.[0];
  if (!category || !products) return null;
  const paths = localisedPaths(rows?.map((row) => [row?.locale, row?.url_path])) ?? {};
  const scope = {
    place: 'category',
    filter: { category_uid: { eq: uid } },
    defaultSort: defaultSortOf(paths[defaultLocale]?.slice(1) ?? ''),
  } as const;
  const listing = await loadListing(commerce, scope, state, products);
  if (!listing) return null;
  return {
    kind: 'category' as const,
    uid: category.uid,
    name: category.name ?? '',
    path: `/${category.url_path ?? ''}`,
    descriptionHtml: sanitiseHtml(category.description ?? '', shop),
    metaTitle: category.meta_title ?? category.name ?? '',
    metaDescription: category.meta_description ?? '',
    breadcrumbs: (category.breadcrumbs ?? []).flatMap((crumb) =>
      crumb ? [{ name: crumb.category_name ?? '', path: `/${crumb.category_url_path ?? ''}` }] : [],
    ),
    children: (category.children ?? []).flatMap((child) =>
      child?.name
        ? [
            {
              uid: child.uid,
              name: child.name,
              path: `/${child.url_path ?? ''}`,
              image: pathOfOwnUrl(child.image ?? ''),
            },
          ]
        : [],
    ),
    listing,
    paths,
  };
}
