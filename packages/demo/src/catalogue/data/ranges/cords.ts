import { patterned, solids } from '../../colourways/colourway.ts';
import { texts } from '../../texts.ts';
import { cordGenders, lineGenders } from './genders.ts';
import { inSizes, type LengthRange } from './range.ts';

const cord = { mainGroup: 'cord' } as const;
const numbered = (prefix: string, mm: number): string =>
  `${prefix}${String(mm).replace('.', '').padStart(2, '0')}`;

const cotton = inSizes(
  {
    ...cord,
    ...texts.ranges.cottonCord,
    genders: cordGenders,
    categories: ['otherCord', 'cottonCord'],
    specs: {
      material: 'cotton',
      construction: 'twisted',
      strands: 3,
      surface: 'soft',
      longestPieceM: 100,
      tariffNumber: '56079090',
    },
    lengthsM: [10, 50, 100],
    look: {
      shape: 'round',
      columns: 8,
      stitch: 0.5,
      sheen: 0,
      fibre: 0.7,
      lay: 'twisted',
      use: 'wallHanging',
    },
    idea: 'macrame',
    care: 'cotton',
  },
  ...[
    { mm: 2, kg: 9, grams: 3, price: 9 },
    { mm: 3, kg: 16, grams: 6, price: 13 },
    { mm: 4, kg: 26, grams: 10, price: 18 },
    { mm: 5, kg: 38, grams: 16, price: 24 },
    { mm: 6, kg: 52, grams: 23, price: 33 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('cot', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { chosen: solids('natural'), plain: mm > 4 ? 34 : 28 },
  })),
);

const shock = inSizes(
  {
    ...cord,
    ...texts.ranges.shockCord,
    genders: lineGenders,
    categories: ['otherCord', 'shockCord'],
    specs: {
      material: 'polyester',
      core: 'rubber',
      construction: 'kernmantle',
      surface: 'smooth',
      longestPieceM: 100,
      tariffNumber: '56041000',
    },
    lengthsM: [1, 5, 50],
    patternLengthsM: [5, 50],
    look: { shape: 'hank', columns: 6, stitch: 0.4, sheen: 0.06, use: 'none' },
    idea: 'outdoors',
    care: 'rubber',
  },
  ...[
    { mm: 3, kg: 28, grams: 7, price: 29 },
    { mm: 4, kg: 45, grams: 12, price: 38 },
    { mm: 6, kg: 95, grams: 26, price: 59 },
    { mm: 8, kg: 160, grams: 46, price: 86 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('shk', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { plain: 18, two: { helix: 8, speckle: 8 }, reflective: 4 },
  })),
);

const elastic = inSizes(
  {
    ...cord,
    ...texts.ranges.elasticThread,
    genders: { nl: 'm', de: 'm', fr: 'm', it: 'm', es: 'm', pl: 'f', da: 'm', sv: 'm' },
    categories: ['otherCord', 'elasticThread'],
    specs: {
      material: 'polyester',
      core: 'rubber',
      construction: 'spun',
      surface: 'soft',
      longestPieceM: 100,
      tariffNumber: '56041000',
    },
    lengthsM: [10, 25, 100],
    look: { shape: 'hank', columns: 4, stitch: 0.5, sheen: 0.03, use: 'none' },
    idea: 'jewellery',
    care: 'rubber',
  },
  ...[
    { mm: 1, kg: 4, grams: 1, price: 14 },
    { mm: 2, kg: 9, grams: 3, price: 19 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('ela', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { plain: 24 },
  })),
);

const hmpe = inSizes(
  {
    ...cord,
    ...texts.ranges.hmpeCord,
    genders: { ...lineGenders, fr: 'f' },
    categories: ['otherCord', 'hmpeCord'],
    specs: {
      material: 'hmpe',
      construction: 'hollowBraid',
      strands: 12,
      surface: 'smooth',
      longestPieceM: 200,
      tariffNumber: '56075019',
    },
    lengthsM: [1, 5, 50],
    look: { shape: 'hank', columns: 6, stitch: 0.62, sheen: 0.08, use: 'none' },
    idea: 'outdoors',
    care: 'hmpe',
  },
  ...[
    { mm: 1, kg: 95, grams: 0.7, price: 48 },
    { mm: 2, kg: 410, grams: 2.5, price: 79 },
    { mm: 3, kg: 950, grams: 5, price: 120 },
    { mm: 4, kg: 1600, grams: 8.5, price: 175 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('hmp', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: {
      plain: [
        'black',
        'charcoal',
        'silverGrey',
        'white',
        'sand',
        'sunflower',
        'orange',
        'red',
        'fuchsia',
        'violet',
        'skyBlue',
        'electricBlue',
        'navy',
        'turquoise',
        'lime',
        'olive',
      ] as const,
    },
  })),
);

