import fc from 'fast-check';
import { expect, test } from 'vitest';
import { markEnd, markStart, plainText, textParts } from './highlight.ts';

const marked = (text: string) => `${markStart}${text}${markEnd}`;

test('matches are told apart from the text around them', () => {
  expect(textParts(`Black ${marked('para')}cord ${marked('550')}`)).toEqual([
    { text: 'Black ', isMatch: false, start: 0 },
    { text: 'para', isMatch: true, start: 6 },
    { text: 'cord ', isMatch: false, start: 10 },
    { text: '550', isMatch: true, start: 15 },
  ]);
});

test('markup in a name stays text', () => {
  expect(textParts(`<em>x</em> ${marked('y')}`).map(({ text }) => text)).toEqual(['<em>x</em> ', 'y']);
});

test('no letter is lost and no mark is shown, however the marks stand', () => {
  const piece = fc.constantFrom('a', 'bc ', markStart, markEnd, '<em>');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const text = pieces.join('');
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(plainText(text));
    }),
  );
});
