import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageFor } from '../../language/language.ts';
import { beginningOf } from './word-families.ts';

test.each(['nl', 'de', 'da', 'sv'])('a word of %s begins like its stem', (code) => {
  const { stem, compounds } = languageFor(code);
  expect(compounds).toBeDefined();
  const letters = fc.constantFrom(...'aaeeiioouuyybcdfghijklmnoprstvwz');
  const ending = fc.constantFrom(
    '',
    'en',
    'heden',
    'lijk',
    'end',
    'igheid',
    'ung',
    'er',
    'erne',
    'arna',
    'fullt',
    'es',
  );
  const word = fc
    .tuple(fc.string({ unit: letters, minLength: 3, maxLength: 8 }), ending)
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(word, (written) => {
      expect(stem(written).startsWith(beginningOf(written))).toBe(true);
    }),
    { numRuns: 5_000 },
  );
});