const tentLine = inSizes(
  {
    ...cord,
    ...texts.ranges.tentLine,
    genders: { nl: 'm', de: 'f', fr: 'm', it: 'm', es: 'm', pl: 'm', da: 'm', sv: 'm' },
    categories: ['otherCord', 'tentLine'],
    specs: {
      material: 'polyester',
      core: 'polyester',
      construction: 'kernmantle',
      surface: 'smooth',
      longestPieceM: 150,
      tariffNumber: '56075030',
    },
    lengthsM: [5, 20, 50],
    look: { shape: 'hank', columns: 4, stitch: 0.56, sheen: 0.05, use: 'none' },
    idea: 'outdoors',
    care: 'polyester',
  },
  {
    skuPrefix: 'ten02',
    specs: { diameterMm: 2, breakingKg: 70, gramsPerMetre: 2.6 },
    metrePriceMinor: 24,
    palette: { reflective: 22, glow: 8, plain: 14 },
  },
  {
    skuPrefix: 'ten03',
    specs: { diameterMm: 3, breakingKg: 150, gramsPerMetre: 5.4 },
    metrePriceMinor: 33,
    palette: { reflective: 22, glow: 8, plain: 14 },
  },
);

const polyester = inSizes(
  {
    ...cord,
    ...texts.ranges.polyesterCord,
    genders: lineGenders,
    categories: ['otherCord', 'polyesterCord'],
    specs: {
      material: 'polyester',
      core: 'polyester',
      construction: 'kernmantle',
      surface: 'smooth',
      longestPieceM: 200,
      tariffNumber: '56075030',
    },
    lengthsM: [5, 20, 100],
    look: { shape: 'hank', columns: 6, stitch: 0.48, sheen: 0.04, use: 'none' },
    idea: 'outdoors',
    care: 'polyester',
  },
  ...[
    { mm: 3, kg: 180, grams: 7, price: 17 },
    { mm: 4, kg: 310, grams: 12, price: 24 },
    { mm: 5, kg: 480, grams: 19, price: 33 },
    { mm: 6, kg: 690, grams: 27, price: 45 },
    { mm: 8, kg: 1200, grams: 47, price: 72 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('pes', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: {
      plain: mm === 8 ? 14 : 20,
      chosen: patterned(
        'thinLine',
        ['navy', 'white'],
        ['black', 'sunflower'],
        ['charcoal', 'red'],
        ['forestGreen', 'lemonYellow'],
      ),
      two: { stripes: 6 },
    },
  })),
);

const waxed = inSizes(
  {
    ...cord,
    ...texts.ranges.waxedCord,
    genders: cordGenders,
    categories: ['otherCord', 'waxedCord'],
    specs: {
      material: 'waxedCotton',
      construction: 'spun',
      surface: 'smooth',
      longestPieceM: 100,
      tariffNumber: '56079090',
    },
    lengthsM: [10, 25, 100],
    look: { shape: 'hank', columns: 4, stitch: 0.6, sheen: 0.08, use: 'none' },
    idea: 'jewellery',
    care: 'waxed',
  },
  {
    skuPrefix: 'wax08',
    specs: { diameterMm: 0.8, breakingKg: 11, gramsPerMetre: 0.8 },
    metrePriceMinor: 12,
    palette: { plain: 34, chosen: solids('natural', 'cognac') },
  },
  {
    skuPrefix: 'wax10',
    specs: { diameterMm: 1, breakingKg: 15, gramsPerMetre: 1.1 },
    metrePriceMinor: 14,
    palette: { plain: 34, chosen: solids('natural', 'cognac') },
  },
);

const satin = inSizes(
  {
    ...cord,
    ...texts.ranges.satinCord,
    genders: cordGenders,
    categories: ['otherCord', 'satinCord'],
    specs: {
      material: 'polyester',
      construction: 'spun',
      surface: 'glossy',
      longestPieceM: 100,
      tariffNumber: '56075090',
    },
    lengthsM: [5, 25, 100],
    look: { shape: 'hank', columns: 4, stitch: 0.5, sheen: 0.5, fibre: 0, lay: 'smooth', use: 'none' },
    idea: 'jewellery',
    care: 'polyester',
  },
  {
    skuPrefix: 'sat02',
    specs: { diameterMm: 2, breakingKg: 14, gramsPerMetre: 2.2 },
    metrePriceMinor: 18,
    palette: { plain: 30 },
  },
);

export const cords: readonly LengthRange[] = [
  ...cotton,
  ...shock,
  ...elastic,
  ...hmpe,
  ...tentLine,
  ...polyester,
  ...waxed,
  ...satin,
];
