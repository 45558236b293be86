import { solids } from '../../colourways/colourway.ts';
import { texts } from '../../texts.ts';
import { cordGenders, webbingGenders } from './genders.ts';
import { inSizes, type LengthRange } from './range.ts';

const strap = { mainGroup: 'strap', idea: 'straps' } as const;
const numbered = (prefix: string, mm: number): string => `${prefix}${String(mm).padStart(2, '0')}`;

const nylonWebbing = inSizes(
  {
    ...strap,
    ...texts.ranges.nylonWebbing,
    genders: webbingGenders,
    categories: ['webbing', 'nylonWebbing'],
    specs: {
      material: 'nylon',
      construction: 'woven',
      surface: 'smooth',
      longestPieceM: 100,
      tariffNumber: '58063210',
      thicknessMm: 1.5,
    },
    lengthsM: [1, 5, 50],
    look: { shape: 'webbing', columns: 8, stitch: 0.3, sheen: 0.03, use: 'collar' },
    care: 'nylon',
  },
  ...[
    { mm: 15, kg: 540, grams: 16, price: 46, plain: 16 },
    { mm: 20, kg: 720, grams: 22, price: 58, plain: 20 },
    { mm: 25, kg: 900, grams: 27, price: 70, plain: 28 },
    { mm: 40, kg: 1400, grams: 44, price: 105, plain: 12 },
  ].map(({ mm, kg, grams, price, plain }) => ({
    skuPrefix: numbered('web', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { plain },
  })),
);

const polypropyleneWebbing = inSizes(
  {
    ...strap,
    ...texts.ranges.polypropyleneWebbing,
    genders: webbingGenders,
    categories: ['webbing', 'polypropyleneWebbing'],
    specs: {
      material: 'polypropylene',
      construction: 'woven',
      surface: 'smooth',
      longestPieceM: 100,
      tariffNumber: '58063210',
      thicknessMm: 1.4,
    },
    lengthsM: [5, 10, 50],
    look: { shape: 'webbing', columns: 8, stitch: 0.3, sheen: 0.06, use: 'collar' },
    care: 'polypropylene',
  },
  ...[
    { mm: 20, kg: 420, grams: 14, price: 29 },
    { mm: 25, kg: 520, grams: 18, price: 36 },
    { mm: 30, kg: 640, grams: 22, price: 44 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('ppw', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { plain: 18 },
  })),
);

const cottonWebbing = inSizes(
  {
    ...strap,
    ...texts.ranges.cottonWebbing,
    genders: webbingGenders,
    categories: ['webbing', 'cottonWebbing'],
    specs: {
      material: 'cotton',
      construction: 'woven',
      surface: 'soft',
      longestPieceM: 50,
      tariffNumber: '58063100',
      thicknessMm: 2,
    },
    lengthsM: [1, 5, 25],
    look: { shape: 'webbing', columns: 8, stitch: 0.3, sheen: 0, use: 'collar' },
    care: 'cotton',
  },
  {
    skuPrefix: 'cow30',
    specs: { diameterMm: 30, breakingKg: 210, gramsPerMetre: 34 },
    metrePriceMinor: 98,
    palette: {
      chosen: solids('natural'),
      plain: ['black', 'white', 'sage', 'mustard', 'rust', 'navy', 'dustyRose', 'graphite', 'burgundy'],
    },
  },
);

const biothaneColours = [
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
] as const;

const biothaneShared = {
  ...strap,
  genders: { ...webbingGenders, de: 'm', da: 'm', sv: 'm' },
  categories: ['webbing', 'biothane'],
  specs: {
    material: 'coatedPolyester',
    construction: 'coated',
    longestPieceM: 30,
    tariffNumber: '59039099',
    thicknessMm: 2.5,
  },
  lengthsM: [1, 3, 10],
  care: 'coatedPolyester',
} as const;

const biothane = inSizes(
  {
    ...biothaneShared,
    ...texts.ranges.biothane,
    specs: { ...biothaneShared.specs, surface: 'glossy' },
    look: { shape: 'coated', columns: 8, stitch: 0.3, sheen: 0.2, use: 'collar' },
  },
  ...[
    { mm: 13, kg: 300, grams: 40, price: 390 },
    { mm: 16, kg: 380, grams: 49, price: 430 },
    { mm: 19, kg: 450, grams: 58, price: 480 },
    { mm: 25, kg: 600, grams: 77, price: 590 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('bio', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { plain: biothaneColours },
  })),
);

const biothaneBeta = inSizes(
  {
    ...biothaneShared,
    ...texts.ranges.biothaneBeta,
    specs: { ...biothaneShared.specs, surface: 'matt' },
    look: { shape: 'matt', columns: 8, stitch: 0.3, sheen: 0.05, use: 'collar' },
  },
  ...[
    { mm: 16, kg: 380, grams: 47, price: 460 },
    { mm: 19, kg: 450, grams: 56, price: 510 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('bet', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { plain: biothaneColours.slice(0, 12) },
  })),
);

const leather = { mainGroup: 'leather', care: 'leather' } as const;
const hideColours = ['natural', 'cognac', 'chocolate', 'black', 'burgundy', 'bottleGreen', 'navy'] as const;

const leatherStraps = inSizes(
  {
    ...leather,
    ...texts.ranges.leatherStrap,
    genders: { nl: 'm', de: 'm', fr: 'f', it: 'f', es: 'f', pl: 'm', da: 'm', sv: 'm' },
    categories: ['leather', 'leatherStraps'],
    specs: {
      material: 'leather',
      construction: 'cut',
      surface: 'grained',
      longestPieceM: 2.4,
      tariffNumber: '42050090',
      thicknessMm: 3.2,
      leatherGrade: 'fullGrain',
    },
    lengthsM: [1, 2],
    look: { shape: 'leather', columns: 8, stitch: 0.3, sheen: 0.06, use: 'collar' },
    idea: 'straps',
  },
  ...[
    { mm: 10, kg: 70, grams: 31, price: 420 },
    { mm: 15, kg: 105, grams: 46, price: 560 },
    { mm: 20, kg: 140, grams: 62, price: 690 },
    { mm: 30, kg: 210, grams: 93, price: 980 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('lea', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { plain: hideColours },
  })),
);

const roundLeather = inSizes(
  {
    ...leather,
    ...texts.ranges.roundLeather,
    genders: { ...cordGenders, de: 'n', sv: 'm' },
    categories: ['leather', 'leatherCord'],
    specs: {
      material: 'leather',
      construction: 'cut',
      surface: 'grained',
      longestPieceM: 25,
      tariffNumber: '42050090',
      leatherGrade: 'topGrain',
    },
    lengthsM: [1, 2, 5, 25],
    look: { shape: 'round', columns: 8, stitch: 0.3, sheen: 0.22, fibre: 0.35, lay: 'smooth', use: 'none' },
    idea: 'jewellery',
  },
  ...[
    { mm: 2, kg: 11, grams: 4, price: 95 },
    { mm: 3, kg: 22, grams: 8, price: 130 },
    { mm: 4, kg: 36, grams: 14, price: 180 },
    { mm: 5, kg: 55, grams: 22, price: 245 },
  ].map(({ mm, kg, grams, price }) => ({
    skuPrefix: numbered('lea', mm),
    specs: { diameterMm: mm, breakingKg: kg, gramsPerMetre: grams },
    metrePriceMinor: price,
    palette: { plain: hideColours },
  })),
);

export const straps: readonly LengthRange[] = [
  ...nylonWebbing,
  ...polypropyleneWebbing,
  ...cottonWebbing,
  ...biothane,
  ...biothaneBeta,
  ...leatherStraps,
  ...roundLeather,
];
