import type { LoaderFunctionArgs } from 'react-router';
import { findRoute } from '../routing/find-route.ts';
import { shopContext } from '../shop-context.ts';

/** What the error page asks when a path is not known to it. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const asked = url.searchParams.get('url');
  if (!asked) return Response.json({ message: 'The parameter "url" is missing.' }, { status: 400 });
  const route = await findRoute(context.get(shopContext).commerce, asked);
  return Response.json({ route }, { headers: { 'cache-control': 'public, max-age=60' } });
}
