/** Keeps the most recently used values up to a total weight; the least recently used leave first. */
export interface Lru<Value> {
  get(key: string): Value | undefined;
  set(key: string, value: Value): void;
  clear(): void;
}

export function createLru<Value>(options: {
  readonly maxWeight: number;
  readonly weigh: (key: string, value: Value) => number;
}): Lru<Value> {
  const entries = new Map<string, { readonly value: Value; readonly weight: number }>();
  let total = 0;

  function remove(key: string): void {
    total -= entries.get(key)?.weight ?? 0;
    entries.delete(key);
  }

  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry) return undefined;
      entries.delete(key);
      entries.set(key, entry);
      return entry.value;
    },
    set(key, value) {
      const weight = options.weigh(key, value);
      remove(key);
      if (weight > options.maxWeight) return;
      entries.set(key, { value, weight });
      total += weight;
      for (const oldest of entries.keys()) {
        if (total <= options.maxWeight) break;
        remove(oldest);
      }
    },
    clear() {
      entries.clear();
      total = 0;
    },
  };
}
