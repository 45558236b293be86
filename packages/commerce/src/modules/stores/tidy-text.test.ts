import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPlainText, tidyLine, tidyLines } from './tidy-text.ts';

test('a line has no breaks, no control characters and no spaces to spare', () => {
  expect(tidyLine('  a\t\u0000 b\r\nc\u202e ')).toBe('a b c');
  expect(tidyLine(null)).toBe('');
  expect(tidyLines(' a \r\n\r\n b\u0007 ')).toBe('a\n\nb');
});

test('whatever is tidied can be kept, and stays as it is when it is tidied again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const line = tidyLine(text);
      expect(line.isWellFormed()).toBe(true);
      expect(isPlainText(line)).toBe(true);
      expect(tidyLine(line)).toBe(line);
      expect(tidyLines(tidyLines(text))).toBe(tidyLines(text));
    }),
  );
});

test('half a character and what cannot be seen are no plain text', () => {
  expect(['CORD-1', 'ÆØÅ 📿', ''].every(isPlainText)).toBe(true);
  expect(['\u0000', 'a\nb', '\ud800'].some(isPlainText)).toBe(false);
});
