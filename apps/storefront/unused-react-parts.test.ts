import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { withoutUnusedParts } from './drop-unused-parts.ts';
import { unusedReactParts } from './unused-react-parts.ts';

const lean = (code: string) => withoutUnusedParts(code, parseAst(code), unusedReactParts);

test.each([
  ['shouldStartViewTransition ? begin() : go();', '!1 ? begin() : go();'],
  ['var made = new FragmentInstance(fiber);', 'var made = (void 0);'],
  ['FragmentInstance.prototype.focus = function () {};', ';'],
  ['Other.prototype.focus = function () {};', 'Other.prototype.focus = function () {};'],
])('%s', (code, expected) => {
  expect(lean(code)).toBe(expected);
});

test('React of this version knows every name', () => {
  const entry = createRequire(import.meta.url).resolve('react-dom/client');
  const code = readFileSync(join(entry, '../cjs/react-dom-client.production.js'), 'utf8');
  const { neverTrue, neverCalled, neverMade = [] } = unusedReactParts;
  expect([...neverTrue, ...neverCalled, ...neverMade].filter((name) => !code.includes(name))).toEqual([]);
});

test('nothing of the shop renders what is dropped', () => {
  const root = join(import.meta.dirname, '../..');
  const components = globSync(['apps/storefront/app/**/*.tsx', 'packages/ui/src/**/*.tsx'], { cwd: root });
  expect(components.length).toBeGreaterThan(100);
  const rendering = components.filter((file) =>
    /\b(ViewTransition|Activity|SuspenseList)\b.*from 'react'|<Fragment[^>]* ref=/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  expect(rendering).toEqual([]);
});
