import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { loadReturns } from '../../features/account/returns/load-returns.ts';
import { ReturnsScreen } from '../../features/account/returns/ReturnsScreen.tsx';
import { shopContext } from '../../shop-context.ts';

export function loader({ context, url }: LoaderFunctionArgs) {
  return loadReturns(context.get(shopContext), url.searchParams);
}

export default function Returns() {
  return <ReturnsScreen {...useLoaderData<typeof loader>()} />;
}
