import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countryCodes } from './country-codes.ts';
import { joinStreet, streetWithout } from './street.ts';

test.each([
  ['NL', 'Touwslagersweg', '12 b', 'Touwslagersweg 12 b'],
  ['DE', 'Hauptstraße', '1', 'Hauptstraße 1'],
  ['GB', 'High Street', '1', '1 High Street'],
  ['FR', 'rue de la Paix', '12 bis', '12 bis rue de la Paix'],
  ['NL', 'Touwslagersweg 12', '', 'Touwslagersweg 12'],
] as const)('in %s "%s" and "%s" are "%s"', (country, street, number, line) => {
  expect(joinStreet(street, number, country)).toBe(line);
});

test('what was joined comes apart again', () => {
  const word = fc.stringMatching(/^[A-Za-z\d][A-Za-z\d .-]{0,20}[A-Za-z\d]$/);
  fc.assert(
    fc.property(
      word,
      fc.option(word, { nil: '' }),
      fc.constantFrom(...countryCodes),
      (street, number, country) => {
        expect(streetWithout(number, joinStreet(street, number, country), country)).toBe(street);
      },
    ),
  );
});

test('a line that was written otherwise stays whole', () => {
  expect(streetWithout('12', 'Touwslagersweg 14', 'NL')).toBe('Touwslagersweg 14');
});
