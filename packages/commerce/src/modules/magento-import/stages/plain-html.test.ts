import { expect, test } from 'vitest';
import { plainHtml, plainWords } from './plain-html.ts';

test.each([
  ['<p class="x">Text</p>', '<p>Text</p>', false],
  ['<h1>Title</h1><h6>Small</h6>', '<h2>Title</h2><h4>Small</h4>', false],
  ['<p>a</p><script>alert(1)</script>', '<p>a</p>', true],
  ['<style>p{}</style><p>a</p>', '<p>a</p>', true],
  ['{{widget type="x"}}<p>a</p>', '<p>a</p>', true],
  ['<a href="javascript:alert(1)" onclick="x">a</a>', '<a>a</a>', false],
  ['<a class="b" href="https://example.com/x">a</a>', '<a href="https://example.com/x">a</a>', false],
  ['<img src=x onerror=alert(1)>a', 'a', true],
  ['3 < 4 <!-- open', '3 &lt; 4', true],
  ['', null, false],
])('rule 15: %s', (given, html, isSimplified) => {
  expect(plainHtml(given)).toEqual({ html, isSimplified });
});

test('rule 15: where there is no markup only words are left', () => {
  expect(plainWords('<p>Holds &amp; lasts</p><ul><li>one</li><li>two</li></ul>')).toBe(
    'Holds & lasts\none\ntwo',
  );
});

test('marks that are never closed are looked at once each, however many there are', () => {
  expect(plainHtml('<!--'.repeat(50_000)).html).toBeNull();
  expect(plainHtml('<a'.repeat(100_000)).html).toHaveLength(500_000);
});
