import { ownPath } from '@bowline/kit';
import { cookieNames, currencyQueryParameter, rootRedirect } from '@bowline/markets';
import { isOwnLocation } from '../app/routing/own-location.ts';
import { leadsElsewhereHeader } from '../app/routing/redirect-to.ts';
import type { RequestLog } from '../app/shop-context.ts';
import { choiceCookie } from '../app/visitor/cookies.ts';
import { isAvailable, type Visit } from './visit.ts';

/** The redirects that depend on the visitor rather than on a route. */
export function redirectBeforeRouting(request: Request, visit: Visit): Response | undefined {
  if (request.method !== 'GET' && request.method !== 'HEAD') return undefined;
  // Data for a page that is already open: its address was decided when it was opened.
  if (visit.url.pathname.endsWith('.data')) return undefined;
  return (
    withoutCurrencyParameter(visit) ??
    toVisitorsLocale(visit) ??
    toRightAddress(visit) ??
    withoutTrailingSlash(visit)
  );
}

/** Specification 2.8: an available currency is remembered, and the parameter leaves the address. */
function withoutCurrencyParameter({ url, path, market }: Visit): Response | undefined {
  // The switch reads the parameter itself, for the store it leads to.
  if (path === '/stores/store/switch' && url.searchParams.has('___store')) return undefined;
  const wanted = url.searchParams.get(currencyQueryParameter)?.toUpperCase();
  if (!isAvailable(market, wanted)) return undefined;
  const target = new URL(url);
  target.searchParams.delete(currencyQueryParameter);
  return leadTo(target.pathname + target.search, 302, {
    'cache-control': 'private, no-store',
    'set-cookie': choiceCookie(cookieNames.currency, wanted, url),
  });
}

/** Decision D2: only `/` on a shared host, by an earlier choice or on a first visit. */
function toVisitorsLocale({
  url,
  host,
  strategy,
  userAgent,
  localeCookie,
  acceptLanguage,
}: Visit): Response | undefined {
  const target = rootRedirect({
    host,
    pathname: url.pathname,
    strategy,
    userAgent,
    cookieLocale: localeCookie,
    acceptLanguage,
  });
  if (!target) return undefined;
  return leadTo(target + url.search, 302, {
    'cache-control': 'private, no-store',
    vary: 'Accept-Language, Cookie',
  });
}

function toRightAddress({ url, rightPath }: Visit): Response | undefined {
  return rightPath ? leadTo(rightPath + url.search, 301) : undefined;
}

function withoutTrailingSlash({ url }: Visit): Response | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  // Leading slashes are squeezed too: "//other-host/" must not become an address of another host.
  const pathname = url.pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
  return leadTo(pathname + url.search, 301);
}

/** Nowhere when it would lead out of the shop: then the address is that of no page, which the page tells. */
function leadTo(path: string, status: number, headers: Record<string, string> = {}): Response | undefined {
  const location = ownPath(path);
  return location === null ? undefined : new Response(null, { status, headers: { location, ...headers } });
}

/** The last word on every redirect, whoever made it: only those that say so lead out of the shop. */
export function keepInShop(response: Response, { requestId, url }: Visit, log: RequestLog): Response {
  const { headers } = response;
  const location = headers.get('location');
  if (location === null) return response;
  if (headers.has(leadsElsewhereHeader)) {
    headers.delete(leadsElsewhereHeader);
    return response;
  }
  if (isOwnLocation(location, url)) return response;
  log.error({ requestId, location }, 'A redirect would have left the shop');
  return new Response('Not found', { status: 404 });
}
