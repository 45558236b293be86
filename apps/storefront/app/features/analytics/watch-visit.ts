import type { BrowserLog } from '../../browser-log.ts';
import { visitorStore } from '../../visitor/visitor-store.ts';
import type { CartAnswer } from '../cart/add-to-cart.ts';
import { cartStore } from '../cart/cart-store.ts';
import type { CartView } from '../cart/cart-view.ts';
import { type AnalyticsEvent, account, cartChange, type Ecommerce, purchase, wishChange } from './events.ts';
import { cartChanges, pageEvents, paymentChosen } from './page-events.ts';
import { factsOf, type ShownPage, shownProduct, toldLine } from './shown-page.ts';

export interface VisitParts {
  readonly tell: (event: AnalyticsEvent) => void;
  /** Where what outlives a page is kept; only once the visitor has allowed it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | undefined;
  readonly addresses: { readonly visitor: string; readonly purchase: string };
  /** Whether this page may tell of purchases. */
  readonly tellsPurchases: () => boolean;
  readonly log: Pick<BrowserLog, 'error'>;
}

const accountKey = 'bowline-analytics-account';

/** Forms after which somebody is signed in, if they were taken. */
const accountForms: Readonly<Record<string, readonly ['login' | 'sign_up', string]>> = {
  login: ['login', 'password'],
  'passkey-sign-in': ['login', 'passkey'],
  register: ['sign_up', 'password'],
};

/** Follows a visit from page to page and tells what happens in it. */
export function watchVisit(parts: VisitParts) {
  const { tell } = parts;
  let page: ShownPage | undefined;
  let hasSent = false;
  let cart: CartView | undefined;
  let wishes = visitorStore.get().wishlists;
  const claimed = new Set<string>();

  function tellAll(events: readonly AnalyticsEvent[]): void {
    for (const event of events) tell(event);
  }

  function cartAnswered(answer: CartAnswer | undefined): void {
    const { cart: now, addition, isChanged } = answer ?? {};
    if (!now || !page) return;
    const { vatDisplay, currency } = page;
    if (addition?.isAdded) {
      const added = addition.items.flatMap(({ sku, quantity }) => {
        const line = now.lines.find((candidate) => candidate.sku === sku);
        const isIn = line && !addition.missing?.includes(line.name);
        return isIn ? [{ ...toldLine(line, vatDisplay), quantity }] : [];
      });
      if (added.length > 0) tell(cartChange('add_to_cart', added, currency));
    } else if (isChanged && cart) {
      tellAll(cartChanges(cart, now, page));
    }
    cart = now;
  }

  function visitorChanged(): void {
    const { wishlists: now } = visitorStore.get();
    const before = wishes;
    wishes = now;
    if (!now || !before || !page) return;
    for (const sku of now.filter((wished) => !before.includes(wished)))
      tell(wishChange('add_to_wishlist', shownProduct(page, sku)));
  }

  async function claimPurchase(token: string): Promise<void> {
    if (claimed.has(token) || !parts.tellsPurchases()) return;
    claimed.add(token);
    const form = new FormData();
    form.set('token', token);
    const answer = await fetch(parts.addresses.purchase, { method: 'POST', body: form });
    if (answer.status === 200) tell(purchase((await answer.json()) as Ecommerce));
  }

  /** A page that is loaded anew after signing in knows by this what led to it. */
  async function tellOfAccount(): Promise<void> {
    const kept = parts.storage()?.getItem(accountKey);
    if (!kept) return;
    parts.storage()?.removeItem(accountKey);
    const [event, method] = Object.values(accountForms).find((form) => form.join(' ') === kept) ?? [];
    if (!event || !method) return;
    await visitorStore.load(parts.addresses.visitor);
    if (visitorStore.get().name !== null) tell(account(event, method));
  }

  const leave = [
    cartStore.latest.subscribe(() => cartAnswered(cartStore.latest.get())),
    visitorStore.subscribe(visitorChanged),
  ];
  tellOfAccount().catch(parts.log.error);

  return {
    /** A page as it stands when nothing is under way. */
    shown(now: ShownPage): void {
      tellAll(pageEvents(now, page, hasSent));
      const facts = factsOf(now);
      cart = facts.cart ?? facts.step?.cart ?? cart;
      page = now;
      hasSent = false;
      const { success } = facts;
      if (success?.outcome === 'paid') claimPurchase(success.order.token).catch(parts.log.error);
    },
    sent(form: FormData): void {
      hasSent = true;
      const intent = String(form.get('intent') ?? '');
      if (intent === 'payment' && page) tellAll(paymentChosen(page, String(form.get('method') ?? 'free')));
      const opens =
        intent === 'customer' && form.get('createsAccount') === 'yes'
          ? accountForms.register
          : accountForms[intent];
      if (opens) parts.storage()?.setItem(accountKey, opens.join(' '));
    },
    leave(): void {
      for (const end of leave) end();
    },
  };
}
