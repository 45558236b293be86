import { createRouteCache, type RouteCache } from './route-cache.ts';

export function browserRouteCache(): RouteCache {
  return createRouteCache(localStorageOrNothing(), document.documentElement.lang, Date.now);
}

/** Reading `localStorage` itself throws where the visitor forbids it. */
function localStorageOrNothing(): Pick<Storage, 'getItem' | 'setItem'> {
  try {
    return window.localStorage;
  } catch {
    return { getItem: () => null, setItem: () => {} };
  }
}
