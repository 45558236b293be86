import type { LoaderFunctionArgs } from 'react-router';
import {
  type LocalisedPaths,
  loadCategoryPaths,
  loadCmsPagePaths,
  loadProductPaths,
} from '../seo/load-paths.ts';
import { shopContext } from '../shop-context.ts';

const loaders = new Map([
  ['product', loadProductPaths],
  ['category', loadCategoryPaths],
  ['page', loadCmsPagePaths],
]);

/** GET /api/product/{sku}/urlPath (specification 7.3), and the same for categories by uid and pages by identifier. */
export async function loader({ context, params: { kind = '', key = '' } }: LoaderFunctionArgs) {
  const paths = await loaders.get(kind)?.(context.get(shopContext).commerce, key);
  if (!paths) return Response.json({ message: 'There is nothing with this name.' }, { status: 404 });
  return Response.json(urlKeysOf(paths), { headers: { 'cache-control': 'public, max-age=300' } });
}

/** As the client of specification 7.3 reads them: `url_key_nl_NL`. */
function urlKeysOf(paths: LocalisedPaths) {
  const keys = Object.entries(paths).map(([locale, path]) => [
    `url_key_${locale.replace('-', '_')}`,
    path.slice(1),
  ]);
  return Object.fromEntries(keys);
}
