import fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeText } from './handler.ts';

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
