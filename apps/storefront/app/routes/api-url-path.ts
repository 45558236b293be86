import { defaultLocale, type LocaleName } from '@bowline/markets';
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
  const { commerce, market } = context.get(shopContext);
  const paths = await loaders.get(kind)?.(commerce, key);
  if (!paths) return Response.json({ message: 'There is nothing with this name.' }, { status: 404 });
  const keys = urlKeysOf(paths, market.name);
  const isFound = Object.keys(keys).length > 0;
  return Response.json(keys, {
    headers: { 'cache-control': isFound ? 'public, max-age=300' : 'no-store' },
  });
}

/** As the client of specification 3 reads them: `url_key_nl_NL`, with `url_key` for whom none of these is. */
function urlKeysOf(paths: LocalisedPaths, locale: LocaleName): Readonly<Record<string, string>> {
  const keys = Object.entries(paths).map(([name, path]) => [
    `url_key_${name.replace('-', '_')}`,
    path.slice(1),
  ]);
  const fallback = paths[locale] ?? paths[defaultLocale] ?? Object.values(paths)[0];
  return Object.fromEntries(fallback ? [...keys, ['url_key', fallback.slice(1)]] : keys);
}
