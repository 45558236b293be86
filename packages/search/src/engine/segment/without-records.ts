import type { ArrayPlace, SegmentHeader } from '../segment-image.ts';
import { recordArrays } from './record-lines.ts';

type Arrays = SegmentHeader['arrays'];

/** An image whose records lie elsewhere. */
export interface WithoutRecords {
  /** Those left out, which lie at the beginning of the buffer. */
  readonly arrays: Arrays;
  /** How many bytes of it. */
  readonly byteLength: number;
  /** Names the places in the rest. */
  readonly header: SegmentHeader;
}

/** Undefined where the buffer does not begin with records. */
export function withoutRecords(header: SegmentHeader): WithoutRecords | undefined {
  const places = Object.entries(header.arrays).sort(([, one], [, other]) => one.start - other.start);
  const first = places.slice(0, recordArrays.length);
  const rest = places.slice(recordArrays.length);
  const byteLength = rest[0]?.[1].start;
  const areRecords = recordArrays.every((name) => first.some(([known]) => known === name));
  if (!areRecords || byteLength === undefined) return undefined;
  const moved = rest.map(([name, place]): [string, ArrayPlace] => [
    name,
    { ...place, start: place.start - byteLength },
  ]);
  const arrays: Arrays = Object.fromEntries(moved);
  return { arrays: Object.fromEntries(first), byteLength, header: { ...header, arrays } };
}
