import type { AttributeFact } from './facts.ts';

const measure = /^(\d+(?:[.,]\d+)?)\s?(mm|cm|m|g|kg|ml)$/;
const spokenWord = /\p{L}{3}/u;

/**
 * What the options of a product are called, for people who type it. Measures that nobody filters by would make every number
 * match; the others are also found when they are typed without a space, as in "4mm".
 */
export function searchedLabels(attributes: readonly AttributeFact[]): string[] {
  const labels = attributes.flatMap(({ isFilterable, options }) =>
    options.map(({ label }) => label).filter((label) => isFilterable || spokenWord.test(label)),
  );
  const joined = labels.flatMap((label) => {
    const [, number, unit] = measure.exec(label) ?? [];
    return number && unit ? [`${number}${unit}`] : [];
  });
  return [...new Set([...labels, ...joined])];
}
