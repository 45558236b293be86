import { type Candidates, candidates } from './candidates.ts';
import { type Bitset, countIn, fullBitset, membersOf, removeFrom } from './segment/bitset.ts';
import { openSegment, type Segment } from './segment/open-segment.ts';
import type { SegmentImage } from './segment-image.ts';

/** A segment as part of an index: some of its records may have been replaced or deleted since. */
export interface LiveSegment {
  readonly segment: Segment;
  readonly alive: Bitset;
  readonly count: number;
  /** All living records; always the same list, so that what is counted over it is counted once. */
  readonly everything: () => Candidates;
}

export function liveSegments(images: readonly SegmentImage[], deleted: ReadonlySet<string>): LiveSegment[] {
  const segments = images.map(openSegment);
  const alive = segments.map(({ size, documents }) => {
    const bits = fullBitset(size);
    for (const document of documents.replaced) removeFrom(bits, document);
    return bits;
  });
  segments.forEach((later, index) => {
    if (index === 0) return;
    for (const document of later.documents.order) {
      const objectID = later.documents.identifierOf(document);
      for (let earlier = 0; earlier < index; earlier++) drop(segments[earlier], alive[earlier], objectID);
    }
  });
  segments.forEach((segment, index) => {
    for (const objectID of deleted) drop(segment, alive[index], objectID);
  });
  return segments.map((segment, index) => {
    const bits = alive[index] ?? fullBitset(0);
    let everything: Candidates | undefined;
    return {
      segment,
      alive: bits,
      count: countIn(bits),
      everything: () => {
        everything ??= candidates(membersOf(bits));
        return everything;
      },
    };
  });
}

function drop(segment: Segment | undefined, alive: Bitset | undefined, objectID: string): void {
  const document = segment?.documents.find(objectID) ?? -1;
  if (document >= 0 && alive !== undefined) removeFrom(alive, document);
}
