import { ownRequestHeaders } from '@bowline/markets';
import { createCsrfFetch, csrfMetaName } from '../../data/csrf-fetch.ts';
import type { CartAnswer, CartPeekAnswer } from './cart-answer.ts';
import type { CartPeek } from './peek-at-cart.ts';

export interface CartState extends CartPeek {
  /** What happened last; the drawer shows it. */
  readonly latest?: CartAnswer;
}

const emptyState: CartState = { count: 0 };
let state = emptyState;
let hasNews = false;
const listeners = new Set<() => void>();
const asked = new Map<string, Promise<void>>();
const send = createCsrfFetch({ headerName: ownRequestHeaders.csrf });

function change(next: Partial<CartState>) {
  state = { ...state, ...next };
  for (const listener of listeners) listener();
}

/** The visitor's cart as the browser knows it: the header, the product page and the drawer look at the same one. */
export const cartStore = {
  get: () => state,
  getOnServer: () => emptyState,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** Asks once for each page; failing that, the cart stays unknown and the page works as without scripts. */
  load(address: string): Promise<void> {
    const known = asked.get(address);
    if (known) return known;
    const asking = peek(address).catch(() => {
      asked.delete(address);
    });
    asked.set(address, asking);
    return asking;
  },

  /** A page that shows the cart itself knows it best. */
  setCount(count: number) {
    if (count !== state.count) change({ count });
  },

  /** True once after something was added: the drawer opens for news, not whenever it comes back on the page. */
  takeNews(): boolean {
    const hadNews = hasNews;
    hasNews = false;
    return hadNews;
  },

  async add(address: string, form: FormData): Promise<CartAnswer> {
    await this.load(address);
    const response = await send(address, { method: 'POST', body: form });
    if (!response.ok) throw new Error(`The cart answered ${response.status}`);
    const answer = (await response.json()) as CartAnswer;
    const { cart } = answer;
    hasNews = answer.addition.isAdded;
    change({
      latest: answer,
      ...(cart && { count: cart.count, quantities: quantitiesOf(cart.lines) }),
    });
    return answer;
  },
};

async function peek(address: string): Promise<void> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The cart answered ${response.status}`);
  const { csrfToken, ...found } = (await response.json()) as CartPeekAnswer;
  document.querySelector(`meta[name="${csrfMetaName}"]`)?.setAttribute('content', csrfToken);
  change(found);
}

function quantitiesOf(lines: readonly { sku: string; quantity: number }[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}
