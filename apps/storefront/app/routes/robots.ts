import type { LoaderFunctionArgs } from 'react-router';
import { writeRobots } from '../seo/robots.ts';
import { servedMarkets } from '../seo/site-map/served-markets.ts';
import { shopContext } from '../shop-context.ts';

/** GET /robots.txt */
export function loader({ context, request }: LoaderFunctionArgs) {
  const shop = context.get(shopContext);
  return new Response(writeRobots(shop, servedMarkets(shop), new URL(request.url).origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
