import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addMoney,
  compareMoney,
  currencyCodes,
  decimalsOf,
  isCurrencyCode,
  isZeroMoney,
  money,
  negateMoney,
  subtractMoney,
  sumMoney,
  zero,
} from './index.ts';

const anyMinor = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
const anyCurrency = fc.constantFrom(...currencyCodes);

describe('currencies', () => {
  test('the shop knows fourteen, and only JPY has no decimals', () => {
    expect(currencyCodes).toHaveLength(14);
    expect(currencyCodes.filter((code) => decimalsOf(code) === 0)).toEqual(['JPY']);
  });

  test('a code is recognised exactly as written', () => {
    expect(isCurrencyCode('EUR')).toBe(true);
    expect(isCurrencyCode('eur')).toBe(false);
    expect(isCurrencyCode('toString')).toBe(false);
  });
});

describe('money', () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, 0.5, 2 ** 53])('refuses %s as an amount', (minor) => {
    expect(() => money(minor, 'EUR')).toThrow(
      `An amount of money is a safe integer of minor units, not ${minor}`,
    );
  });

  test('refuses a currency it does not know', () => {
    expect(() => money(1, 'XAU' as 'EUR')).toThrow('Unknown currency "XAU"');
  });

  test('refuses a sum that leaves the safe integers', () => {
    const most = money(Number.MAX_SAFE_INTEGER, 'EUR');
    expect(() => addMoney(most, money(1, 'EUR'))).toThrow('safe integer');
  });

  test('refuses to combine two currencies', () => {
    const euro = money(1, 'EUR');
    const dollar = money(1, 'USD');
    for (const combine of [addMoney, subtractMoney, compareMoney]) {
      expect(() => combine(euro, dollar)).toThrow('Cannot combine EUR with USD');
    }
    expect(() => sumMoney([euro, dollar], 'EUR')).toThrow('Cannot combine EUR with USD');
  });

  test('adding and subtracting are each other’s inverse', () => {
    fc.assert(
      fc.property(anyMinor, anyMinor, anyCurrency, (a, b, currency) => {
        const sum = addMoney(money(a, currency), money(b, currency));
        expect(subtractMoney(sum, money(b, currency))).toEqual(money(a, currency));
      }),
    );
  });

  test('ten cents added ten times is one euro: nothing drifts', () => {
    const dimes = Array.from({ length: 10 }, () => money(10, 'EUR'));
    expect(sumMoney(dimes, 'EUR')).toEqual(money(100, 'EUR'));
  });

  test('the sum of nothing is zero in the asked currency', () => {
    expect(sumMoney([], 'SEK')).toEqual(zero('SEK'));
  });

  test('zero has no sign', () => {
    expect(Object.is(negateMoney(zero('EUR')).minor, 0)).toBe(true);
    expect(isZeroMoney(negateMoney(zero('EUR')))).toBe(true);
    expect(isZeroMoney(money(1, 'EUR'))).toBe(false);
  });

  test('comparing sorts from least to most', () => {
    const amounts = [3, -1, 2].map((minor) => money(minor, 'EUR'));
    expect(amounts.toSorted(compareMoney).map(({ minor }) => minor)).toEqual([-1, 2, 3]);
  });
});
