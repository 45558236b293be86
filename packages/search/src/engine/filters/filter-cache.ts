import type { Bitset } from '../segment/bitset.ts';

const mostBytes = 4 * 1024 * 1024;
const mostSets = 512;
/** Nobody's filter has a longer value; kept by the hundred, those of somebody who means harm would fill the memory. */
const longestKey = 500;

/** Remembers the records of the filter values asked for lately. */
export class FilterCache {
  private readonly sets = new Map<string, Bitset>();
  private readonly capacity: number;

  constructor(size: number) {
    this.capacity = Math.max(16, Math.min(mostSets, Math.floor(mostBytes / (size / 8 + 1))));
  }

  get(key: string, compute: () => Bitset): Bitset {
    const known = this.sets.get(key);
    if (known !== undefined) {
      // deleted and set again, it becomes the youngest
      this.sets.delete(key);
      this.sets.set(key, known);
      return known;
    }
    const computed = compute();
    if (key.length > longestKey) return computed;
    if (this.sets.size >= this.capacity) this.sets.delete(this.sets.keys().next().value ?? '');
    this.sets.set(key, computed);
    return computed;
  }
}
