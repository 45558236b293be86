import { texts } from '../../texts.ts';
import { type Colour, colour } from './colour.ts';

export const warmColours = {
  lemonYellow: colour('#f5da33', 'yellow', texts.colours.lemonYellow),
  sunflower: colour('#f4b51a', 'yellow', texts.colours.sunflower),
  mustard: colour('#bd8f22', 'yellow', texts.colours.mustard),
  gold: colour('#cda349', 'yellow', texts.colours.gold),
  neonYellow: colour('#e3f01f', 'yellow', texts.colours.neonYellow),
  butter: colour('#f8e596', 'yellow', texts.colours.butter),
  straw: colour('#d8c263', 'yellow', texts.colours.straw),
  amber: colour('#d8890f', 'yellow', texts.colours.amber),
  apricot: colour('#f4b07c', 'orange', texts.colours.apricot),
  orange: colour('#ec771c', 'orange', texts.colours.orange),
  neonOrange: colour('#ff571e', 'orange', texts.colours.neonOrange),
  copper: colour('#b5582a', 'orange', texts.colours.copper),
  peach: colour('#fbcaa6', 'orange', texts.colours.peach),
  tangerine: colour('#f9961e', 'orange', texts.colours.tangerine),
  pumpkin: colour('#d35c10', 'orange', texts.colours.pumpkin),
  terracotta: colour('#c56a4b', 'orange', texts.colours.terracotta),
  coral: colour('#f06d5c', 'red', texts.colours.coral),
  red: colour('#d1202b', 'red', texts.colours.red),
  crimson: colour('#97142c', 'red', texts.colours.crimson),
  burgundy: colour('#64172e', 'red', texts.colours.burgundy),
  scarlet: colour('#e4351f', 'red', texts.colours.scarlet),
  neonRed: colour('#ff2a44', 'red', texts.colours.neonRed),
  cherry: colour('#b1102d', 'red', texts.colours.cherry),
  brick: colour('#8b3a31', 'red', texts.colours.brick),
} satisfies Record<string, Colour>;
