import { texts } from '../../texts.ts';
import { type Colour, colour } from './colour.ts';

export const blues = {
  iceBlue: colour('#c9e2ec', 'blue', texts.colours.iceBlue),
  skyBlue: colour('#86c0e6', 'blue', texts.colours.skyBlue),
  denim: colour('#486a91', 'blue', texts.colours.denim),
  electricBlue: colour('#1375de', 'blue', texts.colours.electricBlue),
  royalBlue: colour('#1e47ae', 'blue', texts.colours.royalBlue),
  navy: colour('#15254b', 'blue', texts.colours.navy),
  indigo: colour('#2e2a6b', 'blue', texts.colours.indigo),
  midnightBlue: colour('#0c1330', 'blue', texts.colours.midnightBlue),
  cobalt: colour('#1731c6', 'blue', texts.colours.cobalt),
  cornflower: colour('#6a8dd9', 'blue', texts.colours.cornflower),
  oceanBlue: colour('#0d6ca5', 'blue', texts.colours.oceanBlue),
  slateBlue: colour('#68789c', 'blue', texts.colours.slateBlue),
  petrol: colour('#11606a', 'turquoise', texts.colours.petrol),
  turquoise: colour('#26b1b4', 'turquoise', texts.colours.turquoise),
  lagoon: colour('#0c9198', 'turquoise', texts.colours.lagoon),
  aquamarine: colour('#79dfe2', 'turquoise', texts.colours.aquamarine),
  neonTurquoise: colour('#12e2cf', 'turquoise', texts.colours.neonTurquoise),
} satisfies Record<string, Colour>;
