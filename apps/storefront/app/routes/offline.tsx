import type { LoaderFunctionArgs } from 'react-router';
import { OfflineScreen } from '../features/device/OfflineScreen.tsx';
import { redirectTo } from '../routing/redirect-to.ts';
import { shopContext } from '../shop-context.ts';

/** Browsers keep it for when the shop cannot be reached. Who reaches the shop has no use for it, and goes on. */
export function loader({ context, url }: LoaderFunctionArgs) {
  const { basename } = context.get(shopContext);
  const wanted = url.searchParams.get('from');
  if (wanted?.startsWith(basename)) throw redirectTo(wanted.slice(basename.length) || '/');
  return null;
}

export default OfflineScreen;
