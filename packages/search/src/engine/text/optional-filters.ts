import { matchingDocuments } from '../filters/matching-documents.ts';
import type { OptionalFilter } from '../query-model.ts';
import { highestFilterScore } from '../ranking/relevance.ts';
import { isIn } from '../segment/bitset.ts';
import type { Segment } from '../segment/open-segment.ts';

/** Per record how much of what the optional filters wish for it does not have; undefined without any. */
export function missedFilterScore(
  segment: Segment,
  optional: readonly OptionalFilter[],
): ((document: number) => number) | undefined {
  if (optional.length === 0) return undefined;
  const wishes = optional.map(({ filter, score }) => ({ score, bits: matchingDocuments(segment, filter) }));
  return (document) => {
    let missed = 0;
    for (const { score, bits } of wishes) if (!isIn(bits, document)) missed += score;
    return Math.max(0, Math.min(missed, highestFilterScore));
  };
}
