import { expect, test } from 'vitest';
import { americanSpelling } from './american-spelling.ts';

test.each([
  ['Silver Grey', 'Silver Gray'],
  ['grey and colourful', 'gray and colorful'],
  ['Weight per metre', 'Weight per meter'],
  ['Aluminium Carabiner', 'Aluminum Carabiner'],
  ['plant fibre and jewellery', 'plant fiber and jewelry'],
  ['a mitre', 'a mitre'],
])('%s becomes %s', (british, american) => {
  expect(americanSpelling(british)).toBe(american);
});
