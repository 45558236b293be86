import { dataOf } from '../../data/data-of.ts';
import { CategoryPageQuery } from '../../generated/operations.ts';
import { localisedPaths } from '../../seo/load-paths.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { toProductSummary } from '../catalog/product-tile.ts';

export const productsPerPage = 48;

export type CategoryView = NonNullable<Awaited<ReturnType<typeof loadCategory>>>;

export async function loadCategory({ commerce }: ShopRequest, uid: string, search: URLSearchParams) {
  const page = Number(search.get('page') ?? '1');
  if (!Number.isSafeInteger(page) || page < 1) return null;
  const answer = await commerce.query(CategoryPageQuery, { uid, id: uid, page, pageSize: productsPerPage });
  // A page beyond the last one is an error of the API (behaviour 4) and a missing page of the shop.
  if (page > 1 && answer.errors.some((error) => error.extensions?.category === 'graphql-input')) return null;
  const { categories, products, category_url_paths: paths } = dataOf(answer);
  const category = categories?.items?.[0];
  if (!category) return null;
  return {
    kind: 'category' as const,
    uid: category.uid,
    name: category.name ?? '',
    path: `/${category.url_path ?? ''}`,
    descriptionHtml: category.description ?? '',
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
    productCount: products?.total_count ?? 0,
    page,
    pageCount: products?.page_info?.total_pages ?? 1,
    products: (products?.items ?? []).flatMap((product) => (product ? [toProductSummary(product)] : [])),
    paths: localisedPaths(paths?.map((row) => [row?.locale, row?.url_path])) ?? {},
  };
}
