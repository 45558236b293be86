import { localeNames } from '@bowline/markets';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { buildForLocale, manifestScript } from './locale-build.ts';

const routes = Object.fromEntries(
  ['root', 'default', ...localeNames.map((locale) => `home__${locale}`)].map((id) => [id, { id, path: '/' }]),
);
const build = { routes, assets: { routes, version: 'v1', url: '/assets/all.js' } } as unknown as ServerBuild;

test('a locale gets the shared routes and its own, under its own prefix', () => {
  const dutch = buildForLocale(build, 'nl-NL', '/nl');
  expect(dutch.basename).toBe('/nl');
  expect(Object.keys(dutch.routes)).toEqual(['root', 'default', 'home__nl-NL']);
  expect(Object.keys(dutch.assets.routes)).toEqual(['root', 'default', 'home__nl-NL']);
  expect(dutch.assets.url).toBe('/assets/manifest-v1-nl-NL.js');
});

test('"en" is not mistaken for the other English locales', () => {
  expect(Object.keys(buildForLocale(build, 'en', '').routes)).toEqual(['root', 'default', 'home__en']);
  expect(buildForLocale(build, 'en', '').basename).toBe('/');
});

test('the manifest a browser downloads names one locale only', () => {
  expect(manifestScript(build, 'sv-SE')).not.toContain('de-DE');
});
