import type { LocaleName } from '@bowline/markets';

const separator = '__';

export function localisedRouteId(name: string, locale: LocaleName): string {
  return `${name}${separator}${locale}`;
}

/** Routes without a locale in their name belong to every locale. */
export function routeServesLocale(routeId: string, locale: LocaleName): boolean {
  return !routeId.includes(separator) || routeId.endsWith(`${separator}${locale}`);
}
