import { expect, test } from 'vitest';
import { htmlProblems } from './html-problems.ts';

const page = (body: string, head = '<title>Rope</title>') =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"/>${head}</head><body><main><h1>Rope</h1>${body}</main></body></html>`;

test('a page as the shop writes them has no problems', () => {
  const body = `<form><label for="q">Find &amp; go</label><input id="q" name="q"/></form>
    <h2>Cord</h2><ul><li><a href="/cord?a=1&amp;b=2"><img src="/a.webp" alt="" width="4" height="3"/> Cord</a></li></ul>
    <details><summary><h3>More</h3></summary><p>It is <strong>strong</strong>.</p></details>
    <svg viewBox="0 0 1 1"><path d="M0 0"/></svg><!-- a note --><dl><div><dt><div>Length</div></dt><dd>2 m</dd></div></dl>
    <fieldset><legend>Length</legend><label><input type="radio" name="l"/> 2 m</label></fieldset>
    <time datetime="2028-02-29T09:30:00.000Z">29 February</time> <time datetime="09:30">9.30</time>
    <time datetime="P2DT3H">two days</time> <time>2026-11</time> <del datetime="2026-11-16">old</del>`;
  expect(htmlProblems(page(body))).toEqual([]);
});

test.each([
  ['a tag that never closes', '<div><p>one</div>', '<p> is implicitly closed by parent </div>'],
  ['a tag that nothing opened', 'two</span>', "Stray end tag '</span>'"],
  ['a loose angle bracket', '1 < 2', 'Raw "<" must be encoded'],
  ['a bare ampersand', '<p>rope & cord</p>', 'Raw "&" must be encoded'],
  ['an element that closes itself', '<div/>', '<div> must not be self-closed'],
  ['a block within a paragraph', '<p><ul><li>x</li></ul></p>', "Stray end tag '</p>'"],
  [
    'a block in a link in a paragraph',
    '<p><a href="/"><div>x</div></a></p>',
    '<div> element is not permitted as content under <p>',
  ],
  [
    'a heading in a term',
    '<dl><dt><div><h2>x</h2></div></dt><dd>y</dd></dl>',
    '<h2> element is not permitted as a descendant of <dt>',
  ],
  ['a list of anything', '<ul><div>x</div></ul>', '<div> element is not permitted as content under <ul>'],
  ['an item without a list', '<li>x</li>', '<li> element requires a <ul>'],
  [
    'a link within a link',
    '<a href="/a"><span><a href="/b">x</a></span></a>',
    '<a> element is not permitted as a descendant of <a>',
  ],
  [
    'a button within a link',
    '<a href="/a"><button>x</button></a>',
    '<button> element is not permitted as a descendant of <a>',
  ],
  [
    'a form within a form',
    '<form><div><form></form></div></form>',
    '<form> element is not permitted as a descendant of <form>',
  ],
  ['a picture without words', '<img src="/a.webp"/>', 'missing required "alt"'],
  ['an id twice', '<p id="a">x</p><p id="a">y</p>', 'Duplicate ID "a"'],
  ['an attribute twice', '<p id="a" id="b">x</p>', 'Attribute "id" duplicated'],
  ['a label of nothing', '<label for="gone">x</label>', 'references missing id "gone"'],
  ['a label of a text', '<label for="t">x</label><p id="t">y</p>', 'must reference a labelable form control'],
  ['a name by nothing', '<section aria-labelledby="gone">x</section>', 'references missing id "gone"'],
  ['a link into nothing', '<a href="#gone">x</a>', 'leads to #gone'],
  ['a skipped level', '<h3>x</h3>', 'skips a level'],
  ['an empty heading', '<h2> </h2>', '<h2> cannot be empty'],
  ['a second title of the page', '<h1>x</h1>', 'there is not one h1'],
  ['an address with a space', '<a href="/a b">x</a>', 'has href="/a b"'],
  ['a style of its own', '<p style="color:red">x</p>', 'Inline style is not allowed'],
  ['an invented element', '<ropes>x</ropes>', '<ropes> is not a valid element name'],
  [
    'a row outside a table',
    '<div><tr><td>x</td></tr></div>',
    '<tr> element is not permitted as content under <div>',
  ],
  ['a script in an attribute', '<p onclick="buy()">x</p>', 'which the policy forbids'],
  ['a part that is controlled and gone', '<button aria-controls="gone">x</button>', 'names gone'],
  ['a legend of the page', '<legend>x</legend>', 'is a legend of no group of fields'],
  ['a legend in a link', '<a href="/"><legend>x</legend></a>', 'is a legend of no group of fields'],
  ['a time in words', '<time datetime="tomorrow">x</time>', 'has the time "tomorrow"'],
  ['a time without one', '<time>last week</time>', 'has the time "last week"'],
  ['a day that never comes', '<time datetime="2026-02-30">x</time>', 'has the time "2026-02-30"'],
  ['an hour that never comes', '<time datetime="2026-02-28T24:00">x</time>', 'has the time "2026'],
  ['a change that took a day', '<ins datetime="P1D">x</ins>', 'has the time "P1D"'],
  ['details without a summary', '<details><p>x</p></details>', 'must have <summary>'],
])('%s is found', (_, body, problem) => {
  expect(htmlProblems(page(body)).join('\n')).toContain(problem);
});

test.each([
  ['no type', page('').slice('<!DOCTYPE html>'.length), 'missing doctype'],
  ['no language', page('').replace(' lang="en"', ''), 'missing required "lang"'],
  ['no title', page('', ''), 'must have <title>'],
  ['an empty title', page('', '<title></title>'), '<title> cannot be empty'],
  ['text of a page in its head', page('', '<title>x</title><div>y</div>'), "Stray end tag '</head>'"],
  ['no end', page('').replace('</html>', ''), '<html> is implicitly closed by document ending'],
])('a document with %s is found', (_, html, problem) => {
  expect(htmlProblems(html).join('\n')).toContain(problem);
});
