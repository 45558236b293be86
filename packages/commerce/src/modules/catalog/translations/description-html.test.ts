import { expect, test } from 'vitest';
import { isPlainHtml } from './description-html.ts';

test.each([
  'no markup at all, 3 > 2',
  '<p>Seven strands.</p><ul><li><strong>550 lb</strong></li></ul>',
  '<a href="/paracord">all cords</a><br/><a href="https://example.com/knots">knots</a>',
  '<TABLE><tr><th>Length</th><td>30 m</td></tr></TABLE>',
])('rule 5: %s is taken', (html) => {
  expect(isPlainHtml(html)).toBe(true);
});

test.each([
  '<script>alert(1)</script>',
  '<p onclick="x()">x</p>',
  '<p style="color:red">x</p>',
  '<a href="javascript:x">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="https://x" onclick="y">x</a>',
  '<img src="x">',
  '<iframe src="https://x"></iframe>',
  '<p href="/x">x</p>',
  '<!-- x -->',
  'a < b',
  '<',
  '<p',
])('rule 5: %s is refused', (html) => {
  expect(isPlainHtml(html)).toBe(false);
});
