import type { LoaderFunctionArgs } from 'react-router';
import { loadCmsPagePaths } from '../seo/load-paths.ts';
import { urlPathAnswer } from '../seo/url-path-answer.ts';
import { shopContext } from '../shop-context.ts';

/** GET /api/page/{identifier}/urlPath: the url keys of a content page in all locales. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  return urlPathAnswer(await loadCmsPagePaths(context.get(shopContext).commerce, params.identifier ?? ''));
}
