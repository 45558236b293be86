import type { Hex } from '../../../pictures/colour.ts';
import { texts } from '../../texts.ts';
import { type ColourId, colours } from '../colours/colours.ts';
import { inColours, type PieceGood, sizes } from './piece-good.ts';

const own = texts.goods.strapsAndLeather;

function yarns(...ids: readonly ColourId[]): Readonly<Record<string, Hex>> {
  return Object.fromEntries(ids.map((id) => [id, colours[id].hex]));
}

const biothane = { product_main_group: 'strap', unit_type: 'piece', material: 'biothane' } as const;
const leather = { product_main_group: 'leather', unit_type: 'piece', material: 'leather' } as const;

const biothaneColours = yarns(
  'black',
  'chocolate',
  'cognac',
  'white',
  'red',
  'burgundy',
  'neonOrange',
  'neonYellow',
  'lime',
  'turquoise',
  'royalBlue',
  'navy',
  'violet',
  'neonPink',
  'rosePink',
  'olive',
);
const nappaColours = yarns(
  'black',
  'espresso',
  'cognac',
  'natural',
  'cream',
  'burgundy',
  'red',
  'dustyRose',
  'navy',
  'denim',
  'bottleGreen',
  'sage',
  'mustard',
  'graphite',
);

export const strapsAndLeather: readonly PieceGood[] = [
  {
    ...own['bio-precut'],
    sku: 'bio-precut',
    categories: ['webbing', 'biothane'],
    attributes: { ...biothane, surface_family: 'glossy', strap_length: '100' },
    look: { shape: 'strap-rolls', colour: '#26b1b4', finish: 'plastic' },
    priceMinor: 420,
    weightGrams: 40,
    versions: inColours(
      'biothane_colour',
      biothaneColours,
      sizes('strap_width', [13, 420, 40], [19, 520, 58], [25, 640, 77]),
    ),
    tariffNumber: '59039099',
  },
  {
    ...own['bio-handle'],
    sku: 'bio-handle',
    categories: ['webbing', 'biothane'],
    attributes: { ...biothane, surface_family: 'glossy', strap_width: '19' },
    look: { shape: 'short-leash', colour: '#1e47ae', finish: 'plastic' },
    priceMinor: 1490,
    weightGrams: 120,
    versions: inColours(
      'biothane_colour',
      biothaneColours,
      sizes('strap_length', [40, 1490, 110], [60, 1690, 130]),
    ),
    tariffNumber: '42010000',
  },
  {
    ...own['lea-nappa'],
    sku: 'lea-nappa',
    categories: ['leather', 'leatherPieces'],
    attributes: { ...leather, leather_grade: 'nappa', surface_family: 'soft', strap_length: '140' },
    look: { shape: 'strap-rolls', colour: '#a4602b', finish: 'leather' },
    priceMinor: 390,
    weightGrams: 22,
    versions: inColours('nappa_basic', nappaColours, sizes('strap_width', [20, 390, 22], [30, 490, 33])),
    tariffNumber: '42050090',
  },
  {
    ...own['lea-collar-blank'],
    sku: 'lea-collar-blank',
    categories: ['leather', 'leatherPieces'],
    attributes: { ...leather, leather_grade: 'fullGrain', surface_family: 'grained' },
    look: { shape: 'collar-blank', colour: '#8a5526', finish: 'leather' },
    priceMinor: 690,
    weightGrams: 45,
    versions: [20, 25, 30].flatMap((width) =>
      sizes(
        'strap_length',
        [40, 590 + width * 8, 30 + width],
        [50, 660 + width * 9, 38 + width],
        [60, 740 + width * 10, 46 + width],
        [70, 820 + width * 11, 54 + width],
      ).map((version) => ({ ...version, options: { ...version.options, strap_width: String(width) } })),
    ),
    tariffNumber: '42010000',
  },
  {
    ...own['lea-sheet'],
    sku: 'lea-sheet',
    categories: ['leather', 'leatherPieces'],
    attributes: { ...leather, leather_grade: 'fullGrain', surface_family: 'smooth' },
    look: { shape: 'leather-sheet', colour: '#cfa06a', finish: 'leather' },
    priceMinor: 890,
    weightGrams: 60,
    versions: [
      { thickness: 1.5, factor: 1 },
      { thickness: 2, factor: 1.15 },
      { thickness: 3, factor: 1.4 },
      { thickness: 4, factor: 1.6 },
    ].flatMap(({ thickness, factor }) =>
      sizes(
        'accessory_size',
        [150, Math.round(890 * factor), Math.round(34 * thickness)],
        [210, Math.round(1490 * factor), Math.round(66 * thickness)],
        [300, Math.round(2490 * factor), Math.round(130 * thickness)],
      ).map((version) => ({
        ...version,
        options: { material_thickness: String(thickness), ...version.options },
      })),
    ),
    tariffNumber: '41079290',
  },
  {
    ...own['lea-offcuts'],
    sku: 'lea-offcuts',
    categories: ['leather', 'leatherPieces'],
    attributes: { ...leather, unit_type: 'set', leather_grade: 'mixed', surface_family: 'grained' },
    look: { shape: 'offcuts', colour: '#a4602b', finish: 'leather' },
    priceMinor: 1190,
    weightGrams: 500,
    versions: sizes('material_thickness', [1.5, 1190, 500], [2, 1190, 500], [3, 1290, 500]),
    tariffNumber: '41152000',
  },
];
