import { matchRoutes, type RouteObject } from 'react-router';
import { whatIsAsked } from '../../../worker/what-is-asked.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** A pointer that rests on a link for so long is likely to press it. */
const restMs = 80;
/** So many for one page: who passes the pointer over a whole listing asks for no more. */
const most = 15;

/** Fetches the data of the page that is likely next. Never of a visitor's own pages, never where data is dear. */
export function prefetchLikely(signal: AbortSignal): void {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  const fetched = new Set<string>();
  let timer: number | undefined;
  const consider = (event: Event) => {
    window.clearTimeout(timer);
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-own]') : null;
    const address = link && dataOf(link);
    if (!address || fetched.has(address) || fetched.size >= most) return;
    const fetchIt = () => {
      fetched.add(address);
      const hint = document.createElement('link');
      Object.assign(hint, { rel: 'prefetch', as: 'fetch', href: address });
      document.head.append(hint);
    };
    if (event.type === 'touchstart') fetchIt();
    else timer = window.setTimeout(fetchIt, restMs);
  };
  for (const sign of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(sign, consider, { passive: true, signal });
}

/** Exactly as the router will ask for it: for the screen alone, because what is around it stays. */
function dataOf({ href }: HTMLAnchorElement): string | undefined {
  const url = new URL(href);
  const { __reactRouterDataRouter: router } = window as {
    __reactRouterDataRouter?: { readonly routes: RouteObject[]; readonly basename?: string };
  };
  const isElsewhere = url.pathname !== location.pathname;
  const isPublic = whatIsAsked({ method: 'GET', mode: 'navigate', url }, location.origin) === 'page';
  const id = router && matchRoutes(router.routes, url.pathname, router.basename)?.at(-1)?.route.id;
  if (!isElsewhere || !isPublic || !id) return undefined;
  url.hash = '';
  url.pathname += url.pathname.endsWith('/') ? '_.data' : '.data';
  url.searchParams.set('_routes', id);
  return url.href;
}
