/// <reference types="vite/client" />
import { commercePaths } from '@bowline/commerce';
import { datasetRoutes } from '@bowline/content';
import { type LocaleName, marketByLocale } from '@bowline/markets';
import { searchRoutes } from '@bowline/search';
import storefrontRoutes from '@bowline/storefront/routes';

/** One way to ask the shop, as a table of routes names it. */
export interface Address {
  readonly method: string;
  readonly path: string;
}

/** What a place in a pattern is filled with so that the route goes on; anything else is `x`. */
const samples: Readonly<Record<string, string>> = {
  provider: 'test',
  payment: `test_${'0'.repeat(32)}`,
  file: '2026-000001.pdf',
  index: 'products_en',
  kind: 'product',
};

/** Every address of the shop, from the tables that route requests: a new route is tried on the day it appears. */
export function everyAddress(locales: readonly LocaleName[]): Address[] {
  return [
    ...['/health/live', '/health/ready', '/media/x.svg', '/_ipx/w_80/media/x.svg', '/assets/x.js'].flatMap(
      asked,
    ),
    ...commercePaths.map(filled).flatMap(asked),
    ...searchRoutes.map(({ method, pattern }) => ({ method, path: filled(pattern) })),
    ...Object.entries(datasetRoutes).flatMap(([name, methods]) =>
      methods.map((method) => ({ method, path: `/v2025-02-19/${name}/production` })),
    ),
    ...['/v1/users/me', '/v1/check/cors', '/images/bowline/production/x-1x1.png'].flatMap(asked),
    ...locales.flatMap(pagesOf).flatMap(asked),
  ];
}

/** By a link and by a form. */
const asked = (path: string): Address[] => ['GET', 'POST'].map((method) => ({ method, path }));

interface RouteEntry {
  readonly id?: string | undefined;
  readonly path?: string | undefined;
  readonly children?: readonly RouteEntry[] | undefined;
}

/** The storefront's own table, for one locale: `search__nl-NL` and what all of them share. */
export function pagesOf(locale: LocaleName): string[] {
  const below = (entries: readonly RouteEntry[], parent: string): string[] =>
    entries.flatMap(({ id = '', path = '', children = [] }) => {
      if (id.includes('__') && !id.endsWith(`__${locale}`)) return [];
      const own = path === '' ? parent : `${parent}/${path}`;
      return [...(children.length === 0 ? [own] : []), ...below(children, own)];
    });
  const prefix = marketByLocale(locale)?.prefix ?? '';
  return [...new Set(below(storefrontRoutes, '').map((path) => prefix + filled(path || '/')))];
}

function filled(pattern: string): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => samples[name] ?? 'x').replace(/\/\*$/, '/x');
}
