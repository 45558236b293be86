import { expect, test } from 'vitest';
import { formatsOf } from '../i18n/formats.ts';
import { hundredthsOf, minorOf } from './typed-amounts.ts';

test.each([
  ['3', 300],
  ['2.5', 250],
  ['0,25', 25],
  ['', null],
  ['-1', null],
  ['1.234', null],
  ['1e3', null],
])('the quantity %j', (typed, hundredths) => expect(hundredthsOf(typed)).toBe(hundredths));

test.each([
  ['12.50', 'EUR', 1_250],
  [' 12,5 ', 'EUR', 1_250],
  ['12', 'EUR', 1_200],
  ['12', 'JPY', 12],
  ['12.5', 'JPY', null],
  ['12.505', 'EUR', null],
  ['1.2.3', 'EUR', null],
  ['-1', 'EUR', null],
  ['12345678', 'EUR', null],
  ['', 'EUR', null],
  ['twelve', 'EUR', null],
])('the amount %j in %s', (typed, currency, minor) => expect(minorOf(typed, currency)).toBe(minor));

test.each([
  ['en', '123456.50', '2.5'],
  ['nl', '123456,50', '2,5'],
  ['de', '123456,50', '2,5'],
] as const)('in %s a field shows what can be typed there again', (language, amount, quantity) => {
  const { typed, typedAmount } = formatsOf(language);
  expect(typedAmount(12_345_650, 'EUR')).toBe(amount);
  expect(minorOf(amount, 'EUR')).toBe(12_345_650);
  expect(typed(2.5)).toBe(quantity);
  expect(hundredthsOf(quantity)).toBe(250);
  expect(typedAmount(1_250, 'JPY')).toBe('1250');
  expect(typedAmount(null, 'EUR')).toBe('');
});
