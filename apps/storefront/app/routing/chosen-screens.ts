import type { EntryContext } from 'react-router';

/**
 * What the catch-all may find at an address. Each kind has a screen of its own, registered as a route that no address
 * leads to, so that the build knows its files. Those modules only hand on a component: the build wraps one that is written
 * in a route module, and its properties would be lost.
 */
export const screenKinds = ['product', 'category', 'content', 'document'] as const;

export type ScreenKind = (typeof screenKinds)[number];

const prefix = 'screen-';

export function screenRouteId(kind: ScreenKind): string {
  return prefix + kind;
}

export function isScreenRoute(routeId: string): boolean {
  return routeId.startsWith(prefix);
}

/** The scripts of the screen that this page shows, beyond those of its routes. */
export function scriptsOfChosenScreen({ manifest, staticHandlerContext }: EntryContext): string[] {
  const { loaderData, matches } = staticHandlerContext;
  const known = [manifest.entry, ...matches.map(({ route }) => manifest.routes[route.id])];
  const isKnown = new Set(known.flatMap((files) => [files?.module, ...(files?.imports ?? [])]));
  return screenKinds
    .filter((kind) => Object.values(loaderData).some((data) => data?.screenKind === kind))
    .flatMap((kind) => manifest.routes[screenRouteId(kind)]?.imports ?? [])
    .filter((script) => !isKnown.has(script));
}
