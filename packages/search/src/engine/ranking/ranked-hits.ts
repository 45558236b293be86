import { leavesAt, pathOf } from '../attribute-paths.ts';
import type { Candidates } from '../candidates.ts';
import type { Segment } from '../segment/open-segment.ts';
import type { OrderCriterion } from './hit-order.ts';
import { orderColumns } from './order-columns.ts';
import { topHits } from './top-hits.ts';

export interface RankedHit {
  readonly segment: number;
  readonly document: number;
  /** Relevance; zero without a text. */
  readonly key: number;
}

interface Contender extends RankedHit {
  readonly values: readonly (number | string)[];
}

/** The first `count` hits over all segments; those of different segments are compared by their real values. */
export function rankedHits(
  segments: readonly Segment[],
  candidates: readonly Candidates[],
  order: readonly OrderCriterion[],
  count: number,
  collator: Intl.Collator,
): RankedHit[] {
  const filled = candidates.filter(({ documents }) => documents.length > 0).length;
  const contenders = segments.flatMap((segment, number): (RankedHit | Contender)[] => {
    const own = candidates[number];
    if (own === undefined || own.documents.length === 0) return [];
    const columns = orderColumns(segment, own, order);
    const hits = topHits(own.documents.length, count, columns);
    return Array.from(hits, (index) => {
      const document = own.documents[index] as number;
      const hit = { segment: number, document, key: own.keys?.[index] ?? 0 };
      if (filled === 1) return hit;
      const numbers = columns.map((column) => column()[index] as number);
      return { ...hit, values: comparableValues(segment, document, order, numbers) };
    });
  });
  if (filled > 1) contenders.sort((left, right) => compare(left, right, order, collator));
  return contenders.slice(0, count);
}

/** Ranks of strings mean something only within their segment: the strings themselves take their place. */
function comparableValues(
  segment: Segment,
  document: number,
  order: readonly OrderCriterion[],
  numbers: readonly number[],
): (number | string)[] {
  return numbers.map((number, index) => {
    const criterion = order[index];
    if (criterion === undefined) return segment.documents.identifierOf(document);
    if (criterion === 'relevance' || !segment.sortRanks.has(criterion.attribute)) return number;
    const strings = leavesAt(segment.documents.read(document), pathOf(criterion.attribute));
    return strings.find((leaf) => typeof leaf === 'string') ?? number;
  });
}

function compare(
  left: RankedHit | Contender,
  right: RankedHit | Contender,
  order: readonly OrderCriterion[],
  collator: Intl.Collator,
): number {
  if (!('values' in left) || !('values' in right)) return 0;
  for (let index = 0; index < left.values.length; index++) {
    const criterion = order[index];
    const difference = compareValues(left.values[index], right.values[index], criterion, collator);
    if (difference !== 0) return difference;
  }
  return 0;
}

function compareValues(
  left: number | string | undefined,
  right: number | string | undefined,
  criterion: OrderCriterion | undefined,
  collator: Intl.Collator,
): number {
  if (typeof left === 'string' && typeof right === 'string') {
    if (criterion === undefined) return left < right ? -1 : left > right ? 1 : 0;
    const difference = collator.compare(left, right);
    return criterion !== 'relevance' && criterion.descending ? -difference : difference;
  }
  // A string stands before the infinity of a record without one.
  if (typeof left === 'string') return -1;
  if (typeof right === 'string') return 1;
  return left === right ? 0 : (left ?? 0) < (right ?? 0) ? -1 : 1;
}
