import type { Colourway } from '../../colourways/colourway.ts';
import { colourwaysIn } from '../../colourways/palette.ts';
import { cords } from './cords.ts';
import { paracords } from './paracords.ts';
import type { LengthRange } from './range.ts';
import { ropes } from './ropes.ts';
import { straps } from './straps.ts';

/** Every range sold by length. The catalogue grows by the palettes of a range and by ranges in this list. */
export const lengthRanges: readonly LengthRange[] = [...paracords, ...ropes, ...cords, ...straps];

const known = new WeakMap<LengthRange, readonly Colourway[]>();

/** The colourways of a range, worked out when they are first asked for. */
export function colourwaysOf(range: LengthRange): readonly Colourway[] {
  const ways = known.get(range) ?? colourwaysIn(range.palette);
  known.set(range, ways);
  return ways;
}
