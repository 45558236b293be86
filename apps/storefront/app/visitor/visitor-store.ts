import { csrfMetaName } from '../data/csrf-fetch.ts';
import { toldValue, useToldValue } from '../data/told-value.ts';
import type { VisitorAnswer } from './visitor.ts';

export type VisitorState = Omit<VisitorAnswer, 'csrfToken'>;

const unknown: VisitorState = {
  count: 0,
  hasExpiredSession: false,
  name: null,
  wishlists: null,
  compared: 0,
};
const state = toldValue(unknown);
const asked = new Map<string, Promise<void>>();

/** The visitor as the browser knows them: header, product page and drawer look at the same one. */
export const visitorStore = {
  get: state.get,
  subscribe: state.subscribe,

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
    else if (count !== state.get().count) change({ count });
  },

  setCompared(compared: number) {
    if (compared !== state.get().compared) change({ compared });
  },

  setWishlists(wishlists: readonly string[]) {
    change({ wishlists });
  },
};

export function useVisitor(): VisitorState {
  return useToldValue(state, unknown);
}

async function ask(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The shop answered ${response.status} about its visitor`);
  const { csrfToken, ...found } = (await response.json()) as VisitorAnswer;
  document.querySelector(`meta[name="${csrfMetaName}"]`)?.setAttribute('content', csrfToken);
  // Told once: what is asked later on the same page knows of no session any more.
  change({ ...found, hasExpiredSession: found.hasExpiredSession || state.get().hasExpiredSession });
}

function change(next: Partial<VisitorState>) {
  state.set({ ...state.get(), ...next });
}
