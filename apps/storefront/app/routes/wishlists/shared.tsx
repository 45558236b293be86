import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadSharedList } from '../../features/wishlists/load-wishlists.ts';
import { SharedListScreen } from '../../features/wishlists/SharedListScreen.tsx';
import { shopContext } from '../../shop-context.ts';

export async function loader({ context, params }: LoaderFunctionArgs) {
  return loadSharedList(context.get(shopContext), params.code ?? '');
}

/** Who has the link may see it; that is nothing for caches and search engines. */
export function headers() {
  return { 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' };
}

export default function SharedList() {
  return <SharedListScreen {...useLoaderData<typeof loader>()} />;
}
