import { expect, test } from 'vitest';
import { htmlProblems } from './html-problems.ts';

const page = (body: string, head = '<title>Rope</title>') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}</head><body><main><h1>Rope</h1>${body}</main></body></html>`;

test('a page as the shop writes them has no problems', () => {
  const body = `<form><label for="q">Find &amp; go</label><input id="q" name="q"/></form>
    <h2>Cord</h2><ul><li><a href="/cord?a=1&amp;b=2"><img src="/a.webp" alt="" width="4" height="3"/> Cord</a></li></ul>
    <details><summary><h3>More</h3></summary><p>It is <strong>strong</strong>.</p></details>
    <svg viewBox="0 0 1 1"><path d="M0 0"/></svg><!-- a note --><dl><div><dt><div>Length</div></dt><dd>2 m</dd></div></dl>`;
  expect(htmlProblems(page(body))).toEqual([]);
});

test.each([
  ['a tag that never closes', '<div><p>one</div>', '</div> meets an open <p>'],
  ['a tag that nothing opened', 'two</span>', '</span> meets an open <main>'],
  ['a loose angle bracket', '1 < 2', 'this is no markup'],
  ['a bare ampersand', '<p>rope & cord</p>', '& is not written as a character'],
  ['an element that closes itself', '<div/>', 'closes itself'],
  ['a block within a paragraph', '<p><ul><li>x</li></ul></p>', 'is no running text, but stands in <p>'],
  ['a block in a link in a paragraph', '<p><a href="/"><div>x</div></a></p>', 'is no running text'],
  ['a heading in a term', '<dl><dt><div><h2>x</h2></div></dt><dd>y</dd></dl>', 'stands in <dt>'],
  ['a list of anything', '<ul><div>x</div></ul>', 'stands directly in <ul>'],
  ['an item without a list', '<li>x</li>', 'stands in <main>'],
  ['a link within a link', '<a href="/a"><span><a href="/b">x</a></span></a>', 'stands in another <a>'],
  ['a button within a link', '<a href="/a"><button>x</button></a>', 'can be used, but stands in <a'],
  ['a form within a form', '<form><div><form></form></div></form>', 'stands in another <form>'],
  ['a picture without words', '<img src="/a.webp"/>', 'has no alt'],
  ['an id twice', '<p id="a">x</p><p id="a">y</p>', 'two elements have the id a'],
  ['an attribute twice', '<p id="a" id="b">x</p>', 'has id twice'],
  ['a label of nothing', '<label for="gone">x</label>', 'names gone in for'],
  ['a label of a text', '<label for="t">x</label><p id="t">y</p>', 'labels <p id="t">'],
  ['a name by nothing', '<section aria-labelledby="gone">x</section>', 'names gone in aria-labelledby'],
  ['a link into nothing', '<a href="#gone">x</a>', 'leads to #gone'],
  ['a skipped level', '<h3>x</h3>', 'skips a level'],
  ['an empty heading', '<h2> </h2>', 'is an empty heading'],
  ['a second title of the page', '<h1>x</h1>', 'there is not one h1'],
  ['an address with a space', '<a href="/a b">x</a>', 'has href="/a b"'],
  ['a style of its own', '<p style="color:red">x</p>', 'which the policy forbids'],
  ['an invented element', '<ropes>x</ropes>', 'is not an element of HTML'],
  ['a row outside a table', '<div><tr><td>x</td></tr></div>', 'stands in <div>'],
  ['details without a summary', '<details><p>x</p></details>', 'has no summary'],
])('%s is found', (_, body, problem) => {
  expect(htmlProblems(page(body)).join('\n')).toContain(problem);
});

test.each([
  ['no type', page('').slice('<!DOCTYPE html>'.length), 'does not begin with its type'],
  ['no language', page('').replace(' lang="en"', ''), 'has no lang'],
  ['no title', page('', ''), 'the head has not one title'],
  ['an empty title', page('', '<title></title>'), 'the title is empty'],
  ['text of a page in its head', page('', '<title>x</title><div>y</div>'), 'stands directly in <head>'],
  ['no end', page('').replace('</html>', ''), '<html> is never closed'],
])('a document with %s is found', (_, html, problem) => {
  expect(htmlProblems(html).join('\n')).toContain(problem);
});
