import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type AddressInput, readAddress } from './address.ts';

const dutch: AddressInput = {
  firstname: 'Demo',
  lastname: 'Buyer',
  street: ['Kade', '12'],
  city: 'Breda',
  postcode: '4811 ab',
  country_code: 'nl',
  telephone: '+31 (0)76 123 45 67',
};
const refusalOf = (change: Partial<AddressInput>) => {
  const result = readAddress({ ...dutch, ...change });
  return result.ok ? null : result.refusal;
};
const field = (name: string, problem: string) => ({
  code: `address-field-${problem}`,
  details: { field: name },
});

test('an address is kept in the spelling of its country', () => {
  expect(readAddress({ ...dutch, postcode: '4811ab', city: '  Breda\n' })).toEqual({
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
  [{ firstname: 'D' }, field('firstname', 'too-short')],
  [{ lastname: 'x'.repeat(65) }, field('lastname', 'too-long')],
  [{ company: 'B' }, field('company', 'too-short')],
  [{ street: [] }, field('street', 'missing')],
  [{ street: ['K1'] }, field('street', 'too-short')],
  [{ city: 'B' }, field('city', 'too-short')],
  [{ postcode: '' }, field('postcode', 'missing')],
  [{ postcode: '48' }, field('postcode', 'too-short')],
  [{ postcode: '4811' }, field('postcode', 'not-valid')],
  [{ postcode: '0123 AB' }, field('postcode', 'not-valid')],
  [{ telephone: '1234567' }, field('telephone', 'too-short')],
  [{ telephone: '1234567a' }, field('telephone', 'not-valid')],
  [{ vat_id: 'NL1234' }, field('vat_id', 'too-short')],
  [{ street: ['a b c', 'd', 'e'] }, { code: 'too-many-street-lines' }],
  [{ country_code: 'XX' }, { code: 'country-not-shipped-to' }],
])('rule 16: %o is refused', (change, refusal) => {
  expect(refusalOf(change as Partial<AddressInput>)).toMatchObject(refusal);
});

test('states are asked for where addresses have them', () => {
  const american = { country_code: 'US', postcode: '10001' };
  expect(refusalOf(american)).toMatchObject({ code: 'region-required' });
  expect(refusalOf({ ...american, region: 'Bavaria' })).toMatchObject({ code: 'region-not-of-country' });
  expect(readAddress({ ...dutch, ...american, region: 'ny' })).toMatchObject({
    value: { region: { code: 'NY', name: 'New York' } },
  });
});

test('places without postcodes need none', () => {
  expect(readAddress({ ...dutch, country_code: 'HK', postcode: null })).toMatchObject({
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
        expect(typeof readAddress({ ...dutch, ...change }).ok).toBe('boolean');
      },
    ),
  );
});
