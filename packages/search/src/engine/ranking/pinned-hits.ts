import { type Candidates, candidates as candidatesOf } from '../candidates.ts';
import { matchingDocuments } from '../filters/matching-documents.ts';
import type { Found } from '../find-candidates.ts';
import type { LiveSegment } from '../live-segment.ts';
import type { EngineQuery } from '../query-model.ts';
import { isIn } from '../segment/bitset.ts';
import type { RankedHit } from './ranked-hits.ts';

export interface PinnedHit extends RankedHit {
  /** Counted from 0. */
  readonly position: number;
}

export interface Pinning {
  readonly pinned: readonly PinnedHit[];
  /** What is ranked: all others. */
  readonly others: Found;
  /** What is counted. */
  readonly all: Found;
}

/** Records with a place of their own, taken out of what is ranked; null where none is to be found. */
export function pinHits(live: readonly LiveSegment[], found: Found, query: EngineQuery): Pinning | null {
  const pinned = (query.pinned ?? []).flatMap((pin): PinnedHit[] => {
    const place = placeOf(live, pin.objectID, query);
    return place ? [{ ...place, key: 0, position: pin.position }] : [];
  });
  if (pinned.length === 0) return null;
  const own = (segment: number) =>
    new Set(pinned.filter((hit) => hit.segment === segment).map(({ document }) => document));
  const segments = live.map((_, index) => found.candidates[index] ?? candidatesOf(new Uint32Array(0)));
  return {
    pinned: pinned.toSorted((left, right) => left.position - right.position),
    others: withCandidates(
      found,
      segments.map((each, index) => without(each, own(index))),
    ),
    all: withCandidates(
      found,
      segments.map((each, index) => united(each, own(index))),
    ),
  };
}

function placeOf(
  live: readonly LiveSegment[],
  objectID: string,
  { filters }: EngineQuery,
): { readonly segment: number; readonly document: number } | null {
  for (let number = live.length - 1; number >= 0; number--) {
    const { segment, alive } = live[number] as LiveSegment;
    const document = segment.documents.find(objectID);
    if (document < 0 || !isIn(alive, document)) continue;
    const isAllowed = filters === undefined || isIn(matchingDocuments(segment, filters), document);
    return isAllowed ? { segment: number, document } : null;
  }
  return null;
}

function withCandidates(found: Found, candidates: readonly Candidates[]): Found {
  const count = candidates.reduce((sum, { documents }) => sum + documents.length, 0);
  return { ...found, candidates, count };
}

function without({ documents, keys }: Candidates, pinned: ReadonlySet<number>): Candidates {
  const isKept = (index: number) => !pinned.has(documents[index] as number);
  return candidatesOf(
    documents.filter((_, index) => isKept(index)),
    keys?.filter((_, index) => isKept(index)),
  );
}

function united({ documents }: Candidates, pinned: ReadonlySet<number>): Candidates {
  const known = new Set(documents);
  const missing = [...pinned].filter((document) => !known.has(document));
  return candidatesOf(Uint32Array.from([...documents, ...missing]).sort());
}

/** Everybody in their place; who stands behind the last comes last. */
export function placed(
  pinned: readonly PinnedHit[],
  others: readonly RankedHit[],
  length: number,
): readonly RankedHit[] {
  const waiting = [...pinned];
  const rest = others[Symbol.iterator]();
  const all: RankedHit[] = [];
  while (all.length < length) {
    const next = waiting[0];
    const other = next && next.position <= all.length ? undefined : rest.next().value;
    const hit = other ?? waiting.shift();
    if (!hit) break;
    all.push(hit);
  }
  return all;
}
