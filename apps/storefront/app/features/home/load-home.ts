import { categoryPath, homeCategoryLinks } from '@bowline/markets';
import { HomePageQuery } from '../../generated/operations.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { toProductSummary } from '../catalog/product-tile.ts';

export type HomeView = Awaited<ReturnType<typeof loadHome>>;

export async function loadHome({ commerce, market }: ShopRequest) {
  const links = homeCategoryLinks(market.name);
  // A home page without its goods is still a way into the shop.
  const { data } = await commerce.query(HomePageQuery, {
    paths: links.map(({ path }) => path.slice(1)),
    newArrivals: categoryPath('newArrivals', market.name).slice(1),
  });
  const byPath = new Map(data?.categories?.items?.map((category) => [`/${category?.url_path}`, category]));
  return {
    categories: links.flatMap(({ path }) => {
      const category = byPath.get(path);
      return category?.name
        ? [
            {
              uid: category.uid,
              name: category.name,
              path,
              image: pathOfOwnUrl(category.image ?? ''),
              productCount: category.product_count ?? 0,
            },
          ]
        : [];
    }),
    recommended: (data?.products?.items ?? []).flatMap((product) =>
      product ? [toProductSummary(product)] : [],
    ),
  };
}
