import type { Found } from './find-candidates.ts';
import { limits } from './limits.ts';
import type { LiveSegment } from './live-segment.ts';
import type { SearchRecord } from './model.ts';
import type { BrowsePage } from './query-model.ts';
import { addTo, type Bitset, emptyBitset, isIn } from './segment/bitset.ts';

/** All records found, in order of identifier, from the one after the cursor. */
export function browse(
  segments: readonly LiveSegment[],
  found: Found,
  cursor: string | undefined,
  length: number,
): BrowsePage {
  const wanted = segments.map(({ segment }, index) =>
    bitsOf(segment.size, found.candidates[index]?.documents),
  );
  const positions = segments.map(({ segment }) =>
    cursor === undefined ? 0 : segment.documents.positionOf(cursor),
  );
  const records: SearchRecord[] = [];
  const most = Math.max(1, Math.min(length, limits.hitsPerPage));
  let last: string | undefined;
  for (;;) {
    const next = nextRecord(segments, wanted, positions, cursor);
    if (next === undefined) return { records, nbHits: found.count };
    if (records.length === most)
      return { records, nbHits: found.count, ...(last === undefined ? {} : { cursor: last }) };
    records.push(next.record);
    last = next.objectID;
    positions[next.segment] = (positions[next.segment] ?? 0) + 1;
  }
}

/** The first identifier of any segment; each segment's position moves on to a record that is wanted. */
function nextRecord(
  segments: readonly LiveSegment[],
  wanted: readonly Bitset[],
  positions: number[],
  cursor: string | undefined,
): { segment: number; objectID: string; record: SearchRecord } | undefined {
  let first: { segment: number; objectID: string; document: number } | undefined;
  segments.forEach(({ segment: { documents } }, segment) => {
    const bits = wanted[segment] ?? emptyBitset(0);
    let position = positions[segment] ?? 0;
    while (position < documents.order.length && !isIn(bits, documents.order[position] as number)) position++;
    let document = documents.order[position];
    if (document !== undefined && documents.identifierOf(document) === cursor)
      document = documents.order[++position];
    positions[segment] = position;
    if (document === undefined || !isIn(bits, document)) return;
    const objectID = documents.identifierOf(document);
    if (first === undefined || objectID < first.objectID) first = { segment, objectID, document };
  });
  if (first === undefined) return undefined;
  const record = segments[first.segment]?.segment.documents.read(first.document);
  return record === undefined ? undefined : { segment: first.segment, objectID: first.objectID, record };
}

function bitsOf(size: number, documents: Uint32Array | undefined): Bitset {
  const bits = emptyBitset(size);
  for (const document of documents ?? []) addTo(bits, document);
  return bits;
}
