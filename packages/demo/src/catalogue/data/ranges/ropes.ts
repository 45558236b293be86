import { patterned, solids } from '../../colourways/colourway.ts';
import { texts } from '../../texts.ts';
import { camouflages } from '../named-colourways/camouflages.ts';
import { colourMixes } from '../named-colourways/colour-mixes.ts';
import { ropeGenders } from './genders.ts';
import { inSizes, type LengthRange } from './range.ts';

const rope = { mainGroup: 'rope', genders: ropeGenders } as const;

const ppm = inSizes(
  {
    ...rope,
    ...texts.ranges.ppm,
    categories: ['ppm'],
    specs: {
      material: 'polypropylene',
      core: 'polypropylene',
      construction: 'kernmantle',
      surface: 'soft',
      longestPieceM: 200,
      tariffNumber: '56074911',
    },
    lengthsM: [3, 10, 50],
    patternLengthsM: [10, 50],
    look: { shape: 'round', columns: 6, stitch: 0.46, sheen: 0.03, use: 'leash' },
    idea: 'leashes',
    care: 'polypropylene',
  },
  {
    skuPrefix: 'ppm04',
    specs: { diameterMm: 4, breakingKg: 150, gramsPerMetre: 8, ppmType: 'ppm4' },
    metrePriceMinor: 28,
    palette: { plain: 40, two: { helix: 14, twoTone: 8 } },
  },
  {
    skuPrefix: 'ppm06',
    specs: { diameterMm: 6, breakingKg: 320, gramsPerMetre: 17, ppmType: 'ppm6' },
    metrePriceMinor: 42,
    palette: { plain: 46, two: { helix: 18, twoTone: 14, stripes: 12 }, reflective: 6 },
  },
  {
    skuPrefix: 'ppm08',
    specs: { diameterMm: 8, breakingKg: 560, gramsPerMetre: 30, ppmType: 'ppm8' },
    metrePriceMinor: 64,
    palette: { plain: 46, two: { helix: 18, twoTone: 14, stripes: 12 }, reflective: 6 },
  },
  {
    skuPrefix: 'ppm10',
    specs: { diameterMm: 10, breakingKg: 850, gramsPerMetre: 46, ppmType: 'ppm10' },
    metrePriceMinor: 88,
    lengthsM: [1, 3, 10, 30, 50],
    palette: {
      plain: 60,
      two: { helix: 20, twoTone: 16, stripes: 14, diamond: 12 },
      named: camouflages.slice(0, 6),
      reflective: 8,
    },
  },
  {
    skuPrefix: 'ppm12',
    specs: { diameterMm: 12, breakingKg: 1180, gramsPerMetre: 65, ppmType: 'ppm12' },
    metrePriceMinor: 118,
    palette: { plain: 40, two: { helix: 12, diamond: 10 } },
  },
);

const dogLeash = inSizes(
  {
    ...rope,
    ...texts.ranges.dogLeashRope,
    categories: ['dogLeash'],
    specs: {
      material: 'polyester',
      core: 'polypropylene',
      construction: 'kernmantle',
      surface: 'soft',
      longestPieceM: 100,
      tariffNumber: '56075030',
    },
    lengthsM: [2, 5, 10, 25],
    patternLengthsM: [2, 5, 25],
    look: { shape: 'round', columns: 8, stitch: 0.5, sheen: 0.03, use: 'leash' },
    idea: 'leashes',
    care: 'polyester',
  },
  {
    skuPrefix: 'dog06',
    specs: { diameterMm: 6, breakingKg: 420, gramsPerMetre: 24 },
    metrePriceMinor: 82,
    lengthsM: [2, 5, 25],
    patternLengthsM: [2, 25],
    use: texts.ranges.lightLeashUse,
    palette: { plain: 20, two: { diamond: 20, helix: 16, stripes: 14 }, reflective: 8 },
  },
  {
    skuPrefix: 'dog08',
    specs: { diameterMm: 8, breakingKg: 700, gramsPerMetre: 42 },
    metrePriceMinor: 112,
    lengthsM: [2, 5, 25],
    patternLengthsM: [2, 25],
    use: texts.ranges.lightLeashUse,
    palette: { plain: 24, two: { diamond: 28, helix: 20, stripes: 18, speckle: 12 }, reflective: 10 },
  },
  {
    skuPrefix: 'dog10',
    specs: { diameterMm: 10, breakingKg: 1050, gramsPerMetre: 63 },
    metrePriceMinor: 142,
    lengthsM: [2, 5, 25],
    patternLengthsM: [2, 25],
    palette: { plain: 24, two: { diamond: 30, helix: 20, stripes: 18, speckle: 12 }, reflective: 10 },
  },
  {
    skuPrefix: 'dog12',
    specs: { diameterMm: 12, breakingKg: 1400, gramsPerMetre: 88 },
    metrePriceMinor: 175,
    palette: {
      plain: 24,
      two: { diamond: 28, helix: 20, stripes: 18, speckle: 12 },
      named: colourMixes.slice(0, 8),
      reflective: 10,
      chosen: [
        ...patterned('diamond', ['sage', 'cream'], ['navy', 'cream'], ['burgundy', 'sand']),
        ...patterned('helix', ['coral', 'white'], ['petrol', 'sunflower'], ['chocolate', 'cream']),
        ...patterned('stripes', ['denim', 'white'], ['rosePink', 'burgundy']),
        ...patterned('reflective', ['neonOrange']),
      ],
    },
  },
);

