/** A number between 0 and 1 that depends on the words alone: the same shop on every machine, in every order. */
export function chance(...parts: readonly string[]): number {
  let hash = 0x811c9dc5;
  for (const letter of parts.join('\u0000')) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) / 0x100000000;
}

/** A whole number from `low` up to and including `high`. */
export function between(low: number, high: number, ...parts: readonly string[]): number {
  return low + Math.floor(chance(...parts) * (high - low + 1));
}

/** One of a list, the same for the same words. */
export function pick<T>(list: readonly T[], ...parts: readonly string[]): T {
  const chosen = list[Math.floor(chance(...parts) * list.length)];
  if (chosen === undefined) throw new Error('there is nothing to pick from');
  return chosen;
}
