import { expect, test } from 'vitest';
import { readVatNumber } from './vat-number.ts';

/** Numbers with right check digits; most are the examples by which authorities explain theirs. */
const correct = [
  'ATU13585627',
  'BE0428759497',
  'BE1000000021',
  'BG175074752',
  'HR33392005961',
  'CY10259033P',
  'CZ25123891',
  'DK13585628',
  'EE100931558',
  'FI20774740',
  'FR40303265045',
  'DE136695976',
  'EL094259216',
  'HU12892312',
  'IE6433435F',
  'IT00743110157',
  'LV40003521600',
  'LT119511515',
  'LU15027442',
  'MT11679112',
  'NL004495445B01',
  'PL8567346215',
  'PT501964843',
  'RO18547290',
  'SK2022749619',
  'SI50223054',
  'ESA46103834',
  'SE556188840401',
  'GB980780684',
  'XI980780684',
];

test.each(correct)('%s is a correct number', (number) => {
  expect(readVatNumber(number)).toEqual({ value: number, prefix: number.slice(0, 2) });
});

test('spaces, dots, hyphens and small letters do not matter', () => {
  expect(readVatNumber(' nl 0044.95.445.b01 ')).toEqual({ value: 'NL004495445B01', prefix: 'NL' });
});

test.each([
  ['a wrong check digit', 'DE136695977'],
  ['a wrong check digit of a Belgian number', 'BE0428759498'],
  ['a Greek number under the country code', 'GR094259216'],
  ['a number without a country', '004495445B01'],
  ['a country outside the Union', 'NO995525828'],
  ['nothing', ''],
  ['something long', `DE${'1'.repeat(500)}`],
  ['markup', '<b>DE136695976</b>'],
])('%s is refused', (_, number) => {
  expect(readVatNumber(number)).toBeNull();
});
