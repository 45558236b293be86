import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type EditorsRedirect, findLoops } from './redirect-loops.ts';

const redirect = (from: string, to: string, language: string | null = null): EditorsRedirect => ({
  from,
  to,
  language,
});

test.each([
  ['to itself', [redirect('/a', '/a')], [['/a', '/a']]],
  ['there and back', [redirect('/a', '/b'), redirect('/b', '/a?x=1#there')], [['/a', '/b', '/a']]],
  [
    'from outside into a circle',
    [redirect('/x', '/a'), redirect('/a', '/b'), redirect('/b', '/a')],
    [['/a', '/b', '/a']],
  ],
  ['with one of all', [redirect('/a', '/b', 'nl_NL'), redirect('/b', '/a')], [['/b', '/a', '/b']]],
  ['none: a chain', [redirect('/a', '/b'), redirect('/b', '/c')], []],
  ['none: to another site', [redirect('/a', 'https://example.com/a'), redirect('/b', '//a')], []],
  ['none: of two languages', [redirect('/a', '/b', 'nl_NL'), redirect('/b', '/a', 'de_DE')], []],
  [
    'none: the language’s own goes before',
    [redirect('/a', '/b'), redirect('/b', '/a'), redirect('/b', '/c', 'nl_NL'), redirect('/a', '/c')].slice(
      1,
    ),
    [],
  ],
])('a circle %s', (_, redirects, loops) => {
  expect(findLoops(redirects)).toEqual(loops);
});

test('where no circle is found, every visitor arrives', () => {
  const path = fc.constantFrom('/a', '/b', '/c', '/d');
  const many = fc.array(fc.tuple(path, path), { maxLength: 6 });
  fc.assert(
    fc.property(many, (pairs) => {
      const next = new Map<string, string>(pairs);
      const redirects = [...next].map(([from, to]) => redirect(from, to));
      if (findLoops(redirects).length > 0) return;
      for (const from of next.keys()) {
        let at: string | undefined = from;
        for (let steps = 0; at !== undefined && steps < 10; steps += 1) at = next.get(at);
        expect(at).toBeUndefined();
      }
    }),
  );
});
