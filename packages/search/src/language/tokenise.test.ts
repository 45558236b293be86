import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold } from './fold.ts';
import { tokenise } from './tokenise.ts';

const words = (text: string) => tokenise(text).map(({ word }) => word);

test('a text falls apart at everything that is neither letter nor digit', () => {
  expect(words("Corde d'amarrage, (bleu) & blanc 🪢")).toEqual(['corde', 'd', 'amarrage', 'bleu', 'blanc']);
  expect(words('')).toEqual([]);
  expect(words('— …!')).toEqual([]);
});

test('a comma or a point between digits belongs to the number', () => {
  expect(words('1,5 mm of 2.5mm, 3.')).toEqual(['1.5', 'mm', 'of', '2.5mm', '3']);
});

test('parts of an article code know that they are joined', () => {
  expect(tokenise('PC-550-BLK zwart').map(({ joined }) => joined)).toEqual([false, true, true, false]);
  expect(tokenise('zwart - wit').map(({ joined }) => joined)).toEqual([false, false]);
});

test('letters beyond Latin are letters', () => {
  expect(words('Канат сеть')).toEqual(['канат', 'сеть']);
});

test('every token lies where it says and in order', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...'aZ9é\u0301ßŻ-_,. \ud83e\udea2'.split('')) }),
      (text) => {
        let end = 0;
        for (const token of tokenise(text)) {
          expect(token.start).toBeGreaterThanOrEqual(end);
          expect(fold(text.slice(token.start, token.end)).replaceAll(',', '.')).toBe(token.word);
          end = token.end;
        }
      },
    ),
  );
});
