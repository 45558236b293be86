import type { Hex } from '../../../pictures/colour.ts';
import type { OptionCode } from '../option-labels.ts';

type Finish = OptionCode<'Accessory_Colour_Config'>;

/** What each finish of an accessory looks like; also the swatch beside its name. */
export const finishColours: Readonly<Record<Finish, Hex>> = {
  silver: '#c3c8cd',
  black: '#1f2125',
  red: '#c5202b',
  blue: '#1e55b4',
  green: '#2c7a3f',
  orange: '#ec771c',
  olive: '#6b6b33',
  gold: '#d0a544',
  copper: '#b86a3c',
  gunmetal: '#5b6067',
  pewter: '#8f9499',
  white: '#eeece5',
  yellow: '#f0c425',
  pink: '#ee7fa8',
  purple: '#6a3a93',
  brown: '#6b4226',
  turquoise: '#28b0b3',
  sand: '#cdb184',
};

export function finishes(...codes: readonly Finish[]): Readonly<Record<string, Hex>> {
  return Object.fromEntries(codes.map((code) => [code, finishColours[code]]));
}
