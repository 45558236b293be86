import { money } from '@bowline/kit';
import { afterEach, expect, test, vi } from 'vitest';
import { cartStore } from '../cart/cart-store.ts';
import type { CartLineView, CartView } from '../cart/cart-view.ts';
import type { AnalyticsEvent } from './events.ts';
import { watchVisit } from './watch-visit.ts';

const origin = 'https://shop.example';
const addresses = { cart: `${origin}/api/cart`, visitor: `${origin}/api/visitor` };

/** The shop's cart, and what it answers to forms about it. */
let quantity = 1;
const cart = () => {
  const price = { excl: money(909, 'EUR'), incl: money(1_100, 'EUR') };
  const line = { uid: 'a', sku: 'KNIFE', name: 'Knife', categories: [], options: [], quantity, price };
  return { count: quantity, lines: [line as unknown as CartLineView] } as unknown as CartView;
};
async function answer(request: Request | string): Promise<Response> {
  if (!(request instanceof Request)) return Response.json({ csrfToken: 'token', count: 0 });
  if (request.method === 'GET') return Response.json({ cart: cart() });
  const form = await request.formData();
  quantity = Number(form.get('quantity'));
  return form.has('line')
    ? Response.json({ cart: cart(), isChanged: true })
    : Response.json({
        cart: cart(),
        addition: {
          isAdded: true,
          wasInCart: false,
          othersSoldOut: false,
          items: [{ sku: 'KNIFE', quantity }],
        },
      });
}

afterEach(() => vi.unstubAllGlobals());

test('changes that waited for a network are told when they are sent, as what they changed', async () => {
  vi.stubGlobal('fetch', answer);
  vi.stubGlobal('document', { querySelector: () => ({ content: 'token', setAttribute: () => undefined }) });
  const told: AnalyticsEvent[] = [];
  const visit = watchVisit({
    tell: (event) => told.push(event),
    storage: () => undefined,
    addresses: { visitor: addresses.visitor, purchase: `${origin}/api/purchase` },
    tellsPurchases: () => false,
    log: { error: () => undefined },
  });
  const page = { route: 'faq', pathname: '/faq', search: '', data: {}, isReloaded: false } as const;
  visit.shown({ ...page, currency: 'EUR', vatDisplay: 'incl' });
  const send = (fields: Readonly<Record<string, string>>) =>
    cartStore.sendAgain({ name: 'Knife', addresses, since: 0, fields: Object.entries(fields) });
  const knife = { item_id: 'KNIFE', item_name: 'Knife', price: 11 };
  const ecommerce = (value: number, count: number) => ({
    currency: 'EUR',
    value,
    items: [expect.objectContaining({ ...knife, quantity: count })],
  });

  // What was in the cart before nobody has seen on this page.
  await send({ intent: 'quantity-a', line: 'a', quantity: '3' });
  await send({ intent: 'order', sku: 'KNIFE', quantity: '4' });
  await send({ intent: 'quantity-a', line: 'a', quantity: '1' });
  visit.leave();
  expect(told).toEqual([
    { event: 'add_to_cart', ecommerce: ecommerce(22, 2) },
    { event: 'add_to_cart', ecommerce: ecommerce(44, 4) },
    { event: 'remove_from_cart', ecommerce: ecommerce(33, 3) },
  ]);
});
