import { texts } from '../../texts.ts';
import { type Colour, colour } from './colour.ts';

export const pinksAndPurples = {
  rosePink: colour('#f2a4bb', 'pink', texts.colours.rosePink),
  neonPink: colour('#ff3d90', 'pink', texts.colours.neonPink),
  fuchsia: colour('#c51f7b', 'pink', texts.colours.fuchsia),
  salmon: colour('#f39a82', 'pink', texts.colours.salmon),
  powderPink: colour('#f5d4d6', 'pink', texts.colours.powderPink),
  candyPink: colour('#f77fb3', 'pink', texts.colours.candyPink),
  dustyRose: colour('#c58b90', 'pink', texts.colours.dustyRose),
  raspberry: colour('#b01f5e', 'pink', texts.colours.raspberry),
  lavender: colour('#b5a1d4', 'purple', texts.colours.lavender),
  violet: colour('#5e2c85', 'purple', texts.colours.violet),
  plum: colour('#482040', 'purple', texts.colours.plum),
  mauve: colour('#9f7189', 'purple', texts.colours.mauve),
  lilac: colour('#d3acdb', 'purple', texts.colours.lilac),
  orchid: colour('#aa4fb2', 'purple', texts.colours.orchid),
  amethyst: colour('#7d50b8', 'purple', texts.colours.amethyst),
  neonPurple: colour('#9a3dff', 'purple', texts.colours.neonPurple),
  aubergine: colour('#32193d', 'purple', texts.colours.aubergine),
} satisfies Record<string, Colour>;
