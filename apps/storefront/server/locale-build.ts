import type { LocaleName } from '@bowline/markets';
import type { ServerBuild } from 'react-router';
import { routeServesLocale } from '../app/localised-route-id.ts';

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
      url: manifestPath(build.assets.version, locale),
      routes: routesOf(build.assets.routes, locale),
    },
  };
}

export function manifestScript(build: ServerBuild, locale: LocaleName): string {
  const { assets } = buildForLocale(build, locale, '');
  return `window.__reactRouterManifest=${JSON.stringify(assets)};`;
}

export function manifestPath(version: string, locale: LocaleName): string {
  return `/assets/manifest-${version}-${locale}.js`;
}

function routesOf<Routes extends Record<string, unknown>>(routes: Routes, locale: LocaleName): Routes {
  return Object.fromEntries(Object.entries(routes).filter(([id]) => routeServesLocale(id, locale))) as Routes;
}
