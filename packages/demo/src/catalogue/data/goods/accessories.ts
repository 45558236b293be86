import { texts } from '../../texts.ts';
import { colourFamilySwatches } from '../colour-swatches.ts';
import { wordOptions } from '../option-labels.ts';
import { finishes } from './finish-colours.ts';
import { metalGoods } from './metal-goods.ts';
import { inColours, inPacks, type PieceGood, type PieceVersion, single, sizes } from './piece-good.ts';

const own = texts.goods.accessories;

const accessory = { product_main_group: 'accessory', unit_type: 'piece' } as const;
const plasticColours = finishes(
  'black',
  'white',
  'red',
  'blue',
  'green',
  'orange',
  'yellow',
  'pink',
  'purple',
  'olive',
  'sand',
  'turquoise',
);
const anodised = finishes('silver', 'black', 'red', 'blue', 'green', 'orange', 'gold', 'purple', 'gunmetal');
const castFinishes = finishes('pewter', 'gold', 'copper', 'gunmetal', 'black');

const beadColours = Object.fromEntries(
  Object.entries(colourFamilySwatches).filter(([family]) => family !== 'multicolour' && family !== 'beige'),
);

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'];
const symbols = Object.keys(wordOptions.symbol_slide_beads);

function engraved(signs: readonly string[]): PieceVersion[] {
  return signs.map((sign) => ({
    options: { symbol_slide_beads: sign },
    priceMinor: 95,
    weightGrams: 3,
    look: { sign },
    picture: sign,
  }));
}

