import { expect, test } from 'vitest';
import { darkColours, lightColours } from './colours.ts';
import { themeToCss, tokensToCss } from './tokens-to-css.ts';

test('both schemes define every colour, the dark one by preference and by choice', () => {
  const css = tokensToCss();
  expect(css.split(`--surface: ${lightColours.surface};`)).toHaveLength(2);
  expect(css.split(`--surface: ${darkColours.surface};`)).toHaveLength(3);
  for (const name of Object.keys(lightColours)) expect(css.split(`  --${name}: `)).toHaveLength(4);
});

test('the theme drops the default palette and names every colour token', () => {
  const css = themeToCss();
  expect(css).toContain('--color-*: initial;');
  for (const name of Object.keys(lightColours)) expect(css).toContain(`--color-${name}: var(--${name});`);
});
