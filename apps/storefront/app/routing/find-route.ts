import type { CommerceClient } from '../data/commerce-client.ts';
import { dataOf } from '../data/data-of.ts';
import {
  PageByUrlQuery,
  type PageByUrlQueryResult,
  RouteByUrlQuery,
  type RouteByUrlQueryResult,
} from '../generated/operations.ts';
import type { ShopRequest } from '../shop-context.ts';
import type { RouteEntry } from './route-entry.ts';

/** Asks the backend what lives at a path; null when nothing does. */
export async function findRoute(commerce: CommerceClient, path: string): Promise<RouteEntry | null> {
  return entryOf(dataOf(await commerce.query(RouteByUrlQuery, { url: path })).route);
}

export interface FoundPage extends PageByUrlQueryResult {
  readonly entry: RouteEntry;
}

/** The same with all that the page of a product shows: what lives at most paths is known with one question. */
export async function findPage({ commerce, visitor }: ShopRequest, path: string): Promise<FoundPage | null> {
  const found = dataOf(await commerce.query(PageByUrlQuery, { url: path, country: visitor.country }));
  const entry = entryOf(found.route);
  return entry && { ...found, entry };
}

type FoundRoute = RouteByUrlQueryResult['route'] | PageByUrlQueryResult['route'];

function entryOf(route: FoundRoute): RouteEntry | null {
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
