import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nearWords } from './near-words.ts';

const vocabulary = ['black', 'blue', 'leather', 'paracord', 'polyester'];

test.each([
  ['paracrod', ['paracord']],
  ['parcord', ['paracord']],
  ['poliestre', ['polyester']],
  ['blakc', ['black']],
  ['bleu', ['blue']],
  ['paracord', []],
  ['xyz', []],
  ['hammock', []],
])('16: %s is nearly %j', (word, expected) => {
  expect(nearWords(word, vocabulary)).toEqual(expected);
});

test('one letter too many, too few or wrong is found in every word of four letters or more', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...vocabulary),
      fc.nat(),
      fc.constantFrom('add', 'drop', 'change'),
      (known, place, mistake) => {
        const at = place % known.length;
        const rest = known.slice(mistake === 'add' ? at : at + 1);
        const typed = `${known.slice(0, at)}${mistake === 'drop' ? '' : 'ž'}${rest}`;
        if (typed.length >= 4) expect(nearWords(typed, vocabulary)).toContain(known);
      },
    ),
  );
});
