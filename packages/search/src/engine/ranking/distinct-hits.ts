import type { LiveSegment } from '../live-segment.ts';
import type { RankedHit } from './ranked-hits.ts';

/** Keeps the best `most` hits of each value; hits without a value are groups of their own. */
export function distinctHits(
  segments: readonly LiveSegment[],
  hits: readonly RankedHit[],
  attribute: string,
  most: number,
): RankedHit[] {
  const seen = new Map<string, number>();
  return hits.filter(({ segment, document }) => {
    const column = segments[segment]?.segment.facets.get(attribute);
    const value = column?.values[column.firstOf(document)];
    if (value === undefined) return true;
    const count = (seen.get(value) ?? 0) + 1;
    seen.set(value, count);
    return count <= most;
  });
}
