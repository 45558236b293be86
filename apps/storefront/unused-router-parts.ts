import type { Plugin } from 'vite';
import { type UnusedParts, withoutUnusedParts } from './drop-unused-parts.ts';

/**
 * The router brings parts along that this shop never uses, behind conditions that no bundler can decide. Here they are
 * decided, for browsers in production: a condition with a known answer lets the build drop what stands behind it. What
 * a next version of the router renames is simply no longer dropped.
 */
export function dropUnusedRouterParts(): Plugin {
  return {
    name: 'bowline:unused-router-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler(code) {
        return { code: withoutUnusedParts(code, this.parse(code), unusedRouterParts), map: null };
      },
    },
  };
}

/** Of the build's own helper around dynamic imports, which looks after style sheets of scripts. There are none. */
export function importPlainly(): Plugin {
  return {
    name: 'bowline:plain-imports',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load();', map: null }),
    },
  };
}

/** Conditions, as the router writes them, that never hold in this shop's browsers. */
const neverTrue = new Set([
  // Route discovery: the table of a locale is complete (decision 0005).
  'isFogOfWar',
  'enableFogOfWar',
  'fogOfWar.active',
  'init.patchRoutesOnNavigation',
  // Applications without a server, and server components.
  'isSpaMode',
  'ssrInfo.context.isSpaMode',
  'isRSCRouterContext',
  'rsc',
  // What only the server renders.
  'isStatic',
  'staticContext',
  // Hot reload and instruments.
  'needsRevalidation',
  'init.instrumentations',
  'opts?.instrumentationNavigateMetaReceiver',
  'instrumentationResultMetaReceiver',
  // View transitions and blocked navigations.
  'viewTransitionOpts',
  'pendingViewTransitionEnabled',
  'vtContext.isTransitioning',
  'renderDfd',
  'interruption',
  'blockerKey',
  'unblockBlockerHistoryUpdate',
  // Another way to match paths.
  'future.unstable_routePatternMatching',
]);

const alwaysTrue = new Set(['ssr']);

/** Functions of those parts, and for style sheets of routes, whose answers nobody needs. */
const neverCalled = new Set([
  'UNSAFE_getPatchRoutesOnNavigationFunction',
  'UNSAFE_useFogOFWarDiscovery',
  'consumeInstrumentationClientResultMetaReceiver',
  'getRouteInstrumentationUpdates',
  'instrumentClientSideRouter',
  'isFogOfWarEnabled',
  'persistAppliedTransitions',
  'prefetchRouteCss',
  'prefetchStyleLinks',
  'restoreAppliedTransitions',
  'shouldBlockNavigation',
  'useIsRSCRouterContext',
]);

export const unusedRouterParts: UnusedParts = { neverTrue, alwaysTrue, neverCalled };
