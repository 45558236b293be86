import { fill } from '@bowline/kit';
import { languages, type Words } from '../../../language/languages.ts';
import type { Hex } from '../../../pictures/colour.ts';
import type { PieceShape } from '../../../pictures/piece-look.ts';
import { texts } from '../../texts.ts';
import type { OptionCode } from '../option-labels.ts';
import { inPacks, type PieceGood, type PieceVersion, sizes } from './piece-good.ts';

type Metal = keyof typeof texts.goods.metals;

interface MetalFacts {
  readonly colour: Hex;
  readonly code: OptionCode<'materiaal_soort_metalen'>;
  /** Percent of the price in nickel-plated steel. */
  readonly costs: number;
}

const metals: Readonly<Record<Metal, MetalFacts>> = {
  brass: { colour: '#c9a04a', code: 'brass', costs: 165 },
  steel: { colour: '#b7c0c8', code: 'stainlessSteel', costs: 175 },
  nickel: { colour: '#cdc7b8', code: 'nickelPlatedSteel', costs: 100 },
  black: { colour: '#3a3d42', code: 'blackSteel', costs: 115 },
  copper: { colour: '#b86a3c', code: 'copper', costs: 190 },
};

interface MetalThing {
  readonly key: keyof typeof texts.goods.metalGoods;
  readonly shape: PieceShape;
  readonly category: string;
  readonly metals: readonly Metal[];
  /** In nickel-plated steel. */
  readonly versions: readonly PieceVersion[];
  readonly attributes?: Readonly<Record<string, string>>;
  readonly tariffNumber: string;
}

const ringSizes = sizes(
  'accessory_size',
  [16, 42, 5],
  [20, 52, 8],
  [25, 66, 12],
  [30, 84, 18],
  [40, 118, 30],
);

