import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText, shortened } from './plain-text.ts';

describe('plain text', () => {
  test.each([
    ['<p>One</p><p>two &amp; three</p>', 'One two & three'],
    ['a<br>b', 'a b'],
    ['<style>p { color: red }</style>Text<script>if (1 < 2) {}</script>', 'Text'],
    ['{{store url="contact"}} Ask us', 'Ask us'],
    ['5&nbsp;mm &#8211; caf&#xe9; &unknown;', '5 mm – café &unknown;'],
    ['&#0;&#x110000;', ''],
  ])('of %s is "%s"', (html, text) => {
    expect(plainText(html)).toBe(text);
  });

  test('is shortened after a whole word, or within one that is too long', () => {
    expect(shortened('soft strong cord', 11)).toBe('soft strong');
    expect(shortened('soft strong cord', 10)).toBe('soft');
    expect(shortened('Hundeleinenseil', 5)).toBe('Hunde');
  });

  test('is never longer than asked for', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), fc.integer({ min: 1, max: 40 }), (text, length) => {
        expect(shortened(text, length).length).toBeLessThanOrEqual(length);
      }),
    );
  });
});
