import type { LoaderFunctionArgs } from 'react-router';
import { loadQuickOffer } from '../features/product/load-quick-offer.ts';
import { shopContext } from '../shop-context.ts';

/** What can be chosen of a product, for who buys it from a list: null when its page has to ask. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const sku = url.searchParams.get('sku') ?? '';
  const offer =
    sku === '' || sku.length > 64 ? undefined : await loadQuickOffer(context.get(shopContext), sku);
  return Response.json(offer ?? null, { headers: { 'cache-control': 'private, no-store' } });
}
