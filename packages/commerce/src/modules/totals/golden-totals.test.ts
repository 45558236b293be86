import { type CurrencyCode, moneyFromDecimal, moneyToDecimal } from '@bowline/kit';
import { expect, test } from 'vitest';
import { computeTotals } from './compute-totals.ts';
import type { CouponEffect, PricedDraft } from './model.ts';

interface GoldenCase {
  readonly name: string;
  readonly draft: PricedDraft;
  readonly total: string;
  readonly tax: string;
  readonly toPay: string;
  readonly lineTaxes?: readonly string[];
  /** VAT of taxable amount, by rate. */
  readonly rates?: readonly string[];
}

interface Wish {
  readonly currency?: CurrencyCode;
  readonly basis?: PricedDraft['basis'];
  readonly rounding?: PricedDraft['rounding'];
  readonly vat: number;
  /** excl / incl × quantity; a leading `card` is a gift card bought, a leading rate that of the line. */
  readonly lines: readonly string[];
  readonly shipping?: readonly [excl: string, incl: string];
  readonly incentive?: number;
  readonly coupon?: number | string | 'free-shipping';
  readonly cards?: readonly string[];
}

function draftOf(wish: Wish): PricedDraft {
  const { currency = 'EUR', basis = 'incl', rounding = 'per-line' } = wish;
  const amount = (text: string) => moneyFromDecimal(text, currency);
  return {
    currency,
    basis,
    rounding,
    lines: wish.lines.map((text, index) => {
      const [, card, rate, excl = '', incl = '', quantity = ''] =
        /^(card )?(?:(\d+) %: )?([\d.]+) \/ ([\d.]+) × ([\d.]+)$/.exec(text) ?? [];
      return {
        id: `line-${index}`,
        quantityHundredths: Math.round(Number(quantity) * 100),
        unitExcl: amount(excl),
        unitIncl: amount(incl),
        vatBasisPoints: card ? 0 : rate === undefined ? wish.vat : Number(rate) * 100,
        isDiscountable: !card,
        isGoods: !card,
      };
    }),
    shipping: wish.shipping
      ? { excl: amount(wish.shipping[0]), incl: amount(wish.shipping[1]), vatBasisPoints: wish.vat }
      : null,
    incentive:
      wish.incentive === undefined
        ? null
        : { kind: 'percent', label: 'incentive', basisPoints: wish.incentive },
    coupon: couponOf(wish.coupon, amount),
    giftCards: (wish.cards ?? []).map((balance, index) => ({
      code: `card-${index}`,
      balance: amount(balance),
    })),
  };
}

function couponOf(
  coupon: Wish['coupon'],
  amount: (text: string) => ReturnType<typeof moneyFromDecimal>,
): CouponEffect | null {
  if (coupon === undefined) return null;
  if (coupon === 'free-shipping') return { kind: 'free-shipping', label: 'coupon' };
  if (typeof coupon === 'number') return { kind: 'percent', label: 'coupon', basisPoints: coupon };
  return { kind: 'amount', label: 'coupon', amount: amount(coupon) };
}

function golden(
  name: string,
  wish: Wish,
  [total, tax, toPay]: readonly [string, string, string],
  lineTaxes?: readonly string[],
): GoldenCase {
  return { name, draft: draftOf(wish), total, tax, toPay, ...(lineTaxes && { lineTaxes }) };
}

const tenEuros = '10.00 / 12.10 × 1';
const standardParcel = ['4.09', '4.95'] as const;

