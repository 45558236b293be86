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
/** How often this page itself has changed what is wished for and compared: an answer asked for before that is older. */
const changes = { wishlists: 0, compared: 0 };

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
    changes.compared += 1;
    if (compared !== state.get().compared) change({ compared });
  },

  setWishlists(wishlists: readonly string[]) {
    changes.wishlists += 1;
    change({ wishlists });
  },
};

export function useVisitor(): VisitorState {
  return useToldValue(state, unknown);
}

async function ask(address: string): Promise<void> {
  const before = { ...changes };
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The shop answered ${response.status} about its visitor`);
  const { csrfToken, wishlists, compared, ...found } = (await response.json()) as VisitorAnswer;
  document.querySelector(`meta[name="${csrfMetaName}"]`)?.setAttribute('content', csrfToken);
  // Told once: what is asked later on the same page knows of no session any more.
  const hasExpiredSession = found.hasExpiredSession || state.get().hasExpiredSession;
  change({
    ...found,
    hasExpiredSession,
    ...(before.wishlists === changes.wishlists && { wishlists }),
    ...(before.compared === changes.compared && { compared }),
  });
}

function change(next: Partial<VisitorState>) {
  state.set({ ...state.get(), ...next });
}
