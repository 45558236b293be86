import fc from 'fast-check';
import { expect, test } from 'vitest';
import { charactersAtOnce, charactersPerPiece, encodeText, jsonPieces } from './answer-text.ts';

test('gives the bytes of any text, of none, and of one that is larger than its room', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(1, 50), (text, times) => {
      const long = text.repeat(times);
      expect(Buffer.from(encodeText(long)).equals(Buffer.from(long))).toBe(true);
    }),
  );
  const huge = 'żółć 結び '.repeat(100_000);
  expect(Buffer.from(encodeText(huge)).toString()).toBe(huge);
});

test('an answer is not changed by the next one', () => {
  const first = encodeText('bowline');
  encodeText('sheet bend');
  expect(Buffer.from(first).toString()).toBe('bowline');
});

test('a long answer in pieces is what it would be in one go, and no piece is much longer than it should be', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect([...jsonPieces({ data: value, none: undefined })].join('')).toBe(
        JSON.stringify({ data: value }),
      );
    }),
  );
  const items = Array.from({ length: 20_000 }, (_, index) => ({ sku: `rope-${index}`, price: { value: 1 } }));
  const pieces = [...jsonPieces({ data: { products: { items } } })];
  expect(pieces.join('')).toBe(JSON.stringify({ data: { products: { items } } }));
  expect(pieces.length).toBeGreaterThan(5);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(charactersPerPiece + charactersAtOnce);
});

test('what is long inside a list is written in pieces too, behind the first of its kind', () => {
  const names = Array.from({ length: 5_000 }, (_, index) => ({ name: `rope ${index}` }));
  const categories = Array.from({ length: 6 }, () => ({ products: { items: names } }));
  const pieces = [...jsonPieces({ data: { categories } })];
  expect(pieces.join('')).toBe(JSON.stringify({ data: { categories } }));
  const oneOfThem = JSON.stringify(categories[0]).length;
  expect(pieces.filter(({ length }) => length > charactersPerPiece + charactersAtOnce)).toHaveLength(1);
  expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(oneOfThem + charactersAtOnce);
});
