import { buildOfPage } from '../build-of-page.ts';
import { localStorageOrNothing } from '../data/local-storage.ts';
import { type RouteEntry, routeEntryName } from './route-entry.ts';

/** Found routes are kept in the browser's local storage (specification 2.1), as long as the shop is of the same build. */
export interface RouteCache {
  get(path: string): RouteEntry | undefined;
  set(path: string, entry: RouteEntry): void;
}

interface KeptRoutes {
  readonly build: string;
  readonly routes: Readonly<Record<string, Kept>>;
}

interface Kept {
  readonly name: string;
  readonly entry: RouteEntry;
  readonly keptAt: number;
}

const maximumEntries = 300;
const maximumAgeMs = 24 * 60 * 60 * 1000;

export function browserRouteCache(): RouteCache {
  const place = { locale: document.documentElement.lang, build: buildOfPage() ?? '' };
  return createRouteCache(localStorageOrNothing(), place, Date.now);
}

export function createRouteCache(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  { locale, build }: { readonly locale: string; readonly build: string },
  now: () => number,
): RouteCache {
  const key = `bowline-routes-${locale}`;
  const read = () => routesOf(storage, key, build);
  return {
    get(path) {
      const kept = read()[path];
      return kept && now() - kept.keptAt < maximumAgeMs ? kept.entry : undefined;
    },
    set(path, entry) {
      const name = routeEntryName(entry);
      // What has moved is known by its name: former answers about it lead to where it is no more.
      const stillTrue = Object.entries(read()).filter(
        ([, kept]) => kept.name !== name || kept.entry.path === entry.path,
      );
      const kept = { ...Object.fromEntries(stillTrue), [path]: { name, entry, keptAt: now() } };
      const newestFirst = Object.entries(kept).sort(([, a], [, b]) => b.keptAt - a.keptAt);
      const routes = Object.fromEntries(newestFirst.slice(0, maximumEntries));
      try {
        storage.setItem(key, JSON.stringify({ build, routes } satisfies KeptRoutes));
      } catch {
        // A full or forbidden storage costs a question to the backend, nothing more.
      }
    },
  };
}

function routesOf(storage: Pick<Storage, 'getItem'>, key: string, build: string): KeptRoutes['routes'] {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? '{}') as Partial<KeptRoutes>;
    return (kept.build === build && kept.routes) || {};
  } catch {
    return {};
  }
}
