import type { LoaderFunctionArgs } from 'react-router';
import { bannersQuery } from '../features/content/banners.ts';
import { shopContext } from '../shop-context.ts';

/** GET /queries/banners.groq (specification 7.3): the banners that are shown now in this locale. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { content, market } = context.get(shopContext);
  const result = await content.queryIfPossible(bannersQuery, { lang: market.code });
  if (!result)
    return Response.json({ result: [] }, { status: 503, headers: { 'cache-control': 'no-store' } });
  return Response.json({ result }, { headers: { 'cache-control': 'public, max-age=60' } });
}
