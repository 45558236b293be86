import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch } from './apply-patch.ts';
import { parsePath } from './json-match.ts';
import type { Patch } from './patch.ts';

const document = {
  title: 'Rope',
  count: 1,
  nested: { a: 1, b: { c: 2 } },
  tags: ['a', 'b', 'c', 'd'],
  body: [
    { _key: 'k1', text: 'one', size: 1 },
    { _key: 'k2', text: 'two', size: 2, inner: { text: 'deep' } },
    { _key: 'k3', size: 3 },
  ],
};

const patched = (patch: Patch) => {
  const result = applyPatch(document, patch);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value as typeof document;
};
const refusalOf = (patch: Patch) => {
  const result = applyPatch(document, patch);
  return result.ok ? undefined : result.refusal.code;
};

describe('a path means', () => {
  const marked = (path: string) => JSON.stringify(patched({ set: { [path]: 'X' } }));
  test.each([
    ['title', '"title":"X"'],
    ['nested.b.c', '"c":"X"'],
    ['nested["a"]', '"a":"X"'],
    ["nested['a']", '"a":"X"'],
    ['tags[0]', '["X","b","c","d"]'],
    ['tags[-1]', '["a","b","c","X"]'],
    ['tags[1:3]', '["a","X","X","d"]'],
    ['tags[2:]', '["a","b","X","X"]'],
    ['tags[0,3]', '["X","b","c","X"]'],
    ['tags[@ == "b"]', '["a","X","c","d"]'],
    ['tags[*]', '["X","X","X","X"]'],
    ['body[_key=="k2"].text', '"text":"X","size":2'],
    ['body[size >= 2].size', '"size":1},{"_key":"k2","text":"two","size":"X"'],
    ['body[text?].text', '"text":"X","size":1},{"_key":"k2","text":"X"'],
    ['body[inner.text == "deep"].text', '"_key":"k2","text":"X"'],
    ['new.path.here', '"new":{"path":{"here":"X"}}'],
  ])('%s', (path, expected) => {
    expect(marked(path)).toContain(expected);
  });

  test('every text below with two dots', () => {
    const { body, title } = patched({ set: { 'body..text': 'X' } });
    expect(JSON.stringify(body).match(/"text":"X"/g)).toHaveLength(4);
    expect(title).toBe('Rope');
  });

  test.each(['', '.', 'a.', 'a..', 'a[', 'a[]b', 'a[0', 'a[x]', 'a["b]', 'a b', '[', '$', 'a[1:2:3]'])(
    'nothing when it is "%s"',
    (path) => {
      expect(refusalOf({ set: { [path]: 1 } })).toBe(path === '$' ? undefined : 'path-unreadable');
    },
  );
});

describe('a patch', () => {
  test('leaves the document it was given alone', () => {
    const before = structuredClone(document);
    patched({
      set: { 'nested.a': 9 },
      unset: ['tags[0]'],
      insert: { where: 'after', path: 'body[-1]', items: [1] },
    });
    expect(document).toEqual(before);
  });

  test('sets what is missing, but nothing that is there', () => {
    expect(patched({ setIfMissing: { title: 'X', subtitle: 'Y' } })).toMatchObject({
      title: 'Rope',
      subtitle: 'Y',
    });
  });

  test('removes several items of a list at once', () => {
    expect(patched({ unset: ['tags[0]', 'tags[@ == "c"]', 'body[size > 1]'] })).toMatchObject({
      tags: ['b', 'd'],
      body: [{ _key: 'k1' }],
    });
  });

  test.each([
    ['before', 'tags[0]', ['X', 'a', 'b', 'c', 'd']],
    ['after', 'tags[-1]', ['a', 'b', 'c', 'd', 'X']],
    ['after', 'tags[0]', ['a', 'X', 'b', 'c', 'd']],
    ['before', 'tags[-1]', ['a', 'b', 'c', 'X', 'd']],
    ['replace', 'tags[1:3]', ['a', 'X', 'd']],
    ['after', 'tags[@ == "b"]', ['a', 'b', 'X', 'c', 'd']],
    ['before', 'tags[@ == "nowhere"]', ['a', 'b', 'c', 'd']],
  ] as const)('inserts %s %s', (where, path, expected) => {
    expect(patched({ insert: { where, path, items: ['X'] } }).tags).toEqual(expected);
  });

  test('says what it cannot do', () => {
    expect(refusalOf({ inc: { title: 1 } })).toBe('not-a-number');
    expect(refusalOf({ dec: { nowhere: 1 } })).toBe('not-a-number');
    expect(refusalOf({ diffMatchPatch: { count: '@@ -1 +1 @@\n-a\n+b\n' } })).toBe('not-a-text');
    expect(refusalOf({ diffMatchPatch: { title: '@@ -1,4 +1,4 @@\n-Wire\n+Rope\n' } })).toBe(
      'text-patch-failed',
    );
    expect(refusalOf({ insert: { where: 'after', path: 'title[0]', items: [] } })).toBe('not-a-list');
  });

  test('of texts finds its place again when the text moved', () => {
    const result = applyPatch(
      { title: 'A short preface. The quick brown fox' },
      { diffMatchPatch: { title: '@@ -5,11 +5,9 @@\n quick \n-brown\n+red\n' } },
    );
    expect(result).toMatchObject({ ok: true, value: { title: 'A short preface. The quick red fox' } });
  });
});

test('no path whatsoever makes a patch throw', () => {
  const paths = fc.oneof(
    fc.string({ maxLength: 40 }),
    fc
      .array(
        fc.constantFrom(
          'a',
          '.',
          '..',
          '[',
          ']',
          '*',
          '0',
          '-1',
          ':',
          '@',
          '==',
          '"x"',
          ',',
          '?',
          'body',
          '_key',
        ),
        {
          maxLength: 12,
        },
      )
      .map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(paths, (path) => {
      parsePath(path);
      applyPatch(document, { set: { [path]: 1 }, unset: [path] });
      applyPatch(document, { insert: { where: 'before', path, items: [1] } });
    }),
    { numRuns: 500 },
  );
});
