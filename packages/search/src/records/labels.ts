import type { AttributeFact } from './facts.ts';

const measure = /^(\d+(?:[.,]\d+)?)\s?(mm|cm|m|g|kg|ml)$/;
const spokenWord = /\p{L}{3}/u;
const mostRemembered = 10_000;

interface ReadLabel {
  readonly hasWord: boolean;
  /** "4mm" for "4 mm". */
  readonly joined: string | undefined;
}

const readLabels = new Map<string, ReadLabel>();

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
      if (!isFilterable && !read.hasWord) continue;
      labels.add(label);
      if (read.joined !== undefined) joined.push(read.joined);
    }
  }
  for (const label of joined) labels.add(label);
  return [...labels];
}

/** All products together have few of them. */
function readLabel(label: string): ReadLabel {
  const known = readLabels.get(label);
  if (known !== undefined) return known;
  const [, number, unit] = measure.exec(label) ?? [];
  const read = { hasWord: spokenWord.test(label), joined: number && unit ? `${number}${unit}` : undefined };
  if (readLabels.size < mostRemembered) readLabels.set(label, read);
  return read;
}
