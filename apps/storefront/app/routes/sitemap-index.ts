import type { LoaderFunctionArgs } from 'react-router';
import { dataOf } from '../data/data-of.ts';
import { SiteUrlPagesQuery } from '../generated/operations.ts';
import { loadSitePaths } from '../seo/site-map/load-site-paths.ts';
import { servedMarkets } from '../seo/site-map/served-markets.ts';
import { type SiteMapKind, siteMapKinds, siteMapPath } from '../seo/site-map/site-map-kinds.ts';
import { addressAt, writeSiteMapIndex } from '../seo/site-map/write-site-map.ts';
import { shopContext } from '../shop-context.ts';

/** GET /sitemap.xml: the site maps of the locales that this host serves; below a prefix those of one locale. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const [answer, posts] = await Promise.all([
    shop.commerce.query(SiteUrlPagesQuery, {}),
    loadSitePaths(shop, { kind: 'posts', page: 1 }),
  ]);
  const { categories, products } = dataOf(answer);
  const pages: Readonly<Record<SiteMapKind, number>> = {
    pages: 1,
    posts: Math.min(1, posts.length),
    categories: categories.total_pages,
    products: products.total_pages,
  };
  const place = { origin: new URL(request.url).origin, host: shop.host, strategy: shop.strategy };
  const markets = shop.basename === '' ? servedMarkets(shop) : [shop.market];
  const addresses = markets.flatMap((market) =>
    siteMapKinds.flatMap((kind) =>
      Array.from({ length: pages[kind] }, (_, index) =>
        addressAt(market, siteMapPath({ kind, page: index + 1 }), place),
      ),
    ),
  );
  return new Response(writeSiteMapIndex(addresses), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
