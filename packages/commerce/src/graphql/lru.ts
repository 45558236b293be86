/** Keeps the most recently used values up to a total weight; the least recently used leave first. */
export function createLru<Value>(options: {
  readonly maxWeight: number;
  readonly weigh: (key: string, value: Value) => number;
}) {
  const entries = new Map<string, Value>();
  let weight = 0;

  return {
    get(key: string): Value | undefined {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key: string, value: Value): void {
      const added = options.weigh(key, value);
      if (added > options.maxWeight) return;
      const replaced = entries.get(key);
      if (replaced !== undefined) {
        weight -= options.weigh(key, replaced);
        entries.delete(key);
      }
      entries.set(key, value);
      weight += added;
      for (const [oldestKey, oldest] of entries) {
        if (weight <= options.maxWeight) break;
        entries.delete(oldestKey);
        weight -= options.weigh(oldestKey, oldest);
      }
    },
    get size(): number {
      return entries.size;
    },
  };
}

export type Lru<Value> = ReturnType<typeof createLru<Value>>;
