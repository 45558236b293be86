/** Who uses whom, by name. */
export type Uses = ReadonlyMap<string, readonly string[]>;

/** A way from a name back to itself, or undefined. */
export function pathBack(name: string, uses: Uses): readonly string[] | undefined {
  const seen = new Set<string>();
  const search = (path: readonly string[]): readonly string[] | undefined => {
    for (const next of uses.get(path.at(-1) ?? '') ?? []) {
      if (next === name) return [...path, next];
      if (seen.has(next)) continue;
      seen.add(next);
      const found = search([...path, next]);
      if (found) return found;
    }
    return undefined;
  };
  return search([name]);
}
