import { Spinner } from '@bowline/ui/components';
import { useEffect, useState } from 'react';
import { useHref, useLocation, useNavigate } from 'react-router';
import { endWaitForTouch } from '../../first-touch.ts';
import { useTranslate } from '../../i18n/I18nProvider.tsx';
import { browserRouteCache } from '../../routing/route-cache.ts';
import type { RouteEntry } from '../../routing/route-entry.ts';

/** Looks the current path up by its url and goes there when something is found; true while it is searching. */
export function useRouteLookup(isWanted: boolean): boolean {
  const { pathname } = useLocation();
  const lookupUrl = useHref(`/api/route?url=${encodeURIComponent(pathname)}`);
  const navigate = useNavigate();
  const [isSearching, setSearching] = useState(false);

  useEffect(() => {
    if (!isWanted) return;
    const leaving = new AbortController();
    setSearching(true);
    lookUp(pathname, lookupUrl, leaving.signal)
      .then((route) => {
        if (!route || route.path === pathname) return;
        // Nobody has touched anything, and the page that comes has no HTML of the server.
        endWaitForTouch();
        return navigate(route.path, { replace: true });
      })
      .catch(() => undefined)
      .finally(() => setSearching(false));
    return () => leaving.abort();
  }, [isWanted, pathname, lookupUrl, navigate]);

  return isSearching;
}

async function lookUp(pathname: string, lookupUrl: string, signal: AbortSignal): Promise<RouteEntry | null> {
  const known = browserRouteCache().get(pathname);
  if (known) return known;
  const response = await fetch(lookupUrl, { signal });
  return response.ok ? ((await response.json()) as { route: RouteEntry | null }).route : null;
}

export function StillSearching() {
  const t = useTranslate();
  return (
    <p className="flex items-center gap-3 text-lg" role="status">
      <Spinner />
      {t('error.searching')}
    </p>
  );
}
