import { texts } from '../../texts.ts';
import { type Colour, colour } from './colour.ts';

export const greens = {
  mint: colour('#a3dabf', 'green', texts.colours.mint),
  sage: colour('#97aa86', 'green', texts.colours.sage),
  lime: colour('#9dcc2a', 'green', texts.colours.lime),
  neonGreen: colour('#53de2b', 'green', texts.colours.neonGreen),
  emerald: colour('#11804b', 'green', texts.colours.emerald),
  forestGreen: colour('#2a5935', 'green', texts.colours.forestGreen),
  bottleGreen: colour('#153c2c', 'green', texts.colours.bottleGreen),
  olive: colour('#686829', 'green', texts.colours.olive),
  moss: colour('#52662c', 'green', texts.colours.moss),
  pistachio: colour('#bdd58c', 'green', texts.colours.pistachio),
  chartreuse: colour('#c9da3c', 'green', texts.colours.chartreuse),
  apple: colour('#72b944', 'green', texts.colours.apple),
  grass: colour('#479430', 'green', texts.colours.grass),
  fern: colour('#71924a', 'green', texts.colours.fern),
  jade: colour('#30a476', 'green', texts.colours.jade),
  eucalyptus: colour('#6e9080', 'green', texts.colours.eucalyptus),
  pine: colour('#114f4a', 'green', texts.colours.pine),
  armyGreen: colour('#4a4e30', 'green', texts.colours.armyGreen),
} satisfies Record<string, Colour>;
