import { expect, test } from 'vitest';
import { defaultSettings } from '#stores';
import { vatRateOf } from './tax-class.ts';
import { type TaxedOrder, type TaxTreatment, taxTreatment } from './tax-treatment.ts';
import { vatRatesOf } from './vat-rates.ts';

const rates = vatRatesOf(
  Object.entries({ NL: 2100, DE: 1900, BE: 2100, FI: 2550, GB: 2000 }).map(([country, basisPoints]) => ({
    country,
    taxClass: 'standard',
    validFrom: '2000-01-01',
    basisPoints,
  })),
);

type Golden = readonly [name: string, order: Partial<TaxedOrder>, treatment: Omit<TaxTreatment, 'rates'>];

const business = (vatNumberPrefix: string | null) => ({ isBusiness: true, vatNumberPrefix });
const london = { country: 'GB', postcode: 'EC1A 1BB' } as const;
const belfast = { country: 'GB', postcode: 'bt1 5gs', goodsValueGbpMinor: 500_00 } as const;

const cases: readonly Golden[] = [
  ['X1', { country: 'NL' }, { kind: 'domestic', basisPoints: 2100 }],
  ['X2', { country: 'NL', ...business('DE') }, { kind: 'domestic', basisPoints: 2100 }],
  ['X3', { country: 'DE' }, { kind: 'destination', basisPoints: 1900 }],
  ['X4', { country: 'DE', ...business('DE') }, { kind: 'reverse-charge', basisPoints: 0 }],
  ['X5', { country: 'DE', ...business(null) }, { kind: 'destination', basisPoints: 1900 }],
  ['X6', { country: 'DE', vatNumberPrefix: 'DE' }, { kind: 'destination', basisPoints: 1900 }],
  ['X7', { country: 'BE', ...business('NL') }, { kind: 'destination', basisPoints: 2100 }],
  ['X8', { country: 'FI' }, { kind: 'destination', basisPoints: 2550 }],
  ['X9', { ...london, goodsValueGbpMinor: 135_00 }, { kind: 'uk-low-value', basisPoints: 2000 }],
  ['X10', { ...london, goodsValueGbpMinor: 135_01 }, { kind: 'uk-import', basisPoints: 0 }],
  ['X11', belfast, { kind: 'destination', basisPoints: 2000 }],
  ['X12', { ...belfast, ...business('XI') }, { kind: 'reverse-charge', basisPoints: 0 }],
  ['X13 Norway', { country: 'NO' }, { kind: 'export', basisPoints: 0 }],
  ['X13 Switzerland', { country: 'CH', ...business('DE') }, { kind: 'export', basisPoints: 0 }],
  ['X13 Japan', { country: 'JP' }, { kind: 'export', basisPoints: 0 }],
  [
    'X14',
    { ...london, ...business('GB'), goodsValueGbpMinor: 50_00 },
    { kind: 'uk-low-value', basisPoints: 2000 },
  ],
];

const complete = (order: Partial<TaxedOrder>): TaxedOrder => ({
  country: 'NL',
  postcode: null,
  isBusiness: false,
  vatNumberPrefix: null,
  goodsValueGbpMinor: 10_00,
  ...order,
});
const facts = { rates, day: '2026-11-02', ukVatLimitMinor: defaultSettings.ukVatLimitMinor };

test.each(cases)('golden case %s', (_, order, treatment) => {
  expect(taxTreatment(complete(order), facts)).toEqual({
    ...treatment,
    // Rule 13: a class without rates of its own has the standard one, gift cards never have one.
    rates: {
      standard: treatment.basisPoints,
      books: treatment.basisPoints,
      services: treatment.basisPoints,
      none: 0,
    },
  });
});

test('rule 6: the value up to which British VAT is charged is the merchant’s to change', () => {
  const kindAt = (ukVatLimitMinor: number) =>
    taxTreatment(complete({ ...london, goodsValueGbpMinor: 135_01 }), { ...facts, ukVatLimitMinor }).kind;
  expect([kindAt(135_00), kindAt(150_00)]).toEqual(['uk-import', 'uk-low-value']);
});

const withBooks = vatRatesOf([
  ...Object.entries({ NL: 2100, DE: 1900, DK: 2500, GB: 2000 }).map(([country, basisPoints]) => ({
    country,
    taxClass: 'standard',
    validFrom: '2000-01-01',
    basisPoints,
  })),
  ...Object.entries({ NL: 900, DE: 700, GB: 0 }).map(([country, basisPoints]) => ({
    country,
    taxClass: 'books',
    validFrom: '2000-01-01',
    basisPoints,
  })),
]);

test.each<readonly [string, Partial<TaxedOrder>, number, number]>([
  ['Z1', { country: 'NL' }, 900, 2100],
  ['Z2', { country: 'DE' }, 700, 1900],
  ['Z3', { country: 'DK' }, 2500, 2500],
  ['Z4', london, 0, 2000],
  ['Z5', { country: 'DE', ...business('DE') }, 0, 0],
])('golden case %s: a book and a course', (_, order, book, course) => {
  const treatment = taxTreatment(complete(order), { ...facts, rates: withBooks });
  expect([vatRateOf(treatment, 'books'), vatRateOf(treatment, 'services')]).toEqual([book, course]);
});
