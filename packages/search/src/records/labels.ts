import type { AttributeFact } from './facts.ts';

const measure = /^(\d+(?:[.,]\d+)?)\s?(mm|cm|m|g|kg|ml)$/;
const spokenWord = /\p{L}{3}/u;

interface Label {
  readonly isSpoken: boolean;
  /** "4mm" for "4 mm". */
  readonly joined: string | undefined;
}

/** Options are few and products many. */
const known = new Map<string, Label>();
const mostKnown = 20_000;

/**
 * What the options of a product are called, for people who type it. Measures that nobody filters by would make every number
 * match; the others are also found when they are typed without a space, as in "4mm".
 */
export function searchedLabels(attributes: readonly AttributeFact[]): string[] {
  const labels = new Set<string>();
  const joined: string[] = [];
  for (const { isFilterable, options } of attributes) {
    for (const { label } of options) {
      const read = readLabel(label);
      if (!isFilterable && !read.isSpoken) continue;
      labels.add(label);
      if (read.joined !== undefined) joined.push(read.joined);
    }
  }
  for (const label of joined) labels.add(label);
  return [...labels];
}

function readLabel(label: string): Label {
  const remembered = known.get(label);
  if (remembered) return remembered;
  const [, number, unit] = measure.exec(label) ?? [];
  const read = { isSpoken: spokenWord.test(label), joined: number && unit ? `${number}${unit}` : undefined };
  if (known.size < mostKnown) known.set(label, read);
  return read;
}
