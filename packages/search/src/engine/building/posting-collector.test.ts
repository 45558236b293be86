import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tokenise } from '../../language/tokenise.ts';
import { attributeOf, gapBetweenValues, isWholeValue, lastPosition, positionOf } from '../text/place.ts';
import { PostingCollector } from './posting-collector.ts';
import { Vocabulary } from './vocabulary.ts';
import { WordReader } from './word-reader.ts';

interface Note {
  readonly word: string;
  readonly document: number;
  readonly attribute: number;
  readonly position: number;
  readonly isWhole: boolean;
}

const inOrder = (notes: readonly Note[]) => notes.map((note) => JSON.stringify(note)).sort();

function collected(records: readonly (readonly string[])[], vocabulary = new Vocabulary()): readonly Note[] {
  const reader = new WordReader(vocabulary);
  const collector = new PostingCollector(vocabulary);
  records.forEach((values, document) => {
    collector.add(document, reader.note(1, values));
  });
  const { terms, starts, documents, places } = collector.finish();
  return terms.flatMap((word, term) =>
    Array.from(documents.subarray(starts[term], starts[term + 1]), (document, index): Note => {
      const place = places[(starts[term] ?? 0) + index] ?? 0;
      return {
        word,
        document,
        attribute: attributeOf(place),
        position: positionOf(place),
        isWhole: isWholeValue(place),
      };
    }),
  );
}

/** Every value read from its first letter to its last, whatever was read before. */
function expected(records: readonly (readonly string[])[]): readonly Note[] {
  return records.flatMap((values, document) => {
    let before = 0;
    return values.flatMap((value) => {
      const tokens = tokenise(value);
      const note = (word: string, index: number, length: number): Note => {
        const position = Math.min(before + index, lastPosition);
        return { word, document, attribute: 1, position, isWhole: length === tokens.length };
      };
      const notes = tokens.flatMap(({ word, joined }, index) => {
        const last = tokens.findIndex((token, at) => at > index && !token.joined);
        const chain = tokens.slice(index, last < 0 ? tokens.length : last);
        const whole = chain.map((token) => token.word).join('');
        return [
          note(word, index, 1),
          ...(joined || chain.length < 2 ? [] : [note(whole, index, chain.length)]),
        ];
      });
      before += tokens.length + gapBetweenValues;
      return notes;
    });
  });
}

const piece = fc.constantFrom('cord', 'PC-550', '1.5', '. ', '.', ' ', 'Żółty', '-', '2. ', 'm', 'a_b-c');
const value = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));
const longValue = fc.array(value, { minLength: 10, maxLength: 60 }).map((pieces) => pieces.join(' '));

test('sentences that come back are noted as if each value were read whole', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.oneof(value, longValue), { maxLength: 3 }), { maxLength: 6 }),
      (records) => {
        expect(inOrder(collected(records))).toEqual(inOrder(expected(records)));
      },
    ),
  );
});

test('words known from an earlier segment change nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.array(value, { maxLength: 3 }), { maxLength: 6 }), (records) => {
      const vocabulary = new Vocabulary();
      for (const word of ['zzz', 'cord', 'm', 'gone', '1.5']) vocabulary.numberOf(word);
      vocabulary.inOrder();
      const first = collected(records.slice(0, 3), vocabulary);
      expect(first).toEqual(collected(records.slice(0, 3)));
      expect(collected(records, vocabulary)).toEqual(collected(records));
    }),
  );
});
