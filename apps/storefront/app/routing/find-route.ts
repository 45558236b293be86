import type { CommerceClient } from '../data/commerce-client.ts';
import { dataOf } from '../data/data-of.ts';
import { RouteByUrlQuery } from '../generated/operations.ts';
import type { RouteEntry } from './route-entry.ts';

/** Asks the backend what lives at a path; null when nothing does. */
export async function findRoute(commerce: CommerceClient, path: string): Promise<RouteEntry | null> {
  const { route } = dataOf(await commerce.query(RouteByUrlQuery, { url: path }));
  if (!route?.relative_url) return null;
  return {
    type: route.type ?? null,
    redirect_code: route.redirect_code,
    path: isExternal(route.relative_url) ? route.relative_url : `/${route.relative_url.replace(/^\/+/, '')}`,
    ...('sku' in route && route.sku ? { sku: route.sku } : {}),
    ...('uid' in route ? { uid: route.uid } : {}),
    ...('identifier' in route && route.identifier ? { identifier: route.identifier } : {}),
  };
}

function isExternal(url: string): boolean {
  return /^https?:\/\//.test(url);
}
