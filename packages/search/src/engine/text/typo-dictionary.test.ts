import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance, prefixEditDistance } from '../../../test/engine-edit-distance.ts';
import { stringTable } from '../segment/string-table.ts';
import { TypoDictionary } from './typo-dictionary.ts';

function walk(
  terms: readonly string[],
  word: string,
  most: number,
  asPrefix = false,
): Record<string, number> {
  const sorted = [...new Set(terms)].sort();
  const dictionary = new TypoDictionary(stringTable(sorted), Uint32Array.from(sorted.keys()));
  const found: Record<string, number> = {};
  dictionary.walk(word, most, asPrefix, ({ term, typos }) => {
    found[sorted[term] ?? ''] = typos;
  });
  return found;
}

const terms = ['koord', 'paracord', 'parachute', 'para', 'touw', 'trouw', 'riem'];

test('a letter left out, added, wrong or swapped is one error', () => {
  expect(walk(terms, 'paracrd', 1)).toEqual({ paracord: 1 });
  expect(walk(terms, 'parracord', 1)).toEqual({ paracord: 1 });
  expect(walk(terms, 'parakord', 1)).toEqual({ paracord: 1 });
  expect(walk(terms, 'paarcord', 1)).toEqual({ paracord: 1 });
});

test('an error in the first letter counts double', () => {
  expect(walk(terms, 'xaracord', 1)).toEqual({});
  expect(walk(terms, 'xaracord', 2)).toEqual({ paracord: 2 });
  expect(walk(terms, 'aracord', 1)).toEqual({});
  expect(walk(terms, 'apracord', 1)).toEqual({});
});

test('the word itself is no typing error', () => {
  expect(walk(terms, 'touw', 1)).toEqual({ trouw: 1 });
});

test('a beginning with an error finds the longer terms', () => {
  expect(walk(terms, 'parx', 1, true)).toEqual({ para: 1 });
  expect(walk(terms, 'paacor', 1, true)).toEqual({ paracord: 1 });
});

const letters = fc.constantFrom('a', 'b', 'c');
const words = fc.string({ unit: letters, minLength: 1, maxLength: 9 });

test('the walk finds what the plain definition finds', () => {
  fc.assert(
    fc.property(
      fc.array(words, { maxLength: 40 }),
      words,
      fc.constantFrom(1, 2),
      fc.boolean(),
      (list, word, most, asPrefix) => {
        const expected: Record<string, number> = {};
        for (const term of new Set(list)) {
          const partly = asPrefix ? prefixEditDistance(word, term) : Number.POSITIVE_INFINITY;
          const distance = Math.min(editDistance(word, term), partly);
          if (distance > 0 && distance <= most) expected[term] = distance;
        }
        expect(walk(list, word, most, asPrefix)).toEqual(expected);
      },
    ),
    { numRuns: 500 },
  );
});
