import { ownRequestHeaders } from '@bowline/markets';
import { createCsrfFetch, readToken } from '../../data/csrf-fetch.ts';
import { toldValue } from '../../data/told-value.ts';
import { visitorStore } from '../../visitor/visitor-store.ts';
import type { Addition, CartAnswer } from './add-to-cart.ts';
import type { CartView } from './cart-view.ts';
import { nameChange } from './change-key.ts';
import type { WaitingChange } from './waiting-changes.ts';

/** Where the browser asks for the cart, and for the token that the cart wants to see. */
export interface CartAddresses {
  readonly cart: string;
  readonly visitor: string;
}

const latest = toldValue<CartAnswer | undefined>(undefined);
let known: CartView | undefined;
let hasNews = false;
const send = createCsrfFetch({ headerName: ownRequestHeaders.csrf });

/** The cart as the drawer shows it: after something was added, changed, or when the visitor asks to see it. */
export const cartStore = {
  latest,

  /** True once after something was added or asked for: the drawer opens for news, not whenever it comes back on the page. */
  takeNews(): boolean {
    const hadNews = hasNews;
    hasNews = false;
    return hadNews;
  },

  async add(addresses: CartAddresses, form: FormData): Promise<CartAnswer & { readonly addition: Addition }> {
    const { count } = visitorStore.get();
    nameChange(form);
    // What is most likely is shown at once, and taken back should it not come true. An empty cart is known line by line: an
    // answer to who asked for its lines meanwhile would count what is on its way as not there.
    visitorStore.setCart({ count: count + wantedBy(form), ...(count === 0 && { quantities: {} }) });
    try {
      const answer = await ask(addresses, form).catch((error: unknown) =>
        keepForLater(error, addresses, form),
      );
      if (answer === 'waits')
        return { addition: { isAdded: true, wasInCart: false, othersSoldOut: false, items: [] } };
      if (!answer.addition) throw new Error('The cart did not say what became of it');
      if (!answer.addition.isAdded) visitorStore.setCart({ count });
      publish(answer, answer.addition.isAdded);
      return { ...answer, addition: answer.addition };
    } catch (error) {
      visitorStore.setCart({ count });
      throw error;
    }
  },

  /** Opens the drawer at once with what is known, and asks for what the cart holds now. */
  async show(addresses: CartAddresses): Promise<void> {
    const cart = latest.get()?.cart;
    publish(cart ? { cart } : {}, true);
    publish(await ask(addresses), false);
  },

  /** Sends a form about one line; tells when it has to wait for a network. */
  async change(addresses: CartAddresses, form: FormData): Promise<CartAnswer | 'waits'> {
    nameChange(form);
    const answer = await ask(addresses, form).catch((error: unknown) => keepForLater(error, addresses, form));
    if (answer !== 'waits') publish(answer, false);
    return answer;
  },

  /** What a page shows of the cart without having asked here. */
  know(cart: CartView): void {
    known = cart;
  },

  /** A change that had to wait, under the name it has. */
  async sendAgain({ addresses, fields }: WaitingChange): Promise<CartAnswer> {
    const form = new FormData();
    for (const [name, value] of fields) form.append(name, value);
    // Who measures the visit tells of a line what has changed, and must know what it was.
    if (form.has('line') && !known && !latest.get()?.cart) publish(await ask(addresses), false);
    const answer = await ask(addresses, form);
    // What was counted at once and then refused is counted anew.
    publish(answer.cart ? answer : { ...answer, ...(await ask(addresses)) }, false);
    return answer;
  },
};

/** How many articles a form puts into the cart. */
function wantedBy(form: FormData): number {
  const quantity = Number(String(form.get('quantity') ?? '').replace(',', '.'));
  return quantity > 0 ? quantity : form.getAll('sku').length;
}

/** The shop was not reached, or its answer was not: the change has a name and can be sent again without being made twice. */
async function keepForLater(error: unknown, addresses: CartAddresses, form: FormData): Promise<'waits'> {
  if (!(error instanceof TypeError || error instanceof NotNow)) throw error;
  if (!(await letWait(addresses, form))) throw error;
  return 'waits';
}

/** False when there is no room for it. */
export async function letWait(addresses: CartAddresses, form: FormData): Promise<boolean> {
  const { waitingChanges } = await import('./waiting-changes.ts');
  const fields = [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as const] : [],
  );
  const lines = (latest.get()?.cart ?? known)?.lines;
  const line = lines?.find(({ uid }) => uid === form.get('line'));
  const name = line?.name ?? document.querySelector('h1')?.textContent ?? '';
  return waitingChanges(cartStore.sendAgain).add({ name, addresses, fields });
}

/** The shop, or who stands before it, cannot answer at the moment. */
class NotNow extends Error {}
const notNow = [502, 503, 504];

async function ask(addresses: CartAddresses, form?: FormData): Promise<CartAnswer> {
  // Brings the token that the cart wants to see.
  if (form) {
    await visitorStore.load(addresses.visitor);
    // A page that was opened without a network has none yet.
    if (readToken(document) === '') throw new NotNow();
  }
  const question = form ? { method: 'POST', body: form } : {};
  let response = await send(addresses.cart, question);
  if (response.status === 403) {
    await visitorStore.loadAgain(addresses.visitor);
    response = await send(addresses.cart, question);
  }
  if (notNow.includes(response.status)) throw new NotNow();
  if (!response.ok) throw new Error(`The cart answered ${response.status}`);
  return (await response.json()) as CartAnswer;
}

function publish(answer: CartAnswer, isNews: boolean): void {
  const { cart } = answer;
  hasNews ||= isNews;
  if (cart) visitorStore.setCart({ count: cart.count, quantities: quantitiesOf(cart.lines) });
  latest.set(answer);
}

function quantitiesOf(lines: readonly { sku: string; quantity: number }[]): Record<string, number> {
  return Object.fromEntries(lines.map(({ sku, quantity }) => [sku, quantity]));
}
