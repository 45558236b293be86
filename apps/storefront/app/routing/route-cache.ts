import { localStorageOrNothing } from '../data/local-storage.ts';
import { type RouteEntry, routeEntryName } from './route-entry.ts';

/** Found routes are kept in the browser's local storage (specification 2.1). */
export interface RouteCache {
  get(path: string): RouteEntry | undefined;
  set(path: string, entry: RouteEntry): void;
}

interface Kept {
  readonly name: string;
  readonly entry: RouteEntry;
  readonly keptAt: number;
}

const maximumEntries = 300;
const maximumAgeMs = 24 * 60 * 60 * 1000;

export function browserRouteCache(): RouteCache {
  return createRouteCache(localStorageOrNothing(), document.documentElement.lang, Date.now);
}

export function createRouteCache(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  storeCode: string,
  now: () => number,
): RouteCache {
  const key = `bowline-routes-${storeCode}`;
  return {
    get(path) {
      const kept = read(storage, key)[path];
      return kept && now() - kept.keptAt < maximumAgeMs ? kept.entry : undefined;
    },
    set(path, entry) {
      const name = routeEntryName(entry);
      // What has moved is known by its name: former answers about it lead to where it is no more.
      const stillTrue = Object.entries(read(storage, key)).filter(
        ([, kept]) => kept.name !== name || kept.entry.path === entry.path,
      );
      const kept = { ...Object.fromEntries(stillTrue), [path]: { name, entry, keptAt: now() } };
      const newestFirst = Object.entries(kept).sort(([, a], [, b]) => b.keptAt - a.keptAt);
      try {
        storage.setItem(key, JSON.stringify(Object.fromEntries(newestFirst.slice(0, maximumEntries))));
      } catch {
        // A full or forbidden storage costs a question to the backend, nothing more.
      }
    },
  };
}

function read(storage: Pick<Storage, 'getItem'>, key: string): Record<string, Kept> {
  try {
    return JSON.parse(storage.getItem(key) ?? '{}') as Record<string, Kept>;
  } catch {
    return {};
  }
}
