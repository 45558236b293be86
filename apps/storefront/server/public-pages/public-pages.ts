import { cookieNames, isLocaleName, ownCookieNames } from '@bowline/markets';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { choiceCookie } from '../../app/visitor/cookies.ts';
import { buildForLocale } from '../locale-build.ts';
import { redirectBeforeRouting } from '../redirects.ts';
import type { Visit } from '../visit.ts';
import { knownSearch } from './known-search.ts';

/** A page that is the same for everybody who sees it in one language, currency and with one display of VAT. */
export interface PublicPage {
  /** Two requests with the same key get the same page. */
  readonly key: string;
  /** Asks for it on nobody's behalf: whatever is known of a visitor cannot get into it. */
  readonly request: Request;
}

/** Routes that show the same to everybody; whatever is not named here is taken for personal. */
const publicRoutes: ReadonlySet<string> = new Set([
  'home',
  'search',
  'stores',
  'faq',
  'blog',
  'blog-tag',
  'blog-post',
  'catch-all',
]);
const publicContent = /^content-/;

export function createPublicPages() {
  const tables = new WeakMap<ServerBuild, Map<string, RouteObject[]>>();

  function tableOf(build: ServerBuild, locale: Visit['market']['name']): RouteObject[] {
    const byLocale = tables.get(build) ?? new Map<string, RouteObject[]>();
    tables.set(build, byLocale);
    const table = byLocale.get(locale) ?? routeTree(buildForLocale(build, locale, '').routes);
    byLocale.set(locale, table);
    return table;
  }

  function isPublicPath(build: ServerBuild, { market, path }: Visit): boolean {
    const asked = path.replace(/\.data$/, '').replace(/^\/_root$/, '/');
    const id = matchRoutes(tableOf(build, market.name), asked)?.at(-1)?.route.id ?? '';
    const [name = '', locale = ''] = id.split('__');
    return isLocaleName(locale) && (publicRoutes.has(name) || publicContent.test(name));
  }

  return (build: ServerBuild, request: Request, visit: Visit): PublicPage | undefined => {
    if (request.method !== 'GET') return undefined;
    const search = knownSearch(visit.url);
    if (search === undefined || redirectBeforeRouting(request, visit) || !isPublicPath(build, visit)) {
      return undefined;
    }
    const { market, guest, url } = visit;
    const address = url.origin + url.pathname + search;
    const choices = [
      [cookieNames.locale, market.name],
      [cookieNames.currency, guest.currency],
      [ownCookieNames.vatDisplay, guest.vatDisplay],
    ] as const;
    const cookie = choices.map(([name, value]) => choiceCookie(name, value, url).split(';')[0]).join('; ');
    const headers: Record<string, string> = { cookie, 'x-request-id': visit.requestId };
    // Robots are answered in fewer words when something is wrong; of what is right they get what everybody gets.
    if (visit.isBot) headers['user-agent'] = visit.userAgent;
    return {
      key: `${address} ${market.name} ${guest.currency} ${guest.vatDisplay}`,
      request: new Request(address, { headers }),
    };
  };
}

type ServerRoute = NonNullable<ServerBuild['routes'][string]>;

function routeTree(routes: ServerBuild['routes'], parentId?: string): RouteObject[] {
  return Object.values(routes)
    .filter((route): route is ServerRoute => route !== undefined && route.parentId === parentId)
    .map(({ id, path, index, caseSensitive }) =>
      index
        ? { id, index: true, ...(path !== undefined && { path }) }
        : {
            id,
            ...(path !== undefined && { path }),
            ...(caseSensitive !== undefined && { caseSensitive }),
            children: routeTree(routes, id),
          },
    );
}
