import type { Words } from '../../../language/languages.ts';
import type { Hex } from '../../../pictures/colour.ts';

export const colourFamilies = [
  'black',
  'grey',
  'white',
  'beige',
  'brown',
  'yellow',
  'orange',
  'red',
  'pink',
  'purple',
  'blue',
  'turquoise',
  'green',
  'multicolour',
] as const;

export type ColourFamily = (typeof colourFamilies)[number];

export interface Colour {
  readonly hex: Hex;
  readonly family: ColourFamily;
  /** Running text; languages that inflect list their forms as `noir|noire`. */
  readonly names: Words;
}

export function colour(hex: Hex, family: ColourFamily, names: Words): Colour {
  return { hex, family, names };
}
