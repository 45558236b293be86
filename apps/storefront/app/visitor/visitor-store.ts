import { useSyncExternalStore } from 'react';
import { csrfMetaName } from '../data/csrf-fetch.ts';
import type { VisitorAnswer } from './visitor.ts';

export type VisitorState = Omit<VisitorAnswer, 'csrfToken'>;

const unknown: VisitorState = {
  count: 0,
  hasExpiredSession: false,
  name: null,
  wishlists: null,
  compared: 0,
};
let state = unknown;
const listeners = new Set<() => void>();
const asked = new Map<string, Promise<void>>();

/** The visitor as the browser knows them: header, product page and drawer look at the same one. */
export const visitorStore = {
  get: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Asks once for each page; failing that, the visitor stays unknown and the page works as without scripts. */
  load(address: string): Promise<void> {
    const known = asked.get(address);
    if (known) return known;
    const asking = ask(address).catch(() => {
      asked.delete(address);
    });
    asked.set(address, asking);
    return asking;
  },

  /** For who was told that this page's token is not the visitor's: answers to two pages may have crossed. */
  loadAgain(address: string): Promise<void> {
    asked.delete(address);
    return visitorStore.load(address);
  },

  /** A page that shows the cart, or has changed it, knows it best. */
  setCart({ count, quantities }: Pick<VisitorState, 'count' | 'quantities'>) {
    if (quantities) change({ count, quantities });
    else if (count !== state.count) change({ count });
  },

  setCompared(compared: number) {
    if (compared !== state.compared) change({ compared });
  },

  setWishlists(wishlists: readonly string[]) {
    change({ wishlists });
  },
};

export function useVisitor(): VisitorState {
  return useSyncExternalStore(visitorStore.subscribe, visitorStore.get, () => unknown);
}

async function ask(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The shop answered ${response.status} about its visitor`);
  const { csrfToken, ...found } = (await response.json()) as VisitorAnswer;
  document.querySelector(`meta[name="${csrfMetaName}"]`)?.setAttribute('content', csrfToken);
  // Told once: what is asked later on the same page knows of no session any more.
  change({ ...found, hasExpiredSession: found.hasExpiredSession || state.hasExpiredSession });
}

function change(next: Partial<VisitorState>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}
