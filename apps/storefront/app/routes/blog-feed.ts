import type { LoaderFunctionArgs } from 'react-router';
import { loadFeed } from '../features/blog/load-feed.server.ts';
import { shopContext } from '../shop-context.ts';

/** GET /blog/feed.xml: the latest posts for readers of feeds. */
export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await loadFeed(context.get(shopContext)), {
    headers: {
      'content-type': 'application/atom+xml; charset=utf-8',
      'cache-control': 'public, max-age=600',
    },
  });
}
