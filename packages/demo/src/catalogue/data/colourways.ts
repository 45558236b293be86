import { type NineTexts, type Words, words } from '../../language/languages.ts';
import type { Pattern } from '../../pictures/weave.ts';
import type { ColourId } from './colours.ts';

/** What one product of a range looks like: its pattern, its yarns, and a name of its own if it has one. */
export interface Colourway {
  /** Part of the sku, so it never changes. */
  readonly key: string;
  readonly pattern: Pattern;
  readonly colours: readonly ColourId[];
  readonly name?: Words;
}

const kebab = (id: string): string => id.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function solids(...ids: readonly ColourId[]): Colourway[] {
  return ids.map((id) => ({ key: kebab(id), pattern: 'solid', colours: [id] }));
}

export function patterned(
  pattern: Pattern,
  ...combinations: ReadonlyArray<readonly ColourId[]>
): Colourway[] {
  return combinations.map((colours) => ({
    key: `${pattern}-${colours.map(kebab).join('-')}`,
    pattern,
    colours,
  }));
}

export function named(
  pattern: Pattern,
  key: string,
  colours: readonly ColourId[],
  ...name: NineTexts
): Colourway {
  return { key, pattern, colours, name: words(...name) };
}

export const camouflages: readonly Colourway[] = [
  named(
    'camo',
    'camo-woodland',
    ['moss', 'black', 'chocolate', 'khaki'],
    'woodland camo',
    'boscamouflage',
    'Waldtarn',
    'camouflage forêt',
    'mimetico bosco',
    'camuflaje bosque',
    'kamuflaż leśny',
    'skovcamouflage',
    'skogskamouflage',
  ),
  named(
    'camo',
    'camo-desert',
    ['sand', 'coyote', 'cream', 'khaki'],
    'desert camo',
    'woestijncamouflage',
    'Wüstentarn',
    'camouflage désert',
    'mimetico deserto',
    'camuflaje desierto',
    'kamuflaż pustynny',
    'ørkencamouflage',
    'ökenkamouflage',
  ),
  named(
    'camo',
    'camo-arctic',
    ['white', 'silverGrey', 'iceBlue', 'steelGrey'],
    'arctic camo',
    'poolcamouflage',
    'Polartarn',
    'camouflage arctique',
    'mimetico artico',
    'camuflaje ártico',
    'kamuflaż arktyczny',
    'arktisk camouflage',
    'arktiskt kamouflage',
  ),
  named(
    'camo',
    'camo-urban',
    ['steelGrey', 'black', 'silverGrey', 'charcoal'],
    'urban camo',
    'stadscamouflage',
    'Stadttarn',
    'camouflage urbain',
    'mimetico urbano',
    'camuflaje urbano',
    'kamuflaż miejski',
    'bycamouflage',
    'stadskamouflage',
  ),
  named(
    'camo',
    'camo-ocean',
    ['navy', 'petrol', 'denim', 'skyBlue'],
    'ocean camo',
    'oceaancamouflage',
    'Ozeantarn',
    'camouflage océan',
    'mimetico oceano',
    'camuflaje océano',
    'kamuflaż oceaniczny',
    'havcamouflage',
    'havskamouflage',
  ),
  named(
    'camo',
    'camo-autumn',
    ['rust', 'mustard', 'chocolate', 'olive'],
    'autumn camo',
    'herfstcamouflage',
    'Herbsttarn',
    'camouflage automne',
    'mimetico autunno',
    'camuflaje otoño',
    'kamuflaż jesienny',
    'efterårscamouflage',
    'höstkamouflage',
  ),
];

export const colourMixes: readonly Colourway[] = [
  named(
    'confetti',
    'mix-fireworks',
    ['black', 'neonPink', 'turquoise', 'sunflower'],
    'fireworks',
    'vuurwerk',
    'Feuerwerk',
    'feu d’artifice',
    'fuochi d’artificio',
    'fuegos artificiales',
    'fajerwerki',
    'fyrværkeri',
    'fyrverkeri',
  ),
  named(
    'confetti',
    'mix-coral-reef',
    ['turquoise', 'coral', 'sunflower', 'white'],
    'coral reef',
    'koraalrif',
    'Korallenriff',
    'récif corallien',
    'barriera corallina',
    'arrecife de coral',
    'rafa koralowa',
    'koralrev',
    'korallrev',
  ),
  named(
    'confetti',
    'mix-meadow',
    ['lime', 'rosePink', 'lemonYellow', 'violet'],
    'flower meadow',
    'bloemenweide',
    'Blumenwiese',
    'pré fleuri',
    'prato fiorito',
    'prado en flor',
    'kwietna łąka',
    'blomstereng',
    'blomsteräng',
  ),
  named(
    'shockwave',
    'mix-northern-lights',
    ['navy', 'neonGreen', 'violet'],
    'northern lights',
    'noorderlicht',
    'Nordlicht',
    'aurore boréale',
    'aurora boreale',
    'aurora boreal',
    'zorza polarna',
    'nordlys',
    'norrsken',
  ),
  named(
    'shockwave',
    'mix-sunset',
    ['violet', 'fuchsia', 'orange', 'sunflower'],
    'sunset',
    'zonsondergang',
    'Sonnenuntergang',
    'coucher de soleil',
    'tramonto',
    'puesta de sol',
    'zachód słońca',
    'solnedgang',
    'solnedgång',
  ),
];
