import type { LoaderFunctionArgs } from 'react-router';
import { loadProductPaths } from '../seo/load-paths.ts';
import { urlPathAnswer } from '../seo/url-path-answer.ts';
import { shopContext } from '../shop-context.ts';

/** GET /api/product/{sku}/urlPath: the url keys of all locales (specification 7.3). */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return urlPathAnswer(await loadProductPaths(context.get(shopContext).commerce, params.sku ?? ''));
}
