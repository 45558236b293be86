import { categoryPath, homeCategoryLinks } from '@bowline/markets';
import { CollectionDayQuery, HomePageQuery } from '../../generated/operations.ts';
import { shopPath } from '../../routing/shop-path.ts';
import { pathOfOwnUrl } from '../../seo/path-of-own-url.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { type ProductSummary, toProductSummary } from '../catalog/product-tile.ts';
import { homeQuery } from './home-document.ts';
import { prepareHome } from './prepare-home.server.ts';

export type HomeView = Awaited<ReturnType<typeof loadHome>>;

/** Texts and goods come from two services: a home page without the one or the other is still a way into the shop. */
export async function loadHome(shop: ShopRequest) {
  const documents = await shop.content.queryIfPossible(homeQuery, { lang: shop.market.code });
  const recommended = documents?.home?.sections.find(
    (section) => section._type === 'recommendedProductsSection',
  );
  const [texts, goods] = await Promise.all([
    documents?.home ? prepareHome(shop, { ...documents, home: documents.home }) : null,
    loadGoods(shop, { path: recommended?.categoryPath, count: recommended?.count ?? 12 }),
  ]);
  return { texts, ...goods };
}

async function loadGoods(
  { commerce, market, visitor }: ShopRequest,
  recommended: { readonly path: string | undefined; readonly count: number },
) {
  const links = homeCategoryLinks(market.name);
  const [{ data }, { data: delivery }] = await Promise.all([
    commerce.query(HomePageQuery, {
      paths: links.map(({ path }) => path.slice(1)),
      recommended: (recommended.path ?? categoryPath('newArrivals', market.name)).replace(/^\//, ''),
      // Some may be sold out, and nobody wants to be recommended those.
      count: recommended.count * 2,
    }),
    commerce.query(CollectionDayQuery, { country: visitor.country }),
  ]);
  const byPath = new Map(data?.categories?.items?.map((category) => [`/${category?.url_path}`, category]));
  return {
    canCollect: Boolean(delivery?.expected_delivery?.pickup_date),
    categories: links.flatMap(({ path }) => {
      const category = byPath.get(path);
      return category?.name
        ? [
            {
              uid: category.uid,
              name: category.name,
              path: shopPath(category.url_path, category.url_suffix),
              image: pathOfOwnUrl(category.image ?? ''),
              productCount: category.product_count ?? 0,
            },
          ]
        : [];
    }),
    recommended: salableFirst(
      (data?.products?.items ?? []).flatMap((product) => (product ? [toProductSummary(product)] : [])),
    ).slice(0, recommended.count),
  };
}

function salableFirst(products: readonly ProductSummary[]): readonly ProductSummary[] {
  return [
    ...products.filter(({ isInStock }) => isInStock),
    ...products.filter(({ isInStock }) => !isInStock),
  ];
}
