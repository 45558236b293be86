import type { Hex } from '../../../pictures/colour.ts';
import { kitContents } from '../../../pictures/data/kit-contents.ts';
import { texts } from '../../texts.ts';
import type { PieceGood, PieceVersion } from './piece-good.ts';

const own = texts.goods.kits;

interface KitFacts {
  readonly material: string;
  readonly yarns: readonly Hex[];
  readonly priceMinor: number;
  readonly weightGrams: number;
  readonly tariffNumber: string;
}

type TextKey = keyof typeof own;
type KitKey = Extract<TextKey, `kit-${string}`>;
type PackKey = Extract<TextKey, `pack-${string}`>;

const facts: Readonly<Record<KitKey, KitFacts>> = {
  'kit-bracelet': {
    material: 'nylon',
    yarns: ['#d1202b', '#1e47ae', '#f4b51a'],
    priceMinor: 1450,
    weightGrams: 140,
    tariffNumber: '95030099',
  },
  'kit-dog-leash': {
    material: 'nylon',
    yarns: ['#97aa86', '#eddfbd', '#c9a04a'],
    priceMinor: 1890,
    weightGrams: 260,
    tariffNumber: '42010000',
  },
  'kit-plant-hanger': {
    material: 'cotton',
    yarns: ['#eddfbd', '#c9a877', '#97aa86'],
    priceMinor: 2150,
    weightGrams: 720,
    tariffNumber: '56079090',
  },
  'kit-key-fob': {
    material: 'nylon',
    yarns: ['#15254b', '#f3f1ea', '#d1202b'],
    priceMinor: 890,
    weightGrams: 95,
    tariffNumber: '95030099',
  },
  'kit-survival': {
    material: 'nylon',
    yarns: ['#686829', '#17181b', '#ec771c'],
    priceMinor: 1690,
    weightGrams: 150,
    tariffNumber: '95030099',
  },
  'kit-collar': {
    material: 'biothane',
    yarns: ['#26b1b4', '#17181b', '#c3c8cd'],
    priceMinor: 2490,
    weightGrams: 310,
    tariffNumber: '42010000',
  },
  'kit-wall-hanging': {
    material: 'cotton',
    yarns: ['#f3f1ea', '#c58b90', '#c9a877'],
    priceMinor: 2690,
    weightGrams: 940,
    tariffNumber: '56079090',
  },
  'kit-keychains': {
    material: 'nylon',
    yarns: ['#9dcc2a', '#ff3d90', '#86c0e6'],
    priceMinor: 1590,
    weightGrams: 190,
    tariffNumber: '95030099',
  },
  'kit-friendship': {
    material: 'waxedPolyester',
    yarns: ['#c51f7b', '#26b1b4', '#f5da33'],
    priceMinor: 1290,
    weightGrams: 90,
    tariffNumber: '95030099',
  },
  'kit-leather-wallet': {
    material: 'leather',
    yarns: ['#a4602b', '#eddfbd', '#4d3123'],
    priceMinor: 2890,
    weightGrams: 180,
    tariffNumber: '42023100',
  },
  'kit-horse-halter': {
    material: 'nylon',
    yarns: ['#97142c', '#15254b', '#b8bcc0'],
    priceMinor: 2390,
    weightGrams: 430,
    tariffNumber: '42010000',
  },
  'kit-tarp': {
    material: 'nylon',
    yarns: ['#11606a', '#ec771c', '#43474d'],
    priceMinor: 3490,
    weightGrams: 380,
    tariffNumber: '63069000',
  },
};

const packYarns: Readonly<Record<PackKey, readonly Hex[]>> = {
  'pack-solid': ['#d1202b', '#ec771c', '#f4b51a', '#2a5935', '#1e47ae', '#5e2c85', '#17181b', '#f3f1ea'],
  'pack-pattern': ['#26b1b4', '#97142c', '#cda349', '#15254b', '#9dcc2a', '#c51f7b', '#7b8188', '#ec771c'],
  'pack-neon': ['#e3f01f', '#ff571e', '#ff3d90', '#53de2b', '#12e2cf', '#9a3dff', '#ff2a44', '#e3f01f'],
  'pack-micro': ['#b5a1d4', '#86c0e6', '#a3dabf', '#f5da33', '#f4b07c', '#f2a4bb', '#c9a877', '#97aa86'],
};

function packVersions(priceMinor: number): PieceVersion[] {
  return [5, 10, 20].map((count) => ({
    options: { package_deals: `pack${count}` },
    priceMinor: Math.round((priceMinor * count * (106 - count)) / 100),
    weightGrams: count * 22,
  }));
}

const keysOf = <Prefix extends 'kit' | 'pack'>(prefix: Prefix) =>
  (Object.keys(own) as TextKey[]).filter((key): key is Extract<TextKey, `${Prefix}-${string}`> =>
    key.startsWith(`${prefix}-`),
  );

/** Boxes with everything for one project. */
export const kits: readonly PieceGood[] = keysOf('kit').map((sku) => {
  const { yarns, material, ...rest } = facts[sku];
  return {
    ...own[sku],
    ...rest,
    sku,
    categories: ['diyKits'],
    attributes: { product_main_group: 'kit', unit_type: 'set', material },
    look: { shape: 'kit', colour: '#c99a5e', finish: 'wood', yarns, contents: kitContents[sku] ?? [] },
  };
});

/** Several colours together, cheaper than one by one. */
export const colourPacks: readonly PieceGood[] = keysOf('pack').map((sku) => ({
  ...own[sku],
  sku,
  categories: ['mainCord', 'colourPacks'],
  attributes: { product_main_group: 'kit', unit_type: 'set', material: 'nylon' },
  look: { shape: 'pack', colour: '#c99a5e', finish: 'wood', yarns: packYarns[sku] },
  priceMinor: sku === 'pack-micro' ? 155 : 195,
  weightGrams: 110,
  versions: packVersions(sku === 'pack-micro' ? 155 : 195),
  tariffNumber: '56075019',
}));
