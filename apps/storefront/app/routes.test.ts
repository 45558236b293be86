import { isOwnPage, localeNames, staticPageIds, staticPagePath } from '@bowline/markets';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { routeServesLocale } from './localised-route-id.ts';
import routes from './routes.ts';

/** Each with its whole path: that of a child begins below its parent's. */
const all = (entries: readonly RouteConfigEntry[], parent = ''): RouteConfigEntry[] =>
  entries.flatMap((entry) => {
    const path = [parent, entry.path].filter(Boolean).join('/');
    return [{ ...entry, ...(entry.path && { path }) }, ...all(entry.children ?? [], path)];
  });
const everyRoute = all(routes);

test('every route has a name of its own', () => {
  const ids = everyRoute.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test.each(localeNames)('in %s every static page has a path that no other route takes', (locale) => {
  const served = everyRoute.filter(({ id = '', path }) => path && routeServesLocale(id, locale));
  const paths = served.map(({ path }) => `/${path}`);
  for (const page of staticPageIds) {
    const own = staticPagePath(page, locale);
    expect(paths.filter((path) => path === own)).toHaveLength(1);
  }
});

test('whoever names an address at the desk is told which are the storefront’s own', () => {
  const paths = everyRoute.flatMap(({ path = '*' }) => (/^[*:]|^gallery$/.test(path) ? [] : [path]));
  expect(paths.filter((path) => !localeNames.some((locale) => isOwnPage(locale, path)))).toEqual([]);
  expect(isOwnPage('en', 'paracord/search')).toBe(false);
});
