import { blues } from './blues.ts';
import type { Colour } from './colour.ts';
import { greens } from './greens.ts';
import { neutrals } from './neutrals.ts';
import { pinksAndPurples } from './pinks-and-purples.ts';
import { warmColours } from './warm-colours.ts';

/** Every yarn colour of the shop. */
export const colours = {
  ...neutrals,
  ...warmColours,
  ...pinksAndPurples,
  ...blues,
  ...greens,
} satisfies Record<string, Colour>;

export type ColourId = keyof typeof colours;

export const colourIds = Object.keys(colours) as readonly ColourId[];