const cases = [
  golden('T1', { vat: 2100, lines: [tenEuros] }, ['12.10', '2.10', '12.10']),
  golden('T2', { vat: 750, currency: 'USD', basis: 'excl', lines: ['10.00 / 10.75 × 2'] }, [
    '21.50',
    '1.50',
    '21.50',
  ]),
  golden('T3', { vat: 2100, lines: ['0.33 / 0.40 × 3'] }, ['1.20', '0.21', '1.20']),
  golden('T4', { vat: 1900, lines: ['0.41 / 0.49 × 1', '2.10 / 2.50 × 1'] }, ['2.99', '0.48', '2.99']),
  golden('T5', { vat: 2500, currency: 'SEK', basis: 'excl', lines: ['110.50 / 138.13 × 3'] }, [
    '414.38',
    '82.88',
    '414.38',
  ]),
  golden(
    'T6',
    { vat: 0, currency: 'USD', basis: 'excl', lines: ['4.95 / 4.95 × 4'], shipping: ['9.50', '9.50'] },
    ['29.30', '0.00', '29.30'],
  ),
  golden('T7', { vat: 2100, lines: [tenEuros], shipping: standardParcel }, ['17.05', '2.96', '17.05']),
  golden(
    'T8',
    { vat: 2100, lines: ['50.00 / 60.50 × 1', '20.00 / 24.20 × 1'], incentive: 500 },
    ['80.46', '13.96', '80.46'],
    ['9.97', '3.99'],
  ),
  golden('T9', { vat: 2100, lines: ['100.00 / 121.00 × 1'], incentive: 1000, coupon: 1000 }, [
    '98.01',
    '17.01',
    '98.01',
  ]),
  golden('T10', { vat: 2100, lines: [tenEuros], coupon: '20.00' }, ['0.00', '0.00', '0.00']),
  golden('T11', { vat: 2100, lines: [tenEuros], coupon: '5.00' }, ['7.10', '1.23', '7.10']),
  golden('T12', { vat: 2100, lines: [tenEuros], shipping: standardParcel, coupon: 'free-shipping' }, [
    '12.10',
    '2.10',
    '12.10',
  ]),
  golden(
    'T13',
    { vat: 2100, lines: ['card 50.00 / 50.00 × 1', tenEuros], coupon: 1000 },
    ['60.89', '1.89', '60.89'],
    ['0.00', '1.89'],
  ),
  golden('T14', { vat: 2100, lines: ['10.00 / 12.10 × 2'], cards: ['20.00'] }, ['24.20', '4.20', '4.20']),
  golden('T15', { vat: 2100, lines: [tenEuros], cards: ['5.00', '50.00'] }, ['12.10', '2.10', '0.00']),
  golden('T16', { vat: 1000, currency: 'JPY', lines: ['1632 / 1795 × 3'], coupon: 1500 }, [
    '4577',
    '416',
    '4577',
  ]),
  golden('T17', { vat: 2300, currency: 'PLN', lines: ['1.41 / 1.73 × 1.5'] }, ['2.60', '0.49', '2.60']),
  golden(
    'T18',
    { vat: 2100, lines: ['0.10 / 0.12 × 1', '0.10 / 0.12 × 1', '0.10 / 0.12 × 1'], coupon: '0.10' },
    ['0.26', '0.05', '0.26'],
    ['0.01', '0.02', '0.02'],
  ),
  golden(
    'T19',
    {
      vat: 2100,
      basis: 'excl',
      rounding: 'per-order',
      lines: ['0.33 / 0.40 × 1', '0.33 / 0.40 × 1', '0.33 / 0.40 × 1'],
    },
    ['1.20', '0.21', '1.20'],
  ),
  golden(
    'T20',
    { vat: 2100, rounding: 'per-order', lines: Array.from({ length: 5 }, () => '0.33 / 0.40 × 1') },
    ['2.00', '0.35', '2.00'],
  ),
  golden(
    'T21',
    {
      vat: 1900,
      basis: 'excl',
      rounding: 'per-order',
      lines: Array.from({ length: 4 }, () => '0.05 / 0.06 × 1'),
    },
    ['0.24', '0.04', '0.24'],
    ['0.01', '0.01', '0.01', '0.01'],
  ),
  golden(
    'T22',
    {
      vat: 2500,
      currency: 'DKK',
      basis: 'excl',
      rounding: 'per-order',
      lines: ['0.50 / 0.63 × 1', '0.50 / 0.63 × 1'],
    },
    ['1.25', '0.25', '1.25'],
    ['0.13', '0.12'],
  ),
];

const twoRates = ['21 %: 10.00 / 12.10 × 1', '9 %: 20.00 / 21.80 × 1'];

