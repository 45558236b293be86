import type { Plugin } from 'vite';
import { type UnusedParts, withoutUnusedParts } from './drop-unused-parts.ts';

/** React brings parts along that only run for elements which this shop never renders. What a next version renames stays. */
export function dropUnusedReactParts(): Plugin {
  return {
    name: 'bowline:unused-react-parts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /[\\/]react-dom[\\/]cjs[\\/]react-dom-client\.production\.js/ },
      handler(code) {
        return { code: withoutUnusedParts(code, this.parse(code), unusedReactParts), map: null };
      },
    },
  };
}

export const unusedReactParts: UnusedParts = {
  // Set only by `<ViewTransition>`.
  neverTrue: new Set(['shouldStartViewTransition']),
  neverCalled: new Set([
    // All of these look for a `<ViewTransition>`, and do nothing without one.
    'applyViewTransitionToHostInstances',
    'commitAppearingPairViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitEnterViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'measureNestedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'scheduleViewTransitionEvent',
    'trackEnterViewTransitions',
    'createViewTransitionInstance',
    // `<Activity>` and `<SuspenseList>`.
    'updateActivityComponent',
    'updateSuspenseListComponent',
    // A `ref` of a `<Fragment>`.
    'commitFragmentInstanceDeletionEffects',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
  ]),
  neverMade: new Set(['FragmentInstance']),
};
