import type { LoaderFunctionArgs } from 'react-router';
import { loadCategoryPaths } from '../seo/load-paths.ts';
import { urlPathAnswer } from '../seo/url-path-answer.ts';
import { shopContext } from '../shop-context.ts';

/** GET /api/category/{uid}/urlPath: the url paths of all locales. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return urlPathAnswer(await loadCategoryPaths(context.get(shopContext).commerce, params.uid ?? ''));
}