const climbing = inSizes(
  {
    ...rope,
    ...texts.ranges.climbingRope,
    categories: ['otherCord', 'climbingRope'],
    specs: {
      material: 'nylon',
      core: 'nylon',
      construction: 'kernmantle',
      strands: 12,
      surface: 'smooth',
      longestPieceM: 80,
      tariffNumber: '56075019',
    },
    lengthsM: [2, 10, 50],
    look: { shape: 'round', columns: 8, stitch: 0.52, sheen: 0.05, use: 'leash' },
    idea: 'leashes',
    care: 'nylon',
  },
  {
    skuPrefix: 'clm08',
    specs: { diameterMm: 8, breakingKg: 1500, gramsPerMetre: 41 },
    metrePriceMinor: 168,
    palette: { two: { helix: 10, speckle: 10, diamond: 6 } },
  },
  {
    skuPrefix: 'clm09',
    specs: { diameterMm: 9, breakingKg: 1900, gramsPerMetre: 54 },
    metrePriceMinor: 192,
    palette: { two: { helix: 12, speckle: 12, diamond: 8 } },
  },
  {
    skuPrefix: 'clm98',
    specs: { diameterMm: 9.8, breakingKg: 2200, gramsPerMetre: 64 },
    metrePriceMinor: 215,
    palette: {
      two: { helix: 14, speckle: 12, diamond: 10 },
      chosen: [
        ...patterned('helix', ['electricBlue', 'neonOrange'], ['lime', 'black'], ['red', 'sunflower']),
        ...patterned('diamond', ['turquoise', 'violet'], ['orange', 'charcoal']),
        ...patterned('confetti', ['white', 'royalBlue', 'red']),
      ],
    },
  },
  {
    skuPrefix: 'clm10',
    specs: { diameterMm: 10, breakingKg: 2300, gramsPerMetre: 67 },
    metrePriceMinor: 222,
    palette: { two: { helix: 12, speckle: 12, diamond: 8 } },
  },
  {
    skuPrefix: 'clm11',
    specs: { diameterMm: 11, breakingKg: 2700, gramsPerMetre: 78 },
    metrePriceMinor: 248,
    palette: { two: { helix: 8, diamond: 8 }, plain: ['white', 'black', 'red', 'royalBlue', 'forestGreen'] },
  },
);

const laidLook = { shape: 'round', columns: 8, stitch: 0.5, sheen: 0, fibre: 1, lay: 'twisted' } as const;

const jute = inSizes(
  {
    ...rope,
    ...texts.ranges.juteRope,
    categories: ['otherCord', 'juteRope'],
    specs: {
      material: 'jute',
      construction: 'twisted',
      strands: 3,
      surface: 'rough',
      longestPieceM: 220,
      tariffNumber: '56079010',
    },
    lengthsM: [5, 25, 50],
    look: { ...laidLook, use: 'wallHanging' },
    idea: 'macrame',
    care: 'jute',
  },
  ...[
    { mm: 4, kg: 38, grams: 11, price: 18 },
    { mm: 6, kg: 72, grams: 24, price: 31 },
    { mm: 8, kg: 120, grams: 42, price: 46 },
    { mm: 10, kg: 185, grams: 66, price: 68 },
    { mm: 14, kg: 340, grams: 130, price: 124 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: `jut${String(mm).padStart(2, '0')}`,
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: {
      chosen: solids('natural', 'black', 'cognac'),
      plain:
        mm > 8
          ? (['forestGreen'] as const)
          : (['forestGreen', 'burgundy', 'navy', 'mustard', 'cream'] as const),
    },
  })),
);

const hempLook = inSizes(
  {
    ...rope,
    ...texts.ranges.hempLookRope,
    categories: ['otherCord', 'hempRope'],
    specs: {
      material: 'polypropylene',
      construction: 'twisted',
      strands: 3,
      surface: 'rough',
      longestPieceM: 220,
      tariffNumber: '56074919',
    },
    lengthsM: [5, 25, 50],
    look: { ...laidLook, sheen: 0.02, use: 'cleat' },
    idea: 'boats',
    care: 'polypropylene',
  },
  ...[
    { mm: 6, kg: 480, grams: 18, price: 52 },
    { mm: 8, kg: 830, grams: 30, price: 74 },
    { mm: 10, kg: 1250, grams: 46, price: 102 },
    { mm: 12, kg: 1750, grams: 66, price: 138 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: `hem${String(mm).padStart(2, '0')}`,
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { plain: ['natural', 'coyote', 'graphite'] as const },
  })),
);

const mooring = inSizes(
  {
    ...rope,
    ...texts.ranges.mooringLine,
    genders: { ...ropeGenders, nl: 'm', de: 'f' },
    categories: ['otherCord', 'mooringLine'],
    specs: {
      material: 'polyester',
      core: 'polyester',
      construction: 'kernmantle',
      surface: 'soft',
      longestPieceM: 100,
      tariffNumber: '56075011',
    },
    lengthsM: [6, 10, 15],
    look: { shape: 'round', columns: 8, stitch: 0.46, sheen: 0.03, use: 'cleat' },
    idea: 'boats',
    care: 'polyester',
  },
  ...[
    { mm: 10, kg: 1900, grams: 70, price: 165 },
    { mm: 12, kg: 2700, grams: 100, price: 215 },
    { mm: 14, kg: 3600, grams: 136, price: 285 },
    { mm: 16, kg: 4700, grams: 178, price: 365 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: `moo${mm}`,
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: {
      plain: ['black', 'navy', 'white', 'red', 'charcoal', 'forestGreen'] as const,
      chosen: patterned(
        'thinLine',
        ['navy', 'white'],
        ['black', 'red'],
        ['navy', 'sunflower'],
        ['charcoal', 'turquoise'],
      ),
    },
  })),
);

export const ropes: readonly LengthRange[] = [
  ...ppm,
  ...dogLeash,
  ...climbing,
  ...jute,
  ...hempLook,
  ...mooring,
];
