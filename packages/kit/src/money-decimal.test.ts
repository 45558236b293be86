import fc from 'fast-check';
import { expect, test } from 'vitest';
import { currencyCodes, money, moneyFromDecimal, moneyToDecimal, moneyToNumber } from './index.ts';

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
