import { expect, test } from 'vitest';
import { readStyleRules, rulesFor } from './style-rules.ts';

const rulesIn = (sheet: string, ...classes: string[]) => rulesFor(readStyleRules(sheet), new Set(classes));

test.each([
  [
    'a rule comes where one of its selectors has all its classes',
    '.a .b,.c{x:1}.a .d{x:2}',
    ['a', 'b'],
    '.a .b,.c{x:1}',
  ],
  [
    'elements, custom properties and fonts come everywhere',
    'h1{x:1}@property --a{x:2}@font-face{x:3}',
    [],
    'h1{x:1}@property --a{x:2}@font-face{x:3}',
  ],
  [
    'conditions are not looked at',
    'p:not(.a):is(.b,.c) [d=".e"]{x:1}',
    [],
    'p:not(.a):is(.b,.c) [d=".e"]{x:1}',
  ],
  [
    'names are written with their marks',
    String.raw`.w-1\/2{x:1}.\[\&\>a\]\:x>a{x:2}.\31 a{x:3}`,
    ['w-1/2', '[&>a]:x', '1a'],
    String.raw`.w-1\/2{x:1}.\[\&\>a\]\:x>a{x:2}.\31 a{x:3}`,
  ],
  [
    'blocks come with what they hold, and not without',
    '@layer a,b;@layer a{@media (min-width:1px){.a{x:1}.b{x:2}}.b{x:3}}',
    ['a'],
    '@layer a,b;@layer a{@media (min-width:1px){.a{x:1}}}',
  ],
  [
    'paper and pointers come later',
    '@media print{a{x:1}}@media (hover:hover){a{x:2}}a:hover,a:focus-visible{x:3}a:hover,a{x:4}',
    [],
    'a:hover,a{x:4}',
  ],
  ['braces in texts end nothing', `.a{content:"}"}.b{content:'\\'}'}/* } */.c{x:1}`, ['c'], '.c{x:1}'],
  ['a sheet that ends too early is read to its end', '.a{x:1}.b{x:2', ['b'], '.b{x:2'],
])('%s', (_, sheet, classes, expected) => {
  expect(rulesIn(sheet, ...classes)).toBe(expected);
});
