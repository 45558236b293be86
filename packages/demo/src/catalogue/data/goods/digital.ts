import type { GiftCardImport } from '@bowline/commerce';
import type { Hex } from '../../../pictures/colour.ts';
import type { PieceLook } from '../../../pictures/piece-look.ts';
import { texts } from '../../texts.ts';
import type { PieceGood } from './piece-good.ts';

const own = texts.goods.digital;

export type DigitalGood = Omit<PieceGood, 'weightGrams' | 'tariffNumber' | 'versions'>;

type CourseKey = Extract<keyof typeof own, `course-${string}`>;
type CardKey = Extract<keyof typeof own, `gift-card${string}`>;

interface CourseFacts {
  readonly priceMinor: number;
  readonly colour: Hex;
  readonly yarns: readonly Hex[];
  readonly craft: NonNullable<PieceLook['craft']>;
}

const courseFacts: Readonly<Record<CourseKey, CourseFacts>> = {
  'course-first-bracelet': {
    priceMinor: 1240,
    colour: '#2a5935',
    yarns: ['#f4b51a', '#d1202b'],
    craft: 'bracelet',
  },
  'course-splicing': { priceMinor: 1650, colour: '#15254b', yarns: ['#97aa86', '#eddfbd'], craft: 'splice' },
  'course-macrame': { priceMinor: 1490, colour: '#6b4226', yarns: ['#f3f1ea', '#c58b90'], craft: 'macrame' },
  'course-leather': { priceMinor: 1990, colour: '#4d3123', yarns: ['#cfa06a', '#a4602b'], craft: 'leather' },
  'course-biothane': {
    priceMinor: 1790,
    colour: '#11606a',
    yarns: ['#ff571e', '#26b1b4'],
    craft: 'biothane',
  },
  'course-turks-head': {
    priceMinor: 1390,
    colour: '#5e2c85',
    yarns: ['#f5da33', '#86c0e6'],
    craft: 'turks-head',
  },
};

/** For whom it is, and how many minutes it takes. */
const courseSpecs: Readonly<Record<CourseKey, { course_level: string; course_duration: string }>> = {
  'course-first-bracelet': { course_level: 'beginner', course_duration: '60' },
  'course-splicing': { course_level: 'advanced', course_duration: '90' },
  'course-macrame': { course_level: 'beginner', course_duration: '120' },
  'course-leather': { course_level: 'advanced', course_duration: '150' },
  'course-biothane': { course_level: 'beginner', course_duration: '105' },
  'course-turks-head': { course_level: 'advanced', course_duration: '75' },
};

const cardLooks: Readonly<Record<CardKey, Pick<PieceLook, 'colour' | 'yarns'>>> = {
  'gift-card': { colour: '#2a5935', yarns: ['#f4b51a'] },
  'gift-card-dog': { colour: '#97142c', yarns: ['#eddfbd'] },
  'gift-card-maker': { colour: '#5e2c85', yarns: ['#f2a4bb'] },
  'gift-card-sea': { colour: '#15254b', yarns: ['#86c0e6'] },
};

export const courses: readonly DigitalGood[] = (Object.keys(courseFacts) as CourseKey[]).map((sku) => {
  const { priceMinor, colour, yarns, craft } = courseFacts[sku];
  return {
    ...own[sku],
    sku,
    priceMinor,
    categories: ['courses'],
    attributes: { product_main_group: 'digital', ...courseSpecs[sku] },
    look: { shape: 'course', colour, finish: 'plastic', yarns, craft },
  };
});

export const giftCards: readonly Omit<DigitalGood, 'priceMinor'>[] = (
  Object.keys(cardLooks) as CardKey[]
).map((sku) => ({
  ...own[sku],
  sku,
  categories: ['giftCards'],
  attributes: { product_main_group: 'digital' },
  look: { shape: 'gift-card', finish: 'plastic', ...cardLooks[sku] },
}));

/** Decision D3: 10 to 250 EUR in any cent amount. */
export const giftCardAmounts: GiftCardImport = {
  amountsMinor: [1000, 2500, 5000, 10000],
  openAmount: { minimumMinor: 1000, maximumMinor: 25000 },
  lifetimeDays: 1095,
  messageMaxLength: 500,
};
