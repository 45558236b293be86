import { limits } from '../limits.ts';
import type { FilterTree } from '../query-model.ts';
import { type Bitset, complement, emptyBitset, intersect, unite } from '../segment/bitset.ts';
import type { NumberColumn } from '../segment/number-column.ts';
import type { Segment } from '../segment/open-segment.ts';

type NumberFilter = Extract<FilterTree, { kind: 'number' | 'range' }>;

/** The records of a segment a filter lets through. The set may be shared: change only a copy. */
export function matchingDocuments(segment: Segment, filter: FilterTree): Bitset {
  switch (filter.kind) {
    case 'and':
      return combine(segment, filter.of, intersect) ?? complement(emptyBitset(segment.size), segment.size);
    case 'or':
      return combine(segment, filter.of, unite) ?? emptyBitset(segment.size);
    case 'not':
      return complement(matchingDocuments(segment, filter.of), segment.size);
    case 'facet':
      return segment.filterCache.get(`${filter.attribute}\n${filter.value}`, () =>
        facetDocuments(segment, filter),
      );
    case 'range':
      return segment.filterCache.get(`${filter.attribute}\n${filter.from}\n${filter.to}`, () =>
        numberDocuments(segment, filter),
      );
    case 'number':
      return segment.filterCache.get(`${filter.attribute}\n${filter.operator}\n${filter.value}`, () =>
        numberDocuments(segment, filter),
      );
  }
}

function combine(
  segment: Segment,
  filters: readonly FilterTree[],
  into: (target: Bitset, other: Bitset) => void,
): Bitset | undefined {
  const [first, ...others] = filters;
  if (first === undefined) return undefined;
  if (others.length === 0) return matchingDocuments(segment, first);
  const result = matchingDocuments(segment, first).slice();
  for (const other of others) into(result, matchingDocuments(segment, other));
  return result;
}

/** A number that is a facet may be asked for as text, and one that is not a facet still matches as a number. */
function facetDocuments(
  segment: Segment,
  { attribute, value }: { readonly attribute: string; readonly value: string },
): Bitset {
  const facet = segment.facets.get(attribute);
  if (facet !== undefined) return facet.documentsWith(value);
  if (attribute === 'objectID') return documentWithIdentifier(segment, value);
  const number = value.trim() === '' ? Number.NaN : Number(value);
  return segment.numbers.get(attribute)?.within(number, number) ?? emptyBitset(segment.size);
}

function documentWithIdentifier(segment: Segment, objectID: string): Bitset {
  const bits = emptyBitset(segment.size);
  const document = segment.documents.find(objectID);
  if (document >= 0) bits[document >>> 5] = 1 << (document & 31);
  return bits;
}

function numberDocuments(segment: Segment, filter: NumberFilter): Bitset {
  const column = segment.numbers.get(filter.attribute) ?? noNumbers(segment);
  if (filter.kind === 'range') return column.within(filter.from, filter.to);
  const { value } = filter;
  switch (filter.operator) {
    case '=':
      return column.within(value, value);
    case '!=':
      return complement(column.within(value, value), segment.size);
    case '<=':
      return column.within(Number.NEGATIVE_INFINITY, value);
    case '>=':
      return column.within(value, Number.POSITIVE_INFINITY);
    case '<':
      return column.within(Number.NEGATIVE_INFINITY, justBelow(value));
    case '>':
      return column.within(-justBelow(-value), Number.POSITIVE_INFINITY);
  }
}

/** What no record of a segment has, records of another may have. */
function noNumbers({ size }: Segment): Pick<NumberColumn, 'within'> {
  return { within: () => emptyBitset(size) };
}

const neighbour = new DataView(new ArrayBuffer(8));

/** The greatest double before `value`, so that an open end becomes a closed one. */
function justBelow(value: number): number {
  if (!Number.isFinite(value)) return value === Number.POSITIVE_INFINITY ? Number.MAX_VALUE : Number.NaN;
  if (value === 0) return -Number.MIN_VALUE;
  neighbour.setFloat64(0, value);
  neighbour.setBigInt64(0, neighbour.getBigInt64(0) + (value > 0 ? -1n : 1n));
  return neighbour.getFloat64(0);
}

/** True when a filter has more conditions than one query may ask. */
export function isTooLarge(filter: FilterTree): boolean {
  return countNodes(filter) > limits.filterNodes;
}

function countNodes(filter: FilterTree): number {
  if (filter.kind === 'not') return 1 + countNodes(filter.of);
  if (filter.kind !== 'and' && filter.kind !== 'or') return 1;
  return filter.of.reduce((count, child) => count + countNodes(child), 1);
}
