import { type Colourway, named } from '../../colourways/colourway.ts';
import { texts } from '../../texts.ts';

export const camouflages: readonly Colourway[] = [
  named('camo', 'camo-woodland', ['moss', 'black', 'chocolate', 'khaki'], texts.colourways['camo-woodland']),
  named('camo', 'camo-desert', ['sand', 'coyote', 'cream', 'khaki'], texts.colourways['camo-desert']),
  named(
    'camo',
    'camo-arctic',
    ['white', 'silverGrey', 'iceBlue', 'steelGrey'],
    texts.colourways['camo-arctic'],
  ),
  named(
    'camo',
    'camo-urban',
    ['steelGrey', 'black', 'silverGrey', 'charcoal'],
    texts.colourways['camo-urban'],
  ),
  named('camo', 'camo-ocean', ['navy', 'petrol', 'denim', 'skyBlue'], texts.colourways['camo-ocean']),
  named('camo', 'camo-autumn', ['rust', 'mustard', 'chocolate', 'olive'], texts.colourways['camo-autumn']),
  named('camo', 'camo-jungle', ['grass', 'bottleGreen', 'espresso', 'lime'], texts.colourways['camo-jungle']),
  named(
    'camo',
    'camo-mountain',
    ['slateBlue', 'graphite', 'moss', 'pearlGrey'],
    texts.colourways['camo-mountain'],
  ),
  named('camo', 'camo-swamp', ['olive', 'petrol', 'mocha', 'armyGreen'], texts.colourways['camo-swamp']),
  named('camo', 'camo-savanna', ['straw', 'caramel', 'hazelnut', 'khaki'], texts.colourways['camo-savanna']),
  named('camo', 'camo-night', ['black', 'midnightBlue', 'charcoal', 'navy'], texts.colourways['camo-night']),
  named('camo', 'camo-lava', ['black', 'scarlet', 'pumpkin', 'espresso'], texts.colourways['camo-lava']),
  named(
    'camo',
    'camo-pink',
    ['candyPink', 'fuchsia', 'powderPink', 'graphite'],
    texts.colourways['camo-pink'],
  ),
  named('camo', 'camo-purple', ['violet', 'lilac', 'aubergine', 'charcoal'], texts.colourways['camo-purple']),
  named(
    'camo',
    'camo-hunter',
    ['neonOrange', 'black', 'hazelnut', 'armyGreen'],
    texts.colourways['camo-hunter'],
  ),
  named('camo', 'camo-stone', ['ashGrey', 'taupe', 'pearlGrey', 'graphite'], texts.colourways['camo-stone']),
  named('camo', 'camo-lagoon', ['lagoon', 'aquamarine', 'petrol', 'sand'], texts.colourways['camo-lagoon']),
  named('camo', 'camo-spring', ['apple', 'pistachio', 'fern', 'cream'], texts.colourways['camo-spring']),
  named('camo', 'camo-heath', ['mauve', 'moss', 'taupe', 'plum'], texts.colourways['camo-heath']),
];
