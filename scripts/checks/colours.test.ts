import { expect, test } from 'vitest';
import { plantTree } from '../testing/planted-tree.ts';
import { check } from './colours.ts';

const linesFor = (file: string, text: string) => check(plantTree({ [file]: text })).map(({ line }) => line);

test.each([
  ['a hexadecimal colour', 'a {\n  color: #0a5;\n}'],
  ['one with transparency', 'a {\n  color: #00aa5580;\n}'],
  ['rgb()', 'a {\n  border: 1px solid rgb(0 0 0 / 50%);\n}'],
  ['hsl()', 'a {\n  color: hsl(120 50% 50%);\n}'],
  ['oklch() as a custom property', ':root {\n  --green: oklch(50% 0.1 140);\n}'],
])('a style sheet with %s fails', (_case, text) => {
  expect(linesFor('apps/storefront/app/app.css', text)).toEqual([2]);
});

test.each([
  ['a class with a colour', '<a\n  className="text-[#0a5]" />;'],
  ['an attribute', '<svg\n  fill="#00aa55" />;'],
  ['a template', 'const a =\n  `1px solid rgba(0, 0, 0, 0.5)`;'],
  ['a style attribute', '<a\n  style={{ order: 1 }} />;'],
])('markup with %s fails', (_case, text) => {
  expect(linesFor('apps/storefront/app/Link.tsx', text)).toEqual([2]);
});

test.each([
  [
    'apps/storefront/app/app.css',
    '#add { color: var(--colour-primary); }\n/* not #fff */ .a:hover { color: inherit; }',
  ],
  ['apps/storefront/app/app.css', 'a { color: oklch(from var(--colour-primary) l c h / 50%); }'],
  ['apps/storefront/app/Link.tsx', '<a href="#add" className="text-primary">Order #100</a>;'],
  ['apps/storefront/app/Link.tsx', '<a href="/page#add" />; const style = 1;'],
  ['packages/ui/src/tokens/colours.css', 'a { color: #fff; }'],
  ['packages/ui/src/generated/tokens.css', 'a { color: #fff; }'],
  ['packages/demo/src/pictures/rope.ts', 'export const green = "#0a5";'],
])('%s with %s passes', (file, text) => {
  expect(linesFor(file, text)).toEqual([]);
});
