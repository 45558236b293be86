import type { LoaderFunctionArgs } from 'react-router';
import { loadOverview } from '../seo/load-overview.server.ts';
import { shopContext } from '../shop-context.ts';

/** GET /llms.txt: the shop in short, for language models that answer questions about it. */
export async function loader({ context }: LoaderFunctionArgs) {
  return new Response(await loadOverview(context.get(shopContext)), {
    headers: { 'content-type': 'text/markdown; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  });
}
