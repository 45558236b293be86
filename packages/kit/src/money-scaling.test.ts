import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addBasisPoints,
  addMoney,
  applyBasisPoints,
  convertMoney,
  currencyCodes,
  decimalsOf,
  money,
  multiplyMoney,
  negateMoney,
} from './index.ts';

const anyMinor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const euro = (minor: number) => money(minor, 'EUR');

describe('multiplying', () => {
  test.each([
    [5, 1, 2, 3],
    [-5, 1, 2, -3],
    [5, -1, 2, -3],
    [5, 1, -2, -3],
    [4, 1, 3, 1],
    [-4, 1, 3, -1],
    [0, 7, 3, 0],
  ])('%i × %i ÷ %i rounds half away from zero to %i', (minor, numerator, denominator, expected) => {
    expect(multiplyMoney(euro(minor), numerator, denominator)).toEqual(euro(expected));
  });

  test('stays exact where floats do not', () => {
    expect(multiplyMoney(euro(9_007_199_254_740_991), 3, 3)).toEqual(euro(9_007_199_254_740_991));
  });

  test.each([0.5, Number.NaN, 2 ** 53])('refuses %s as a factor', (factor) => {
    expect(() => multiplyMoney(euro(1), factor)).toThrow('safe integer');
    expect(() => multiplyMoney(euro(2), factor)).toThrow('safe integer');
  });

  test('refuses to divide by zero, and a result that leaves the safe integers', () => {
    expect(() => multiplyMoney(euro(1), 1, 0)).toThrow('divided by zero');
    expect(() => multiplyMoney(euro(Number.MAX_SAFE_INTEGER), 2)).toThrow('safe integer');
  });

  test('large and small amounts round the same way', () => {
    const exactly = (minor: bigint, n: bigint, d: bigint) => {
      const size = minor * n < 0n ? -minor * n : minor * n;
      const rounded = (2n * size + d) / (2n * d);
      return Number(minor * n < 0n ? -rounded : rounded);
    };
    const factor = fc.integer({ min: -20_000_000, max: 20_000_000 });
    fc.assert(
      fc.property(fc.maxSafeInteger(), factor, fc.integer({ min: 1, max: 100_000_000 }), (minor, n, d) => {
        const expected = exactly(BigInt(minor), BigInt(n), BigInt(d));
        fc.pre(Number.isSafeInteger(expected));
        expect(multiplyMoney(euro(minor), n, d).minor).toBe(expected + 0);
        const smaller = Math.trunc(minor / 1e9);
        expect(multiplyMoney(euro(smaller), n, d).minor).toBe(
          exactly(BigInt(smaller), BigInt(n), BigInt(d)) + 0,
        );
      }),
    );
  });

  test('is never more than half a minor unit away from the exact result', () => {
    fc.assert(
      fc.property(
        anyMinor,
        fc.integer({ min: -5000, max: 5000 }),
        fc.integer({ min: 1, max: 5000 }),
        (minor, n, d) => {
          const { minor: rounded } = multiplyMoney(euro(minor), n, d);
          const twiceTheError = 2n * (BigInt(rounded) * BigInt(d) - BigInt(minor) * BigInt(n));
          expect(twiceTheError <= BigInt(d) && twiceTheError >= -BigInt(d)).toBe(true);
        },
      ),
    );
  });
});

describe('basis points', () => {
  test('21 % of 9.95 is 2.09, and with it 12.04', () => {
    expect(applyBasisPoints(euro(995), 2100)).toEqual(euro(209));
    expect(addBasisPoints(euro(995), 2100)).toEqual(euro(1204));
  });

  test('half a percent is not lost: 25.5 % of 1000.00 is 255.00', () => {
    expect(applyBasisPoints(euro(100_000), 2550)).toEqual(euro(25_500));
  });

  test('a refund carries exactly the VAT of the sale', () => {
    fc.assert(
      fc.property(anyMinor, fc.integer({ min: 0, max: 10_000 }), (minor, rate) => {
        const sale = addBasisPoints(euro(minor), rate);
        expect(addBasisPoints(negateMoney(euro(minor)), rate)).toEqual(negateMoney(sale));
        expect(addMoney(euro(minor), applyBasisPoints(euro(minor), rate))).toEqual(sale);
      }),
    );
  });
});

describe('converting', () => {
  test.each([
    ['EUR', 1000, 1_083_200, 'USD', 1083],
    ['EUR', 1000, 163_450_000, 'JPY', 1635],
    ['JPY', 1635, 6_118, 'EUR', 1000],
    ['JPY', 100, 6_118, 'EUR', 61],
    ['EUR', -1050, 163_450_000, 'JPY', -1716],
  ] as const)('%s %i at %i millionths is %s %i', (from, minor, rate, to, expected) => {
    expect(convertMoney(money(minor, from), rate, to)).toEqual(money(expected, to));
  });

  test.each([0, -1, 1.5, Number.NaN])('refuses %s as a rate', (rate) => {
    expect(() => convertMoney(euro(1), rate, 'USD')).toThrow('positive integer of millionths');
  });

  test('at a rate of one nothing changes between currencies of equal decimals', () => {
    fc.assert(
      fc.property(anyMinor, fc.constantFrom(...currencyCodes), (minor, to) => {
        fc.pre(decimalsOf(to) === 2);
        expect(convertMoney(euro(minor), 1_000_000, to)).toEqual(money(minor, to));
      }),
    );
  });

  test('there and back comes within one minor unit when the target is worth no more than the source', () => {
    const rate = fc.integer({ min: 1_000_000, max: 50_000_000 });
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), rate, (minor, there) => {
        const back = Math.round(1_000_000_000_000 / there);
        const returned = convertMoney(convertMoney(euro(minor), there, 'SEK'), back, 'EUR');
        // The reciprocal rate itself is rounded to millionths, which shifts large amounts proportionally.
        const rateError = Math.abs(minor) * (there / 1_000_000) * 0.000_000_5;
        expect(Math.abs(returned.minor - minor)).toBeLessThanOrEqual(1 + rateError);
      }),
    );
  });
});
