import type { PieceLook } from '../../../pictures/piece-look.ts';
import { texts } from '../../texts.ts';
import { type PieceGood, type PieceVersion, sizes } from './piece-good.ts';

const own = texts.goods.tools;

interface ToolFacts {
  readonly look: PieceLook;
  readonly material: string;
  readonly lengthMm?: number;
  readonly priceMinor: number;
  readonly weightGrams: number;
  readonly tariffNumber: string;
  readonly isSet?: true;
  readonly versions?: readonly PieceVersion[];
}

const steel = (shape: PieceLook['shape']): PieceLook => ({ shape, colour: '#b9c0c6', finish: 'metal' });
const wooden = (shape: PieceLook['shape']): PieceLook => ({ shape, colour: '#c99a5e', finish: 'wood' });

const facts: Readonly<Record<keyof typeof own, ToolFacts>> = {
  'tool-fid-set': {
    look: { ...steel('fid-set'), colour: '#c3c8cd' },
    material: 'stainlessSteel',
    lengthMm: 90,
    priceMinor: 740,
    weightGrams: 24,
    tariffNumber: '73199090',
    isSet: true,
  },
  'tool-bracelet-jig': {
    look: wooden('jig'),
    material: 'wood',
    lengthMm: 330,
    priceMinor: 1980,
    weightGrams: 620,
    tariffNumber: '44219999',
  },
  'tool-cord-cutter': {
    look: steel('scissors'),
    material: 'stainlessSteel',
    lengthMm: 140,
    priceMinor: 1190,
    weightGrams: 58,
    tariffNumber: '82130000',
  },
  'tool-heat-sealer': {
    look: { shape: 'pen', colour: '#2f6b46', finish: 'plastic' },
    material: 'plastic',
    lengthMm: 165,
    priceMinor: 1650,
    weightGrams: 74,
    tariffNumber: '85158090',
  },
  'tool-marlinspike': {
    look: steel('spike'),
    material: 'steel',
    lengthMm: 180,
    priceMinor: 1420,
    weightGrams: 110,
    tariffNumber: '82055980',
  },
  'tool-needle-kit': {
    look: steel('needles'),
    material: 'steel',
    priceMinor: 380,
    weightGrams: 12,
    tariffNumber: '73194000',
    isSet: true,
    versions: sizes('accessory_size', [46, 380, 12], [56, 420, 14], [70, 460, 17]),
  },
  'tool-hole-punch': {
    look: { shape: 'hole-punch', colour: '#9b2531', finish: 'metal' },
    material: 'steel',
    lengthMm: 220,
    priceMinor: 1890,
    weightGrams: 310,
    tariffNumber: '82034000',
  },
  'tool-rivet-setter': {
    look: steel('setter'),
    material: 'steel',
    priceMinor: 980,
    weightGrams: 190,
    tariffNumber: '82055980',
    versions: sizes('rivetsize', [6, 940, 180], [8, 980, 190], [10, 1040, 210]),
  },
  'tool-tape': {
    look: { shape: 'tape', colour: '#f4c81f', finish: 'plastic' },
    material: 'plastic',
    lengthMm: 1500,
    priceMinor: 290,
    weightGrams: 18,
    tariffNumber: '90178090',
  },
  'tool-hot-knife': {
    look: { shape: 'hot-knife', colour: '#c8562a', finish: 'plastic' },
    material: 'plastic',
    lengthMm: 240,
    priceMinor: 6900,
    weightGrams: 560,
    tariffNumber: '85158090',
  },
  'tool-edge-slicker': {
    look: wooden('slicker'),
    material: 'wood',
    lengthMm: 160,
    priceMinor: 690,
    weightGrams: 46,
    tariffNumber: '44170000',
  },
  'tool-knot-book': {
    look: { shape: 'book', colour: '#15254b', finish: 'plastic', yarns: ['#f4b51a'] },
    material: 'paper',
    lengthMm: 240,
    priceMinor: 1990,
    weightGrams: 480,
    tariffNumber: '49019900',
  },
  'tool-clamp': {
    look: wooden('clamp'),
    material: 'wood',
    lengthMm: 120,
    priceMinor: 1290,
    weightGrams: 210,
    tariffNumber: '44219999',
  },
  'tool-leather-balm': {
    look: { shape: 'tin', colour: '#a4602b', finish: 'metal' },
    material: 'aluminium',
    priceMinor: 1090,
    weightGrams: 128,
    tariffNumber: '34051000',
  },
};

export const tools: readonly PieceGood[] = (Object.keys(own) as Array<keyof typeof own>).map((sku) => {
  const { material, lengthMm, isSet, ...rest } = facts[sku];
  return {
    ...own[sku],
    ...rest,
    sku,
    categories: ['diyTools'],
    attributes: {
      product_main_group: 'tool',
      unit_type: isSet ? 'set' : 'piece',
      material,
      ...(lengthMm === undefined ? {} : { length_accessory: String(lengthMm) }),
    },
  };
});
