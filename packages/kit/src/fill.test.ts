import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeMarkup, fill, placesIn } from './fill.ts';

describe('a text with places', () => {
  test('gets the values of their names, as often as they stand there', () => {
    expect(fill('{name}, {count} of {name}', { name: 'rope', count: 2 })).toBe('rope, 2 of rope');
  });

  test('takes a value as it is, even where it looks like a pattern or a place', () => {
    expect(fill('"{uid}"', { uid: 'a$&b{uid}' })).toBe('"a$&b{uid}"');
  });

  test('keeps a place that nobody fills, also one that every object has', () => {
    expect(fill('{name} {toString}', {})).toBe('{name} {toString}');
  });

  test('tells its places', () => {
    expect(placesIn('{to} and {from} and {to}')).toEqual(['from', 'to']);
    expect(placesIn('none')).toEqual([]);
  });
});

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
