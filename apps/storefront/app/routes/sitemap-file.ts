import type { LoaderFunctionArgs } from 'react-router';
import { loadSitePaths } from '../seo/site-map/load-site-paths.ts';
import { readSiteMapName } from '../seo/site-map/site-map-kinds.ts';
import { writeSiteMap } from '../seo/site-map/write-site-map.ts';
import { shopContext } from '../shop-context.ts';

/** GET /sitemap/products-1.xml: addresses of this locale with their translations. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  const file = readSiteMapName(params.file ?? '');
  const paths = file ? await loadSitePaths(shop, file) : [];
  if (paths.length === 0) return new Response('Not found', { status: 404 });
  const place = { origin: new URL(request.url).origin, host: shop.host, strategy: shop.strategy };
  return new Response(streamText(writeSiteMap(paths, shop.market, place)), {
    headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}

/** Text that leaves as it is made; nothing is made before somebody reads. */
function streamText(pieces: Iterator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull(controller) {
      const { done, value } = pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel() {
      pieces.return?.();
    },
  });
}
