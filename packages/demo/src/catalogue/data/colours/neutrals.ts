import { texts } from '../../texts.ts';
import { type Colour, colour } from './colour.ts';

export const neutrals = {
  black: colour('#17181b', 'black', texts.colours.black),
  charcoal: colour('#43474d', 'grey', texts.colours.charcoal),
  steelGrey: colour('#7b8188', 'grey', texts.colours.steelGrey),
  silverGrey: colour('#b8bcc0', 'grey', texts.colours.silverGrey),
  graphite: colour('#5a5f66', 'grey', texts.colours.graphite),
  ashGrey: colour('#9c9b93', 'grey', texts.colours.ashGrey),
  pearlGrey: colour('#d6d4cc', 'grey', texts.colours.pearlGrey),
  white: colour('#f3f1ea', 'white', texts.colours.white),
  cream: colour('#eddfbd', 'beige', texts.colours.cream),
  sand: colour('#d2b787', 'beige', texts.colours.sand),
  khaki: colour('#a39a6b', 'beige', texts.colours.khaki),
  natural: colour('#c9a877', 'beige', texts.colours.natural),
  coyote: colour('#97744a', 'brown', texts.colours.coyote),
  cognac: colour('#a4602b', 'brown', texts.colours.cognac),
  rust: colour('#98451f', 'brown', texts.colours.rust),
  chocolate: colour('#4d3123', 'brown', texts.colours.chocolate),
  taupe: colour('#967f6d', 'brown', texts.colours.taupe),
  caramel: colour('#bd7c3c', 'brown', texts.colours.caramel),
  hazelnut: colour('#7b5434', 'brown', texts.colours.hazelnut),
  mocha: colour('#655144', 'brown', texts.colours.mocha),
  espresso: colour('#2c201b', 'brown', texts.colours.espresso),
} satisfies Record<string, Colour>;
