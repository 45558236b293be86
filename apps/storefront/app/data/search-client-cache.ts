import type { liteClient } from 'algoliasearch/lite';

export type SearchCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['responsesCache']>;

export interface KeptAnswers {
  /** How long an answer may be used again. */
  readonly forMs: number;
  readonly now?: () => number;
  readonly mostAnswers?: number;
}

type Entry = readonly [key: string, storedAt: number, answer: unknown];

const usualMost = 100;
const storageKey = 'bowline-search-answers';

export function noCache(): SearchCache {
  return {
    get: (_key, ask) => ask(),
    set: (_key, value) => Promise.resolve(value),
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
}

/** Answers of this page, forgotten with it. */
export function memoryCache(options: KeptAnswers): SearchCache {
  let entries: readonly Entry[] = [];
  return keepAnswers(options, {
    read: () => entries,
    write(changed) {
      entries = changed;
    },
  });
}

/** Answers that outlive the page on the visitor's device. */
export function localStorageCache(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  options: KeptAnswers,
): SearchCache {
  return keepAnswers(options, {
    read() {
      try {
        const stored: unknown = JSON.parse(storage.getItem(storageKey) ?? '[]');
        return Array.isArray(stored) ? stored.filter(isEntry) : [];
      } catch {
        return [];
      }
    },
    write(entries) {
      try {
        storage.setItem(storageKey, JSON.stringify(entries));
      } catch {
        // Full or forbidden: the service is simply asked again.
      }
    },
  });
}

interface Shelf {
  read(): readonly Entry[];
  write(entries: readonly Entry[]): void;
}

function keepAnswers(
  { forMs, now = Date.now, mostAnswers = usualMost }: KeptAnswers,
  shelf: Shelf,
): SearchCache {
  const fresh = () => shelf.read().filter(([, storedAt]) => now() - storedAt < forMs);
  const without = (name: string) => fresh().filter(([key]) => key !== name);
  return {
    async get<Value>(key: object | string, ask: () => Promise<Value>, events?: MissEvents<Value>) {
      const name = JSON.stringify(key);
      const known = fresh().find(([candidate]) => candidate === name);
      if (known) return known[2] as Value;
      const value = await ask();
      await events?.miss(value);
      return value;
    },
    async set(key, value) {
      const entry: Entry = [JSON.stringify(key), now(), value];
      shelf.write([...without(entry[0]), entry].slice(-mostAnswers));
      return value;
    },
    async delete(key) {
      shelf.write(without(JSON.stringify(key)));
    },
    async clear() {
      shelf.write([]);
    },
  };
}

interface MissEvents<Value> {
  miss(value: Value): Promise<unknown>;
}

function isEntry(value: unknown): value is Entry {
  return (
    Array.isArray(value) && value.length === 3 && typeof value[0] === 'string' && typeof value[1] === 'number'
  );
}
