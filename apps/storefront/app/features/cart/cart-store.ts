import { ownRequestHeaders } from '@bowline/markets';
import { createCsrfFetch } from '../../data/csrf-fetch.ts';
import { visitorStore } from '../../visitor/visitor-store.ts';
import type { CartAnswer } from './add-to-cart.ts';

let latest: CartAnswer | undefined;
let hasNews = false;
const listeners = new Set<() => void>();
const send = createCsrfFetch({ headerName: ownRequestHeaders.csrf });

/** What was put into the cart last; the drawer shows it. */
export const cartStore = {
  latest: () => latest,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },

  /** True once after something was added: the drawer opens for news, not whenever it comes back on the page. */
  takeNews(): boolean {
    const hadNews = hasNews;
    hasNews = false;
    return hadNews;
  },

  async add(addresses: { readonly cart: string; readonly visitor: string }, form: FormData) {
    // Brings the token that the cart wants to see.
    await visitorStore.load(addresses.visitor);
    const response = await send(addresses.cart, { method: 'POST', body: form });
    if (!response.ok) throw new Error(`The cart answered ${response.status}`);
    const answer = (await response.json()) as CartAnswer;
    const { cart } = answer;
    latest = answer;
    hasNews = answer.addition.isAdded;
    if (cart) visitorStore.setCart({ count: cart.count, quantities: quantitiesOf(cart.lines) });
    for (const listener of listeners) listener();
    return answer;
  },
};

function quantitiesOf(lines: readonly { sku: string; quantity: number }[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}
