/** Per value: commas, quotes, brackets. */
const punctuation = 2;

/**
 * Whether a result would make a longer text than allowed, found out without making it: `*{"all": *}` is small in memory,
 * because it holds every document many times over, and enormous as JSON.
 */
export function measuresMoreThan(value: unknown, limit: number): boolean {
  let length = 0;

  function add(part: unknown): boolean {
    length += punctuation;
    if (typeof part === 'string') length += part.length;
    else if (typeof part === 'number') length += 8;
    else if (Array.isArray(part)) {
      for (const item of part) if (add(item)) return true;
    } else if (typeof part === 'object' && part !== null) {
      for (const name in part) {
        length += name.length + punctuation;
        if (add((part as Record<string, unknown>)[name])) return true;
      }
    }
    return length > limit;
  }

  return add(value);
}
