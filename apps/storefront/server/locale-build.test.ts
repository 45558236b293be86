import { localeNames } from '@bowline/markets';
import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { localeFactsOf } from '../app/i18n/locale-facts.server.ts';
import { buildForLocale, manifestScript } from './locale-build.ts';

const routes = Object.fromEntries(
  ['root', 'default', ...localeNames.map((locale) => `home__${locale}`)].map((id) => [
    id,
    { id, path: '/', module: { default: () => null } },
  ]),
);
const entry = { module: { localeFactsOf } };
const build = {
  entry,
  routes,
  assets: { routes, version: 'v1', url: '/assets/all.js' },
} as unknown as ServerBuild;

test('a locale gets the shared routes and its own, under its own prefix', () => {
  const dutch = buildForLocale(build, 'nl-NL', '/nl');
  expect(dutch.basename).toBe('/nl');
  expect(Object.keys(dutch.routes)).toEqual(['root', 'default', 'home__nl-NL']);
  expect(Object.keys(dutch.assets.routes)).toEqual(['root', 'default', 'home__nl-NL']);
  expect(dutch.assets.url).toMatch(/^\/assets\/manifest-v1\.[0-9a-f]{8}-nl-NL\.js$/);
});

test('"en" is not mistaken for the other English locales', () => {
  expect(Object.keys(buildForLocale(build, 'en', '').routes)).toEqual(['root', 'default', 'home__en']);
  expect(buildForLocale(build, 'en', '').basename).toBe('/');
});

test('the manifest a browser downloads names one locale only', () => {
  expect(manifestScript(build, 'sv-SE')).not.toContain('de-DE');
});

test('the browser learns the facts of its locale, and no routes that only answer with data', () => {
  const feed = { id: 'feed__sv-SE', path: '/feed.xml', module: {} };
  const all = { ...routes, [feed.id]: feed };
  const script = manifestScript(
    { ...build, routes: all, assets: { ...build.assets, routes: all } } as ServerBuild,
    'sv-SE',
  );
  const browser: {
    localeFacts?: ReturnType<typeof localeFactsOf>;
    __reactRouterManifest?: ServerBuild['assets'];
  } = {};
  new Function('window', script)(browser);
  expect(browser.localeFacts).toEqual(localeFactsOf('sv-SE'));
  expect(Object.keys(browser.__reactRouterManifest?.routes ?? {})).toEqual([
    'root',
    'default',
    'home__sv-SE',
  ]);
});
