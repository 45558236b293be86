import type { ArrayPlace, SegmentHeader } from '../segment-image.ts';

export const textsName = 'lines.bytes';

/** What is left of an image when the texts of its records lie elsewhere. */
export interface WithoutTexts {
  /** Of the texts, at the beginning of the buffer. */
  readonly textBytes: number;
  /** Where the rest of the buffer begins. */
  readonly restStart: number;
  /** Names the places in the rest. */
  readonly header: SegmentHeader;
}

/** Undefined where the buffer does not begin with texts. */
export function withoutTexts(header: SegmentHeader): WithoutTexts | undefined {
  const { [textsName]: texts, ...others } = header.arrays;
  if (texts?.start !== 0) return undefined;
  const restStart = Math.min(...Object.values(others).map(({ start }) => start));
  const moved = (place: ArrayPlace): ArrayPlace => ({ ...place, start: place.start - restStart });
  const arrays = Object.fromEntries(Object.entries(others).map(([name, place]) => [name, moved(place)]));
  return { textBytes: texts.length, restStart, header: { ...header, arrays } };
}
