/** The same numbers in every run. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number;
  below(limit: number): number;
  pick<T>(values: readonly T[]): T;
  /** The first values far more often than the last. */
  pickFrequent<T>(values: readonly T[]): T;
}

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  function at<T>(values: readonly T[], index: number): T {
    const value = values[index];
    if (value === undefined) throw new Error('Nothing to choose from');
    return value;
  }
  return {
    next,
    below,
    pick: (values) => at(values, below(values.length)),
    pickFrequent: (values) => at(values, Math.floor(next() ** 3 * values.length)),
  };
}
