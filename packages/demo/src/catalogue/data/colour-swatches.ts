import type { Hex } from '../../pictures/colour.ts';

/** What a colour filter shows. */
export const colourFamilySwatches: Readonly<Record<string, Hex>> = {
  black: '#17181b',
  grey: '#8b9096',
  white: '#f3f1ea',
  beige: '#d2b787',
  brown: '#6b4226',
  yellow: '#f4c81f',
  orange: '#ec771c',
  red: '#d1202b',
  pink: '#f07fa6',
  purple: '#5e2c85',
  blue: '#1e47ae',
  turquoise: '#26b1b4',
  green: '#2f7a3e',
  multicolour: '#7d6a55',
};