const things: readonly MetalThing[] = [
  {
    key: 'o-ring',
    shape: 'o-ring',
    category: 'rings',
    metals: ['brass', 'steel', 'nickel', 'black'],
    versions: ringSizes,
    tariffNumber: '73269098',
  },
  {
    key: 'd-ring',
    shape: 'd-ring',
    category: 'rings',
    metals: ['steel', 'brass', 'nickel', 'black'],
    versions: ringSizes,
    tariffNumber: '73269098',
  },
  {
    key: 'rect-ring',
    shape: 'rect-ring',
    category: 'rings',
    metals: ['nickel', 'brass', 'black'],
    versions: sizes('feed_through_size', [16, 46, 7], [20, 56, 9], [25, 70, 13], [40, 112, 24]),
    tariffNumber: '83089000',
  },
  {
    key: 'key-ring',
    shape: 'key-ring',
    category: 'rings',
    metals: ['nickel', 'brass', 'black'],
    versions: sizes('accessory_size', [20, 22, 3], [25, 29, 4], [32, 39, 6]),
    tariffNumber: '73269098',
  },
  {
    key: 'snap-hook',
    shape: 'snap-hook',
    category: 'hooks',
    metals: ['brass', 'steel', 'nickel', 'black'],
    versions: sizes('snap_hook_size', [60, 205, 32], [70, 240, 48], [90, 330, 86], [110, 436, 140]),
    attributes: { feed_through_size: '20' },
    tariffNumber: '83089000',
  },
  {
    key: 'trigger-snap',
    shape: 'trigger-snap',
    category: 'hooks',
    metals: ['brass', 'nickel', 'black'],
    versions: sizes('snap_hook_size', [55, 185, 26], [70, 225, 41], [85, 298, 70]),
    attributes: { feed_through_size: '16' },
    tariffNumber: '83089000',
  },
  {
    key: 'bolt-snap',
    shape: 'bolt-snap',
    category: 'hooks',
    metals: ['brass', 'steel', 'nickel'],
    versions: sizes('snap_hook_size', [65, 215, 42], [85, 290, 78], [105, 395, 120]),
    attributes: { feed_through_size: '25' },
    tariffNumber: '83089000',
  },
  {
    key: 'lobster',
    shape: 'lobster',
    category: 'hooks',
    metals: ['steel', 'brass', 'nickel', 'copper'],
    versions: sizes('snap_hook_size', [15, 38, 2], [25, 52, 4], [35, 74, 8]),
    attributes: { feed_through_size: '6' },
    tariffNumber: '71171900',
  },
  {
    key: 'roller-buckle',
    shape: 'roller-buckle',
    category: 'buckles',
    metals: ['nickel', 'brass', 'black'],
    versions: sizes('feed_through_size', [13, 92, 12], [16, 104, 15], [20, 122, 20], [25, 148, 28]),
    attributes: { buckle_type: 'roller' },
    tariffNumber: '83089000',
  },
  {
    key: 'tri-glide',
    shape: 'tri-glide',
    category: 'buckles',
    metals: ['nickel', 'brass', 'black'],
    versions: sizes('feed_through_size', [15, 62, 8], [20, 74, 11], [25, 88, 15], [40, 130, 26]),
    attributes: { buckle_type: 'triGlide' },
    tariffNumber: '83089000',
  },
  {
    key: 'shackle',
    shape: 'shackle',
    category: 'buckles',
    metals: ['steel', 'black', 'brass'],
    versions: sizes('accessory_size', [4, 118, 12], [5, 132, 16]),
    attributes: { buckle_type: 'shackle', length_accessory: '34' },
    tariffNumber: '73269098',
  },
  {
    key: 'swivel',
    shape: 'swivel',
    category: 'hooks',
    metals: ['brass', 'steel', 'nickel'],
    versions: sizes('accessory_size', [12, 98, 14], [16, 126, 24], [20, 168, 40]),
    attributes: { length_accessory: '55', feed_through_size: '13' },
    tariffNumber: '73269098',
  },
  {
    key: 'rivet',
    shape: 'rivet',
    category: 'rivets',
    metals: ['nickel', 'brass', 'black', 'copper'],
    versions: inPacks(sizes('rivetsize', [6, 6, 1], [8, 8, 1], [10, 10, 2])),
    tariffNumber: '83082000',
  },
  {
    key: 'screw',
    shape: 'screw',
    category: 'rivets',
    metals: ['nickel', 'brass', 'black'],
    versions: inPacks(sizes('screw_size', [5, 18, 2], [8, 21, 3], [10, 24, 3], [12, 27, 4])),
    tariffNumber: '73181595',
  },
  {
    key: 'eyelet',
    shape: 'eyelet',
    category: 'rivets',
    metals: ['nickel', 'brass', 'black'],
    versions: inPacks(sizes('accessory_size', [5, 7, 1], [8, 9, 1], [12, 14, 2])),
    tariffNumber: '83081000',
  },
  {
    key: 'cord-end',
    shape: 'cord-end',
    category: 'ends',
    metals: ['nickel', 'brass', 'copper'],
    versions: sizes('feed_through_size', [3, 58, 3], [5, 72, 5], [8, 98, 9]),
    tariffNumber: '83089000',
  },
  {
    key: 'barrel-bead',
    shape: 'barrel-bead',
    category: 'beads',
    metals: ['brass', 'steel', 'copper', 'black'],
    versions: sizes('feed_through_size', [5, 118, 6], [6, 138, 9]),
    attributes: { length_accessory: '14' },
    tariffNumber: '71171900',
  },
];

function withMetal(text: Words, metal: Words): Words {
  const filled = languages.map((language) => [language, fill(text[language], { metal: metal[language] })]);
  return Object.fromEntries(filled) as Words;
}

function inMetal(thing: MetalThing, metal: Metal): PieceGood {
  const { colour, code, costs } = metals[metal];
  const thingTexts = texts.goods.metalGoods[thing.key];
  const versions = thing.versions.map((version) => ({
    ...version,
    priceMinor: Math.round((version.priceMinor * costs) / 100),
  }));
  const [cheapest] = versions;
  if (!cheapest) throw new Error(`${thing.key} has no version`);
  return {
    sku: `acc-${thing.key}-${metal}`,
    name: withMetal(thingTexts.name, texts.goods.metals[metal].name),
    about: thingTexts.about,
    alsoAbout: texts.goods.metals[metal].about,
    categories: ['accessories', thing.category],
    attributes: {
      product_main_group: 'accessory',
      unit_type: 'piece',
      material: code,
      materiaal_soort_metalen: code,
      ...thing.attributes,
    },
    look: { shape: thing.shape, colour, finish: 'metal' },
    priceMinor: cheapest.priceMinor,
    weightGrams: cheapest.weightGrams,
    versions,
    tariffNumber: thing.tariffNumber,
  };
}

/** Rings, hooks, buckles and small parts in every metal they are made of. */
export const metalGoods: readonly PieceGood[] = things.flatMap((thing) =>
  thing.metals.map((metal) => inMetal(thing, metal)),
);
