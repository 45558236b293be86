import { useRouteLoaderData } from 'react-router';
import type { loader } from './root.tsx';

/** Undefined only when the root itself could not be loaded. */
export function useShopState() {
  return useRouteLoaderData<typeof loader>('root');
}
