import type { LoaderFunctionArgs } from 'react-router';
import { nearestFaqPath } from '../features/faq/load-faq.ts';
import { redirectTo } from '../routing/redirect-to.ts';
import { shopContext } from '../shop-context.ts';

/** Former addresses of the FAQ (specification 2.2). A category that is gone leads to all of them. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const category = params['*'];
  const path = category ? await nearestFaqPath(context.get(shopContext), category) : null;
  throw redirectTo(path ?? '/faq', 301);
}
