import type { Candidates } from '../candidates.ts';
import type { FacetStats } from '../query-model.ts';
import type { FacetColumn } from '../segment/facet-column.ts';
import type { Segment } from '../segment/open-segment.ts';

export interface FacetCount {
  readonly value: string;
  readonly count: number;
}

/** How many of a segment's candidates have each value of a facet. */
function countsOf(column: FacetColumn, { documents, counts }: Candidates): Uint32Array {
  const known = counts.get(column.attribute);
  if (known !== undefined) return known;
  const counted = column.count(documents);
  counts.set(column.attribute, counted);
  return counted;
}

export interface FacetOrder {
  readonly most: number;
  readonly byName: boolean;
}

/** Visits the values of a facet over all segments, those of equal count in order of their names. */
export function visitFacetCounts(
  segments: readonly Segment[],
  candidates: readonly Candidates[],
  attribute: string,
  order: FacetOrder,
  visit: (value: string, count: number) => void,
): void {
  const { values, counts } = merged(segments, candidates, attribute);
  for (const index of firstValues(counts, order)) visit(values[index] as string, counts[index] as number);
}

export function facetCounts(
  segments: readonly Segment[],
  candidates: readonly Candidates[],
  attribute: string,
  order: FacetOrder,
): FacetCount[] {
  const found: FacetCount[] = [];
  visitFacetCounts(segments, candidates, attribute, order, (value, count) => found.push({ value, count }));
  return found;
}

const mostValues = 2 ** 21;
const fewValues = 48;

/** Which values to show. Count and place packed into one number compare at once. */
function firstValues(counts: Uint32Array, { most, byName }: FacetOrder): number[] {
  const present: number[] = [];
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index] as number;
    if (count > 0) present.push(byName ? index : index - count * mostValues);
  }
  if (byName) return present.slice(0, most);
  if (present.length <= fewValues) insertionSort(present);
  else present.sort((left, right) => left - right);
  if (present.length > most) present.length = most;
  for (let at = 0; at < present.length; at++) {
    const packed = present[at] as number;
    present[at] = packed - Math.floor(packed / mostValues) * mostValues;
  }
  return present;
}

/** Nineteen facets of a few values each are sorted by every query: here the simplest way is the quickest. */
function insertionSort(numbers: number[]): void {
  for (let next = 1; next < numbers.length; next++) {
    const value = numbers[next] as number;
    let at = next;
    for (; at > 0 && (numbers[at - 1] as number) > value; at--) numbers[at] = numbers[at - 1] as number;
    numbers[at] = value;
  }
}

/** One list of values in order of their names, and their counts added up. */
function merged(segments: readonly Segment[], candidates: readonly Candidates[], attribute: string) {
  const lists = segments.flatMap((segment, index) => {
    const own = candidates[index];
    const column = segment.facets.get(attribute);
    if (own === undefined || own.documents.length === 0 || column === undefined) return [];
    return [{ values: column.values, counts: countsOf(column, own) }];
  });
  const [only] = lists;
  if (only === undefined) return { values: [], counts: new Uint32Array(0) };
  if (lists.length === 1) return only;
  const sums = new Map<string, number>();
  for (const { values, counts } of lists) {
    counts.forEach((count, index) => {
      if (count > 0) sums.set(values[index] as string, (sums.get(values[index] as string) ?? 0) + count);
    });
  }
  const values = [...sums.keys()].sort((left, right) => (left < right ? -1 : 1));
  return { values, counts: Uint32Array.from(values, (value) => sums.get(value) ?? 0) };
}

/** Undefined when the facet is not numeric or no record has it. */
export function facetStats(
  segments: readonly Segment[],
  candidates: readonly Candidates[],
  attribute: string,
): FacetStats | undefined {
  let [min, max, sum, total] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, 0];
  segments.forEach((segment, index) => {
    const column = segment.facets.get(attribute);
    const own = candidates[index];
    if (own === undefined || column === undefined || !column.isNumeric) return;
    const counts = countsOf(column, own);
    const { numbers } = column;
    for (let ordinal = 0; ordinal < counts.length; ordinal++) {
      const count = counts[ordinal] as number;
      if (count === 0) continue;
      const number = numbers[ordinal] as number;
      min = Math.min(min, number);
      max = Math.max(max, number);
      sum += number * count;
      total += count;
    }
  });
  return total === 0 ? undefined : { min, max, sum, avg: sum / total };
}
