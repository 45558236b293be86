import { cookieNames, currencyQueryParameter, rootRedirect } from '@bowline/markets';
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
  const headers = new Headers({
    location: target.pathname + target.search,
    'cache-control': 'private, no-store',
  });
  headers.append('set-cookie', choiceCookie(cookieNames.currency, wanted, url));
  return new Response(null, { status: 302, headers });
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
  return new Response(null, {
    status: 302,
    headers: {
      location: target + url.search,
      'cache-control': 'private, no-store',
      vary: 'Accept-Language, Cookie',
    },
  });
}

function toRightAddress({ url, rightPath }: Visit): Response | undefined {
  return rightPath
    ? new Response(null, { status: 301, headers: { location: rightPath + url.search } })
    : undefined;
}

function withoutTrailingSlash({ url }: Visit): Response | undefined {
  if (url.pathname === '/' || !url.pathname.endsWith('/')) return undefined;
  // Leading slashes are squeezed too: "//other-host/" must not become an address of another host.
  const pathname = url.pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/';
  return new Response(null, { status: 301, headers: { location: pathname + url.search } });
}