function severalRates(
  name: string,
  wish: Omit<Wish, 'vat'>,
  [total, tax]: readonly [string, string],
  rates: readonly string[],
): GoldenCase {
  return { name, draft: draftOf({ vat: 2100, ...wish }), total, tax, toPay: total, rates };
}

const casesOfSeveralRates = [
  severalRates('R1', { lines: twoRates }, ['33.90', '3.90'], ['2.10 of 10.00', '1.80 of 20.00']),
  severalRates(
    'R2',
    { lines: twoRates, shipping: standardParcel },
    ['38.85', '4.47'],
    ['2.41 of 11.46', '2.06 of 22.92'],
  ),
  severalRates(
    'R3',
    { basis: 'excl', lines: twoRates, shipping: standardParcel },
    ['38.53', '4.44'],
    ['2.39 of 11.36', '2.05 of 22.73'],
  ),
  severalRates(
    'R4',
    { lines: twoRates, coupon: 1000, shipping: standardParcel },
    ['35.46', '4.08'],
    ['2.20 of 10.46', '1.88 of 20.92'],
  ),
  severalRates(
    'R5',
    {
      basis: 'excl',
      rounding: 'per-order',
      lines: [...Array.from({ length: 3 }, () => '21 %: 0.33 / 0.40 × 1'), '9 %: 0.33 / 0.36 × 1'],
      shipping: ['0.50', '0.61'],
    },
    ['2.15', '0.33'],
    ['0.29 of 1.37', '0.04 of 0.45'],
  ),
  severalRates(
    'R6',
    { rounding: 'per-order', lines: ['21 %: 0.33 / 0.40 × 5', '9 %: 0.33 / 0.36 × 5'] },
    ['3.80', '0.50'],
    ['0.35 of 1.65', '0.15 of 1.65'],
  ),
  severalRates(
    'R7',
    {
      basis: 'excl',
      lines: ['0 %: 10.00 / 10.00 × 1', '0 %: 20.00 / 20.00 × 1'],
      shipping: ['4.09', '4.09'],
    },
    ['34.09', '0.00'],
    [],
  ),
  severalRates(
    'R8',
    {
      currency: 'GBP',
      lines: ['20 %: 100.00 / 120.00 × 1', '0 %: 30.00 / 30.00 × 1'],
      shipping: ['10.00', '12.00'],
    },
    ['162.00', '21.60'],
    ['21.60 of 108.00'],
  ),
  severalRates(
    'R9',
    { lines: ['card 50.00 / 50.00 × 1', '9 %: 20.00 / 21.80 × 1'], shipping: standardParcel },
    ['76.75', '2.21'],
    ['2.21 of 24.54'],
  ),
  severalRates(
    'R10',
    { lines: twoRates, coupon: '50.00', shipping: standardParcel },
    ['4.95', '0.57'],
    ['0.31 of 1.46', '0.26 of 2.92'],
  ),
];

test.each([...cases, ...casesOfSeveralRates])(
  'golden case $name',
  ({ draft, total, tax, toPay, lineTaxes, rates }) => {
    const breakdown = computeTotals(draft);
    expect({
      total: moneyToDecimal(breakdown.grandTotal),
      tax: moneyToDecimal(breakdown.tax),
      toPay: moneyToDecimal(breakdown.toPay),
    }).toEqual({ total, tax, toPay });
    if (lineTaxes) {
      expect(breakdown.lines.map((line) => moneyToDecimal(line.total.tax))).toEqual(lineTaxes);
    }
    if (rates) {
      expect(
        breakdown.taxes.map(
          ({ taxable, amount }) => `${moneyToDecimal(amount)} of ${moneyToDecimal(taxable)}`,
        ),
      ).toEqual(rates);
    }
  },
);

test('golden case T15 uses the cards in their order', () => {
  const { draft } = cases.find(({ name }) => name === 'T15') ?? {};
  if (!draft) throw new Error('There is no case T15');
  expect(computeTotals(draft).giftCards.map(({ code, amount }) => [code, moneyToDecimal(amount)])).toEqual([
    ['card-0', '5.00'],
    ['card-1', '7.10'],
  ]);
});
