import { otherCords } from './other-cords.ts';
import { paracord550 } from './paracord-550.ts';
import { paracordTypes } from './paracord-types.ts';
import { ppmAndLeashRopes } from './ppm-and-leash.ts';
import type { LengthRange } from './range.ts';
import { straps } from './straps.ts';

/** Every range sold by length. The catalogue grows by colourways in a range and by ranges in this list. */
export const lengthRanges: readonly LengthRange[] = [
  paracord550,
  ...paracordTypes,
  ...ppmAndLeashRopes,
  ...otherCords,
  ...straps,
];