const plasticGoods: readonly PieceGood[] = [
  {
    ...own['acc-side-release-buckle'],
    sku: 'acc-side-release-buckle',
    categories: ['accessories', 'buckles'],
    attributes: { ...accessory, material: 'plastic', buckle_type: 'sideRelease' },
    look: { shape: 'buckle', colour: '#1d1f22', finish: 'plastic' },
    priceMinor: 29,
    weightGrams: 2,
    versions: inColours(
      'Accessory_Colour_Config',
      plasticColours,
      sizes('feed_through_size', [10, 29, 2], [15, 33, 3], [20, 45, 6], [25, 62, 10]),
    ),
    tariffNumber: '39269097',
  },
  {
    ...own['acc-flat-buckle'],
    sku: 'acc-flat-buckle',
    categories: ['accessories', 'buckles'],
    attributes: { ...accessory, material: 'plastic', buckle_type: 'sideRelease' },
    look: { shape: 'flat-buckle', colour: '#1d1f22', finish: 'plastic' },
    priceMinor: 36,
    weightGrams: 4,
    versions: inColours(
      'Accessory_Colour_Config',
      finishes('black', 'white', 'red', 'blue', 'olive', 'sand'),
      sizes('feed_through_size', [15, 36, 4], [20, 48, 7], [25, 66, 11], [40, 98, 22]),
    ),
    tariffNumber: '39269097',
  },
  {
    ...own['acc-ladder-lock'],
    sku: 'acc-ladder-lock',
    categories: ['accessories', 'buckles'],
    attributes: { ...accessory, material: 'plastic', buckle_type: 'ladderLock' },
    look: { shape: 'ladder-lock', colour: '#1d1f22', finish: 'plastic' },
    priceMinor: 24,
    weightGrams: 3,
    versions: inColours(
      'Accessory_Colour_Config',
      finishes('black', 'olive', 'sand', 'white'),
      sizes('feed_through_size', [15, 24, 3], [20, 29, 4], [25, 36, 6]),
    ),
    tariffNumber: '39269097',
  },
  {
    ...own['acc-metal-buckle'],
    sku: 'acc-metal-buckle',
    categories: ['accessories', 'buckles'],
    attributes: {
      ...accessory,
      material: 'aluminium',
      materiaal_soort_metalen: 'aluminium',
      buckle_type: 'sideRelease',
    },
    look: { shape: 'buckle', colour: '#b9bec4', finish: 'metal' },
    priceMinor: 490,
    weightGrams: 22,
    versions: inColours(
      'Accessory_Colour_Config',
      finishes('silver', 'black', 'gunmetal', 'red', 'blue'),
      sizes('feed_through_size', [20, 490, 22], [25, 565, 31]),
    ),
    tariffNumber: '83089000',
  },
  {
    ...own['acc-carabiner'],
    sku: 'acc-carabiner',
    categories: ['accessories', 'hooks'],
    attributes: {
      ...accessory,
      material: 'aluminium',
      materiaal_soort_metalen: 'aluminium',
      length_accessory: '60',
    },
    look: { shape: 'carabiner', colour: '#c5202b', finish: 'metal' },
    priceMinor: 165,
    weightGrams: 12,
    versions: inColours(
      'Accessory_Colour_Config',
      anodised,
      sizes('accessory_size', [50, 145, 9], [60, 165, 12], [80, 235, 26]),
    ),
    tariffNumber: '76169990',
  },
  {
    ...own['acc-mini-carabiner'],
    sku: 'acc-mini-carabiner',
    categories: ['accessories', 'hooks'],
    attributes: {
      ...accessory,
      material: 'aluminium',
      materiaal_soort_metalen: 'aluminium',
      length_accessory: '40',
    },
    look: { shape: 'mini-carabiner', colour: '#1e55b4', finish: 'metal' },
    priceMinor: 78,
    weightGrams: 4,
    versions: inColours('Accessory_Colour_Config', anodised, single(78, 4)),
    tariffNumber: '76169990',
  },
  {
    ...own['acc-skull-bead'],
    sku: 'acc-skull-bead',
    categories: ['accessories', 'beads'],
    attributes: {
      ...accessory,
      material: 'zinc',
      materiaal_soort_metalen: 'zinc',
      feed_through_size: '5',
      length_accessory: '13',
    },
    look: { shape: 'skull-bead', colour: '#8f9499', finish: 'metal' },
    priceMinor: 245,
    weightGrams: 8,
    versions: inColours('Accessory_Colour_Config', castFinishes, single(245, 8)),
    tariffNumber: '71171900',
  },
  {
    ...own['acc-wooden-bead'],
    sku: 'acc-wooden-bead',
    categories: ['accessories', 'beads'],
    attributes: { ...accessory, material: 'wood' },
    look: { shape: 'bead', colour: '#c99a5e', finish: 'wood' },
    priceMinor: 32,
    weightGrams: 2,
    versions: sizes('accessory_size', [15, 32, 2], [20, 45, 3], [25, 62, 6], [30, 85, 9]),
    tariffNumber: '44219999',
  },
  {
    ...own['acc-pony-beads'],
    sku: 'acc-pony-beads',
    categories: ['accessories', 'beads'],
    attributes: { ...accessory, material: 'plastic', feed_through_size: '4', length_accessory: '9' },
    look: { shape: 'pony-beads', colour: '#d1202b', finish: 'plastic' },
    priceMinor: 30,
    weightGrams: 3,
    versions: inPacks(inColours('color', beadColours, single(3, 0.3))),
    tariffNumber: '39269097',
  },
  {
    ...own['acc-glow-bead'],
    sku: 'acc-glow-bead',
    categories: ['accessories', 'beads'],
    attributes: { ...accessory, material: 'plastic', feed_through_size: '5', length_accessory: '12' },
    look: { shape: 'glow-bead', colour: '#cdeea6', finish: 'plastic' },
    priceMinor: 68,
    weightGrams: 2,
    versions: inColours(
      'Accessory_Colour_Config',
      { green: '#c6efa4', blue: '#a9dcf2', orange: '#f6c89a', pink: '#f3b6cd', white: '#eef3dc' },
      single(68, 2),
    ),
    tariffNumber: '39269097',
  },
  {
    ...own['acc-slide-letter'],
    sku: 'acc-slide-letter',
    categories: ['accessories', 'beads'],
    attributes: { ...accessory, material: 'zinc', materiaal_soort_metalen: 'zinc', feed_through_size: '10' },
    look: { shape: 'slide-bead', colour: '#c3c8cd', finish: 'metal', sign: 'B' },
    priceMinor: 95,
    weightGrams: 3,
    versions: inColours('Accessory_Colour_Config', finishes('silver', 'gold', 'black'), engraved(letters)),
    tariffNumber: '83089000',
  },
  {
    ...own['acc-slide-symbol'],
    sku: 'acc-slide-symbol',
    categories: ['accessories', 'beads'],
    attributes: { ...accessory, material: 'zinc', materiaal_soort_metalen: 'zinc', feed_through_size: '10' },
    look: { shape: 'slide-bead', colour: '#d0a544', finish: 'metal', sign: 'heart' },
    priceMinor: 110,
    weightGrams: 3,
    versions: inColours('Accessory_Colour_Config', finishes('silver', 'gold', 'black'), engraved(symbols)),
    tariffNumber: '83089000',
  },
  {
    ...own['acc-cord-lock'],
    sku: 'acc-cord-lock',
    categories: ['accessories', 'ends'],
    attributes: { ...accessory, material: 'plastic', feed_through_size: '5' },
    look: { shape: 'cord-lock', colour: '#2a2c30', finish: 'plastic' },
    priceMinor: 38,
    weightGrams: 2,
    versions: inColours('Accessory_Colour_Config', plasticColours, single(38, 2)),
    tariffNumber: '39269097',
  },
  {
    ...own['acc-double-cord-lock'],
    sku: 'acc-double-cord-lock',
    categories: ['accessories', 'ends'],
    attributes: { ...accessory, material: 'plastic', feed_through_size: '4' },
    look: { shape: 'double-cord-lock', colour: '#2a2c30', finish: 'plastic' },
    priceMinor: 46,
    weightGrams: 3,
    versions: inColours(
      'Accessory_Colour_Config',
      finishes('black', 'olive', 'orange', 'white', 'blue', 'red'),
      single(46, 3),
    ),
    tariffNumber: '39269097',
  },
  {
    ...own['acc-zip-pull'],
    sku: 'acc-zip-pull',
    categories: ['accessories', 'ends'],
    attributes: { ...accessory, material: 'plastic', feed_through_size: '3', length_accessory: '24' },
    look: { shape: 'zip-pull', colour: '#2a2c30', finish: 'plastic' },
    priceMinor: 26,
    weightGrams: 1,
    versions: inColours('Accessory_Colour_Config', plasticColours, single(26, 1)),
    tariffNumber: '39269097',
  },
  {
    ...own['acc-magnet-clasp'],
    sku: 'acc-magnet-clasp',
    categories: ['accessories', 'buckles'],
    attributes: { ...accessory, material: 'magnet', buckle_type: 'magnetic', length_accessory: '21' },
    look: { shape: 'magnet-clasp', colour: '#c3c8cd', finish: 'metal' },
    priceMinor: 285,
    weightGrams: 6,
    versions: inColours(
      'Accessory_Colour_Config',
      finishes('silver', 'gold', 'black', 'copper'),
      sizes('feed_through_size', [4, 255, 5], [6, 285, 6], [8, 345, 11]),
    ),
    tariffNumber: '71171900',
  },
  {
    ...own['acc-grip'],
    sku: 'acc-grip',
    categories: ['accessories', 'ends'],
    attributes: { ...accessory, material: 'silicone', length_accessory: '130', feed_through_size: '12' },
    look: { shape: 'grip', colour: '#2c7a3f', finish: 'plastic' },
    priceMinor: 390,
    weightGrams: 34,
    versions: inColours(
      'Accessory_Colour_Config',
      finishes('black', 'green', 'blue', 'red', 'orange', 'pink', 'purple', 'turquoise'),
      single(390, 34),
    ),
    tariffNumber: '39269097',
  },
  {
    ...own['acc-leather-keeper'],
    sku: 'acc-leather-keeper',
    categories: ['accessories', 'buckles'],
    attributes: { ...accessory, material: 'leather', leather_grade: 'fullGrain' },
    look: { shape: 'keeper', colour: '#8a5526', finish: 'leather' },
    priceMinor: 120,
    weightGrams: 4,
    versions: inColours(
      'Accessory_Colour_Config',
      { brown: '#6b4226', sand: '#c9a06a', black: '#26231f' },
      sizes('strap_width', [15, 120, 3], [20, 135, 4], [30, 165, 6]),
    ),
    tariffNumber: '42050090',
  },
  {
    ...own['acc-whipping-twine'],
    sku: 'acc-whipping-twine',
    categories: ['accessories', 'ends'],
    attributes: { ...accessory, material: 'waxedPolyester' },
    look: { shape: 'spool', colour: '#eee6d2', finish: 'plastic' },
    priceMinor: 420,
    weightGrams: 38,
    versions: inColours(
      'Accessory_Colour_Config',
      finishes('white', 'black', 'brown', 'blue', 'red', 'green', 'sand'),
      single(420, 38),
    ),
    tariffNumber: '56075090',
  },
];

export const accessories: readonly PieceGood[] = [...plasticGoods, ...metalGoods];
