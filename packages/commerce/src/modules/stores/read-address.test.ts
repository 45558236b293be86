import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressInput, readAddress } from './read-address.ts';

const dutch: AddressInput = {
  firstname: 'Demo',
  lastname: 'Buyer',
  street: ['Kade', '12'],
  city: 'Breda',
  postcode: '4811 ab',
  country_code: 'nl',
  telephone: '+31 (0)76 123 45 67',
};
const lines = { streetLines: 2 };
const refusalOf = (change: Partial<AddressInput>) => {
  const result = readAddress({ ...dutch, ...change }, lines);
  return result.ok ? null : result.refusal;
};
const field = (name: string, problem: string) => ({
  code: `address-field-${problem}`,
  details: { field: name },
});

test('an address is kept in the spelling of its country', () => {
  expect(readAddress({ ...dutch, postcode: '4811ab', city: '  Breda\n' }, lines)).toEqual({
    ok: true,
    value: {
      firstName: 'Demo',
      lastName: 'Buyer',
      company: null,
      vatNumber: null,
      street: ['Kade', '12'],
      city: 'Breda',
      postcode: '4811 AB',
      region: null,
      country: 'NL',
      phone: '+31 (0)76 123 45 67',
    },
  });
});

test.each([
  [{ firstname: ' ' }, field('firstname', 'missing')],
  [{ lastname: 'x'.repeat(65) }, field('lastname', 'too-long')],
  [{ prefix: 'x'.repeat(41) }, field('prefix', 'too-long')],
  [{ house_number: 'x'.repeat(17) }, field('house_number', 'too-long')],
  [{ street: [''], house_number: '12' }, field('street', 'missing')],
  [{ fax: '<0>' }, field('fax', 'not-valid')],
  [{ street: [] }, field('street', 'missing')],
  [{ postcode: '' }, field('postcode', 'missing')],
  [{ postcode: '4811 AB 4811 AB 48' }, field('postcode', 'too-long')],
  [{ telephone: '' }, field('telephone', 'missing')],
  [{ region: 'x'.repeat(65) }, field('region', 'too-long')],
  [{ custom_attributes: [{ attribute_code: '' }] }, field('custom_attributes', 'missing')],
  [
    { custom_attributes: Array(21).fill({ attribute_code: 'a', value: 'b' }) },
    field('custom_attributes', 'too-long'),
  ],
  [{ street: ['a b c', 'd', 'e'] }, { code: 'too-many-street-lines', details: { most: 2 } }],
  [{ country_code: 'XX' }, { code: 'country-not-shipped-to' }],
])('rule 16: %o is refused', (change, refusal) => {
  expect(refusalOf(change as Partial<AddressInput>)).toMatchObject(refusal);
});

test.each([
  { firstname: 'D', lastname: 'B', city: 'Y', street: ['K1'] },
  { company: 'B' },
  { vat_id: 'NL1234' },
  { postcode: '48' },
  { postcode: '0123 AB' },
  { telephone: '112' },
  // What a client sends to learn what shipping costs.
  { firstname: 'firstname', city: 'city', street: ['street'], telephone: 'telephone' },
])('decision D12: %o is short, or a placeholder, and taken', (change) => {
  expect(refusalOf(change)).toBeNull();
});

test.each([
  ['NL', 'Kade', '12 b', ['Kade 12 b']],
  ['GB', 'High Street', '1', ['1 High Street']],
  ['DE', 'Hauptstraße', null, ['Hauptstraße']],
])(
  'rule 16: in %s a house number is part of the line that carriers and other clients read',
  (country_code, name, number, street) => {
    const read = readAddress(
      { ...dutch, country_code, postcode: '10115', street: [name], house_number: number },
      lines,
    );
    expect(read).toMatchObject({ value: { street, ...(number && { houseNumber: number }) } });
  },
);

test('a setting allows more lines', () => {
  const street = ['Kade 12', 'Building C', 'Floor 3'];
  expect(readAddress({ ...dutch, street }, { streetLines: 3 })).toMatchObject({ value: { street } });
});

test('what a client says about an address is kept', () => {
  const given = {
    prefix: 'Dr.',
    middlename: 'M.',
    suffix: 'Jr.',
    fax: '0761234568',
    region: 'Noord-Brabant',
    custom_attributes: [
      { attribute_code: 'door_code', value: '12 #' },
      { attribute_code: 'days', selected_options: [{ value: 'mo' }, { value: 'tu' }] },
    ],
  };
  expect(readAddress({ ...dutch, ...given }, lines)).toMatchObject({
    value: {
      prefix: 'Dr.',
      middleName: 'M.',
      suffix: 'Jr.',
      fax: '0761234568',
      region: { code: 'Noord-Brabant', name: 'Noord-Brabant', id: null },
      customAttributes: [
        { code: 'door_code', value: '12 #' },
        { code: 'days', selected: ['mo', 'tu'] },
      ],
    },
  });
});

test('states are asked for where addresses have them', () => {
  const american = { country_code: 'US', postcode: '10001' };
  expect(refusalOf(american)).toMatchObject({ code: 'region-required' });
  expect(refusalOf({ ...american, region: 'Bavaria' })).toMatchObject({ code: 'region-not-of-country' });
  const read = (region: string) => readAddress({ ...dutch, ...american, region }, lines);
  const newYork = read('ny');
  expect(newYork).toMatchObject({ value: { region: { code: 'NY', name: 'New York' } } });
  const id = newYork.ok && newYork.value.region?.id;
  expect(read(String(id))).toEqual(newYork);
  expect(read('999999')).toMatchObject({ refusal: { code: 'region-not-of-country' } });
});

test('places without postcodes need none', () => {
  expect(readAddress({ ...dutch, country_code: 'HK', postcode: null }, lines)).toMatchObject({
    value: { postcode: null },
  });
});

test('whatever is typed, an address is read or refused', () => {
  const text = fc.oneof(fc.string(), fc.string({ unit: 'binary' }), fc.constant('<script>'));
  fc.assert(
    fc.property(
      fc.record({
        firstname: text,
        lastname: text,
        city: text,
        postcode: text,
        telephone: text,
        country_code: text,
      }),
      (change) => {
        expect(typeof readAddress({ ...dutch, ...change }, lines).ok).toBe('boolean');
      },
    ),
  );
});
