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
  moneyFromDecimal,
  moneyToDecimal,
  moneyToNumber,
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

test.each([
  [1250, 'EUR', '12.50'],
  [5, 'EUR', '0.05'],
  [-5, 'EUR', '-0.05'],
  [0, 'EUR', '0.00'],
  [1250, 'JPY', '1250'],
  [-7, 'JPY', '-7'],
  [Number.MAX_SAFE_INTEGER, 'EUR', '90071992547409.91'],
] as const)('%i of %s is written %s', (minor, currency, text) => {
  expect(moneyToDecimal(money(minor, currency))).toBe(text);
});

test('what is written is read back unchanged', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencyCodes), (minor, currency) => {
      const amount = money(minor, currency);
      expect(moneyFromDecimal(moneyToDecimal(amount), currency)).toEqual(amount);
    }),
  );
});

test.each([
  ['12.5', 'EUR', 1250],
  ['12', 'EUR', 1200],
  ['12.5000', 'EUR', 1250],
  ['100.00', 'JPY', 100],
  ['-0.00', 'EUR', 0],
  ['007', 'EUR', 700],
] as const)('%s in %s is read as %i', (text, currency, minor) => {
  expect(moneyFromDecimal(text, currency)).toEqual(money(minor, currency));
});

test.each(['', ' 1', '1,5', '1e3', '+1', '.5', '5.', 'NaN', '1.2.3', '٣'])(
  '"%s" is not an amount',
  (text) => {
    expect(() => moneyFromDecimal(text, 'EUR')).toThrow('is not a decimal amount');
  },
);

test('digits that the currency does not have are refused, not rounded', () => {
  expect(() => moneyFromDecimal('1.005', 'EUR')).toThrow('more decimals than EUR has');
  expect(() => moneyFromDecimal('1.5', 'JPY')).toThrow('more decimals than JPY has');
});

test('an amount beyond the safe integers is refused', () => {
  expect(() => moneyFromDecimal('90071992547409.92', 'EUR')).toThrow('safe integer');
});

test('the number for a wire is the nearest float', () => {
  expect(moneyToNumber(money(110, 'EUR'))).toBe(1.1);
  expect(moneyToNumber(money(-1250, 'JPY'))).toBe(-1250);
});

test('the number is the one its decimal text stands for', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(...currencyCodes), (minor, currency) => {
      const amount = money(minor, currency);
      expect(moneyToNumber(amount)).toBe(Number(moneyToDecimal(amount)));
    }),
  );
});
