import { localStorageOrNothing } from '../../data/local-storage.ts';

/** What this device has looked for, newest first. It never leaves the device. */
export interface RecentSearches {
  list(): readonly string[];
  add(query: string): void;
  remove(query: string): void;
  clear(): void;
}

const most = 5;
const storageKey = (locale: string) => `bowline-recent-searches-${locale}`;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** Words belong to a language: each locale keeps its own. */
export function createRecentSearches(store: Store, locale: string): RecentSearches {
  const key = storageKey(locale);
  const list = () => {
    try {
      const stored: unknown = JSON.parse(store.getItem(key) ?? '[]');
      return Array.isArray(stored) ? stored.filter((entry) => typeof entry === 'string').slice(0, most) : [];
    } catch {
      return [];
    }
  };
  const keep = (queries: readonly string[]) => {
    try {
      store.setItem(key, JSON.stringify(queries.slice(0, most)));
    } catch {
      // A device that keeps nothing has no recent searches.
    }
  };
  const without = (query: string) => list().filter((known) => !isSame(known, query));
  return {
    list,
    add: (query) => keep([query, ...without(query)]),
    remove: (query) => keep(without(query)),
    clear: () => keep([]),
  };
}

export function recentSearchesOfDevice(locale: string): RecentSearches {
  return createRecentSearches(localStorageOrNothing(), locale);
}

function isSame(one: string, other: string): boolean {
  return one.toLocaleLowerCase() === other.toLocaleLowerCase();
}
