import { describe, expect, test } from 'vitest';
import { type AddressFieldName, addressFieldNames, addressFields, countryOptions } from './address.ts';
import { problemsIn } from './form.ts';

const labels = Object.fromEntries(addressFieldNames.map((name) => [name, name]));
const form = { name: 'address', fields: addressFields(labels as Record<AddressFieldName, string>) };

const nothing = Object.fromEntries(addressFieldNames.map((name) => [name, '']));
const empty = nothing as Record<AddressFieldName, string>;
const good = {
  ...empty,
  firstname: 'Ada',
  lastname: 'Jansen',
  country: 'NL',
  street: 'Touwslagersweg 12',
  postcode: '1704 AB',
  city: 'Heerhugowaard',
  phone: '+31 6 1234 5678',
};

function codeOf(field: AddressFieldName, changes: Partial<typeof good>): string | undefined {
  return problemsIn(form, { ...good, ...changes }).find((problem) => problem.field === field)?.code;
}

test('a complete address has no problems', () => {
  expect(problemsIn(form, good)).toEqual([]);
});

test.each([
  [{ street: 'Touwslagersweg', houseNumber: '12' }, undefined],
  [{ street: 'Touwslagersweg' }, 'required'],
  [{ street: 'Touwslagersweg 12' }, undefined],
  [{ street: 'Rose Cottage', country: 'GB', postcode: 'EC1A 1BB' }, undefined],
])('a house has a number, beside its street or with it: %j', (changes, code) => {
  expect(codeOf('houseNumber', { houseNumber: '', ...changes })).toBe(code);
});

test('an empty form names every field that is required, from top to bottom', () => {
  const problems = problemsIn(form, empty);
  expect(problems.map(({ field }) => field)).toEqual([
    'firstname',
    'lastname',
    'country',
    'street',
    'postcode',
    'city',
    'phone',
  ]);
  expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['required']));
});

describe('decision D5: too short', () => {
  test.each<[AddressFieldName, string, string]>([
    ['firstname', 'A', 'Al'],
    ['lastname', 'J', 'Jo'],
    ['company', 'X', 'XY'],
    ['city', 'Y', 'Au'],
    ['street', 'B1', 'B 1'],
    ['postcode', '17', '1704AB'],
    ['phone', '1234567', '12345678'],
  ])('%s "%s" is, "%s" is not', (field, short, enough) => {
    expect(codeOf(field, { [field]: short })).toBe('tooShort');
    expect(codeOf(field, { [field]: enough })).toBeUndefined();
  });
});

test('what is too long is refused, not cut off', () => {
  expect(problemsIn(form, { ...good, firstname: 'a'.repeat(65) })).toEqual([
    { field: 'firstname', code: 'tooLong', most: 64 },
  ]);
  expect(codeOf('street2', { street: 'a'.repeat(100), street2: 'b'.repeat(28) })).toBe('tooLong');
});

test.each([
  ['NL', '1704 AB', '17045'],
  ['NL', '1704AB', '0704 AB'],
  ['DE', '10115', '1011'],
  ['GB', 'SW1A 1AA', '12345'],
  ['US', '94103', 'SW1A 1AA'],
  ['PL', '00-950', '009500'],
  ['SE', '114 55', '1145'],
])('the postcode has the format of the country: in %s %s, not %s', (country, right, wrong) => {
  expect(codeOf('postcode', { country, postcode: right, region: 'CA' })).toBeUndefined();
  expect(codeOf('postcode', { country, postcode: wrong, region: 'CA' })).toBe('zip');
});

test('small letters are no mistake, and Hong Kong has no postcodes', () => {
  expect(codeOf('postcode', { postcode: '1704 ab' })).toBeUndefined();
  expect(codeOf('postcode', { postcode: '' })).toBe('required');
  expect(codeOf('postcode', { country: 'HK', postcode: '' })).toBeUndefined();
});

test('a state is asked for where addresses have one, and must be one of that country', () => {
  expect(codeOf('region', { country: 'US', postcode: '94103' })).toBe('required');
  expect(codeOf('region', { country: 'US', postcode: '94103', region: 'CA' })).toBeUndefined();
  expect(codeOf('region', { country: 'US', postcode: '94103', region: 'NSW' })).toBe('notValid');
  expect(codeOf('region', { country: 'NL' })).toBeUndefined();
});

test('markup has no place in an address, letters none in a phone number, and a country must exist', () => {
  expect(codeOf('city', { city: '<b>Delft</b>' })).toBe('notValid');
  expect(codeOf('street2', { street2: '<i>' })).toBe('notValid');
  expect(codeOf('phone', { phone: 'call me maybe' })).toBe('phone');
  expect(codeOf('country', { country: 'XX' })).toBe('required');
});

test('countries are sorted by the name that is read', () => {
  const names = countryOptions('de-DE').map(({ label }) => label);
  expect(names.indexOf('Österreich')).toBeLessThan(names.indexOf('Polen'));
});
