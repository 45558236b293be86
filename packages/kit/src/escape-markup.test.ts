import fc from 'fast-check';
import { expect, test } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

test('what markup is made of stands for itself', () => {
  expect(escapeMarkup(`<a href="/?a=1&b='2'">Rope – süß 🪢</a>`)).toBe(
    '&lt;a href=&quot;/?a=1&amp;b=&#39;2&#39;&quot;&gt;Rope – süß 🪢&lt;/a&gt;',
  );
});

test('what no document may hold is left out, white space stays', () => {
  expect(escapeMarkup('a\u0000b\u000bc\ufffed\ud800e\tf\ng')).toBe('abcde\tf\ng');
});

test('no text whatsoever leaves its quotes or its element', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeMarkup(text)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/);
    }),
  );
});
