import type { LoaderFunctionArgs } from 'react-router';
import { loadProductPaths } from '../seo/load-paths.ts';
import { shopContext } from '../shop-context.ts';

/** GET /api/product/{sku}/urlPath: the url keys of all locales (specification 7.3). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const paths = await loadProductPaths(context.get(shopContext).commerce, params.sku ?? '');
  if (!paths) return Response.json({ message: 'There is no product with this sku.' }, { status: 404 });
  const keys = Object.entries(paths).map(([locale, path]) => [
    `url_key_${locale.replace('-', '_')}`,
    path.slice(1),
  ]);
  return Response.json(Object.fromEntries(keys), { headers: { 'cache-control': 'public, max-age=300' } });
}
