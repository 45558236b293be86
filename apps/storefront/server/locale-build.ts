import { createHash } from 'node:crypto';
import { type LocaleName, localeNames } from '@bowline/markets';
import type { ServerBuild } from 'react-router';
import type { LocaleFacts } from '../app/i18n/locale-facts.ts';
import { routeServesLocale } from '../app/localised-route-id.ts';
import { isScreenRoute } from '../app/routing/chosen-screens.ts';

type AssetsRoute = NonNullable<ServerBuild['assets']['routes'][string]>;

/**
 * The build holds the routes of all locales. A locale gets its own routes only, under its own prefix, so that
 * equal paths of two locales never meet and the browser downloads the route table of one locale.
 */
export function buildForLocale(build: ServerBuild, locale: LocaleName, basename: string): ServerBuild {
  return {
    ...build,
    basename: basename === '' ? '/' : basename,
    routes: routesOf(build.routes, locale),
    assets: {
      ...build.assets,
      url: manifestPath(build, locale),
      routes: routesOf(build.assets.routes, locale),
    },
  };
}

/** All that the browser knows of its locale before it starts: the routes, and the facts that differ between locales. */
export function manifestScript(build: ServerBuild, locale: LocaleName): string {
  const { assets, routes: served } = buildForLocale(build, locale, '');
  // The browser never goes to a route that only answers with data, and no address leads to a screen route.
  const routes = Object.fromEntries(
    Object.entries(assets.routes)
      .filter(([id]) => served[id]?.module.default && !isScreenRoute(id))
      .map(([id, route]) => [id, route && withoutWhatIsFalse(route)]),
  );
  return `window.__reactRouterManifest=${JSON.stringify({ ...assets, routes })};window.localeFacts=${factsJson(build, locale)};`;
}

/** What a module imports only the server needs to know, which names it in the page; half of the table would be that. */
function withoutWhatIsFalse({ imports: _imports, css: _css, ...route }: AssetsRoute): Partial<AssetsRoute> {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
}

/** Browsers keep it for good, so its name changes with everything in it. */
export function manifestPath(build: ServerBuild, locale: LocaleName): string {
  const facts = createHash('sha256').update(factsJson(build, locale)).digest('hex').slice(0, 8);
  return `/assets/manifest-${build.assets.version}.${facts}-${locale}.js`;
}

/** The scripts above for all locales, by the names of their files. */
export function manifestFiles(build: ServerBuild): Record<string, string> {
  return Object.fromEntries(
    localeNames.map((locale) => [
      manifestPath(build, locale).replace('/assets/', ''),
      manifestScript(build, locale),
    ]),
  );
}

/** Of the build, which alone knows where the messages lie. */
function factsJson({ entry }: ServerBuild, locale: LocaleName): string {
  const { localeFactsOf } = entry.module as unknown as { localeFactsOf(locale: LocaleName): LocaleFacts };
  return JSON.stringify(localeFactsOf(locale));
}

function routesOf<Routes extends Record<string, unknown>>(routes: Routes, locale: LocaleName): Routes {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => routeServesLocale(id, locale))) as Routes;
}
