import { readFileSync } from 'node:fs';
import path from 'node:path';
import { money } from '@bowline/kit';
import { type LocaleName, localeNames, markets } from '@bowline/markets';
import type { FormAnswer } from '@bowline/ui/forms';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { CartNews } from './features/cart/CartNews.tsx';
import { CartNotices } from './features/cart/CartNotices.tsx';
import { CartProgress } from './features/cart/CartProgress.tsx';
import { remarksForm } from './features/cart/cart-forms.ts';
import type { CartLineView, CartView } from './features/cart/cart-view.ts';
import { changeLine } from './features/cart/change-line.ts';
import { lossOf } from './features/cart/open-cart.ts';
import { QuantityForm } from './features/cart/QuantityForm.tsx';
import { cartThatLostStock } from './features/checkout/steps.ts';
import { ErrorScreen } from './features/errors/ErrorScreen.tsx';
import { changeWishlists } from './features/wishlists/change-wishlists.ts';
import { WishlistNews } from './features/wishlists/WishlistNews.tsx';
import { createForm, deleteForm } from './features/wishlists/wishlist-forms.ts';
import { attempt, receive } from './forms/form-actions.ts';
import { ShopForm } from './forms/ShopForm.tsx';
import type { ShopFormDescription } from './forms/shop-form.ts';
import { useShopForm } from './forms/use-shop-form.ts';
import { messagesOnServer } from './i18n/all-messages.server.ts';
import { I18nProvider } from './i18n/I18nProvider.tsx';
import type { LocaleFacts } from './i18n/locale-facts.ts';
import type { MessageKey } from './i18n/message-key.ts';
import { pageNotFound } from './routing/error-answers.ts';
import type { ShopRequest } from './shop-context.ts';
import SessionNotice from './visitor/SessionNotice.tsx';

/** A page of the shop in one language, as the server writes it. */
interface Shown {
  readonly element: ReactNode;
  readonly address?: string;
  /** What the page's action answered to a form. */
  readonly answer?: unknown;
  /** What the page's loader threw. */
  readonly error?: unknown;
}

const messagesOf = (locale: LocaleName) => messagesOnServer(locale, (text) => expect.fail(text));

function htmlOf(locale: LocaleName, { element, address = '/', answer, error }: Shown): string {
  const router = createMemoryRouter([{ id: 'page', path: '*', element, ErrorBoundary: ErrorScreen }], {
    initialEntries: [address],
    hydrationData: {
      loaderData: {},
      ...(answer !== undefined && { actionData: { page: answer } }),
      ...(error !== undefined && { errors: { page: error } }),
    },
  });
  const facts = { market: markets[locale], pagePaths: {} } as LocaleFacts;
  return renderToStaticMarkup(
    <I18nProvider messages={messagesOf(locale)} facts={facts}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
}

/** The text in every language, each its own, and each shown by what triggers it. */
function isTold(key: MessageKey, shown: Shown, values: Readonly<Record<string, string>> = {}): void {
  const english = messagesOf('en').translate(key, values);
  for (const locale of localeNames) {
    const text = messagesOf(locale).translate(key, values);
    if (!locale.startsWith('en')) expect(text, `${key} in ${locale}`).not.toBe(english);
    const escaped = renderToStaticMarkup(<p>{text}</p>).slice(3, -4);
    expect(htmlOf(locale, shown), `${key} in ${locale}`).toContain(escaped);
  }
}

/** Told by a whole page in a browser, in a test that must exist and look for that text. */
function isToldInJourney(
  file: string,
  title: string,
  key: MessageKey,
  { looksFor = key as string } = {},
): void {
  const source = readFileSync(path.join(import.meta.dirname, '../../../e2e/journeys', file), 'utf8');
  const start = source.indexOf(title);
  expect(start, `a test in ${file} called: ${title}`).toBeGreaterThan(0);
  expect(source, `${file} looks for ${looksFor}`).toContain(looksFor);
  const english = messagesOf('en').translate(key);
  for (const locale of localeNames.filter((name) => !name.startsWith('en')))
    expect(messagesOf(locale).translate(key), `${key} in ${locale}`).not.toBe(english);
}

/** A shop whose services do not answer, or answer this. */
function shopThat(answers?: unknown): ShopRequest {
  const log = { warn: () => undefined, error: () => undefined };
  const mutate = async () => {
    if (answers === undefined) throw new Error('Nobody answers');
    return { data: answers, errors: [] };
  };
  return { log, commerce: { mutate } } as unknown as ShopRequest;
}

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

function AnyForm({ of, failed }: { of: ShopFormDescription<string>; failed?: MessageKey }) {
  const form = useShopForm(of, failed ? { failed } : {});
  return <ShopForm form={form} />;
}

const line = { uid: 'a', name: 'Rope', quantity: 1, quantityStep: 1, sku: 'ROPE' } as CartLineView;
const cartOf = (change: Partial<CartView>) =>
  ({ lines: [line], notices: [], minimumOrder: {}, incentive: {}, ...change }) as unknown as CartView;

test('specification 8, checkout, general: a service that does not answer is told, and nothing typed is lost', async () => {
  const { refuse } = receive(remarksForm, formOf({ remarks: 'Cut it straight' }));
  const { failure } = await attempt(shopThat(), shopThat().commerce.mutate(undefined as never, {} as never));
  const answer = refuse({ failure: failure ?? {} }).data;
  expect(answer.values).toEqual({ remarks: 'Cut it straight' });
  isTold('cart.problems.general', { element: <AnyForm of={remarksForm} />, answer });
});

test('specification 8, checkout, quantity (qtyNotAvailable): the cart says what is no longer available', () => {
  isTold('cart.news.qtyNotAvailable', { element: <CartNews loss={undefined} />, address: cartThatLostStock });
});

test('specification 8, payment failure', () => {
  const title = 'a payment that fails leaves the cart, and the next one succeeds';
  isToldInJourney('checkout.test.ts', title, 'checkout.paymentFailed');
});

test('specification 8, cart, item_qty: more than there is is refused beside the field', async () => {
  const sent = formOf({ intent: 'quantity-a', line: 'a', quantity: '99' });
  const problem = { code: 'INSUFFICIENT_STOCK', message: 'Not enough items for sale' };
  const answer = await changeLine(shopThat({ updateCartItems: { errors: [problem] } }), 'cart', sent);
  isTold('form.problems.notAvailable', { element: <QuantityForm line={line} />, answer });
});

test('specification 8, cart, insufficient stock', () => {
  const cart = cartOf({ lines: [{ ...line, problem: 'soldOut' }] });
  isTold('cart.problems.someSoldOut', { element: <CartNotices cart={cart} /> });
});

test('specification 8, cart, add warning: added, but other products are out of stock', () => {
  const address = '/checkout/cart?news=othersSoldOut';
  isTold('cart.news.othersSoldOut', { element: <CartNews loss={undefined} />, address });
});

test('specification 8, cart authorization: who was signed out is told', () => {
  const loss = lossOf([
    { message: '', path: ['cart'], extensions: { category: 'graphql-authorization' } },
    { message: '', path: ['cart'], extensions: { category: 'graphql-authentication' } },
  ]);
  expect(loss).toBe('signedOut');
  isTold('cart.news.signedOut', { element: <CartNews loss={loss} /> });
});

test('specification 8, cart access lost: the cart has been renewed', () => {
  const gone = { message: '', path: ['cart'], extensions: { category: 'graphql-no-such-entity' } };
  expect(lossOf([gone])).toBe('renewed');
  isTold('cart.news.renewed', { element: <CartNews loss={lossOf([gone])} /> });
});

test('specification 8, minimum order value not reached: the amount, what remains, and a link', () => {
  const minimumOrder = { amount: money(1_000, 'EUR'), remaining: money(550, 'EUR') };
  const both = { excl: money(450, 'EUR'), incl: money(450, 'EUR') };
  const element = <CartProgress cart={cartOf({ minimumOrder, subtotal: both })} />;
  isTold('cart.continueShopping', { element });
  const html = htmlOf('en', { element });
  expect(html).toContain('€10.00');
  expect(html).toContain('€5.50');
  expect(html).toMatch(/<a [^>]*href="\/"/);
  for (const locale of localeNames)
    expect(messagesOf(locale).translate('cart.minimumOrder', { amount: '1', remaining: '2' })).toMatch(
      /1.*2/,
    );
});

test('specification 8, session: it has expired, with a way to sign in', () => {
  isTold('session.expired', { element: <SessionNotice />, address: '/faq' });
  expect(htmlOf('en', { element: <SessionNotice />, address: '/faq' })).toContain('/customer/account/login');
});

test('specification 8, password reset', () => {
  const title = 'a forgotten password is set anew by a letter, once, and all other devices are signed out';
  isToldInJourney('account.test.ts', title, 'account.reset.failed');
});

test('specification 8, invoice download', () => {
  const title = 'register, confirm, order, invoice, review, approved, visible with stars';
  isToldInJourney('from-account-to-review.test.ts', title, 'orders.invoice.failed');
});

test('specification 8, wishlist create: a failure, or another name is asked for', async () => {
  const element = <AnyForm of={createForm} failed="wishlists.problems.create" />;
  const sent = formOf({ intent: createForm.name, name: 'Boat' });
  const answerOf = async (shop: ShopRequest) =>
    (await changeWishlists(shop, sent)) as unknown as { data: FormAnswer };
  const { data: failed } = await answerOf(shopThat());
  isTold('wishlists.problems.create', { element, answer: failed });
  // The name that is taken is refused by the API, in the language of the store, and told beside its field.
  isToldInJourney('wishlists.test.ts', 'the life of lists: names, moving', 'wishlists.problems.create', {
    looksFor: 'Choose another name',
  });
});

test('specification 8, wishlist delete, move, copy: a message for each', async () => {
  const { data: kept } = (await changeWishlists(
    shopThat(),
    formOf({ intent: deleteForm.name, list: '1', items: 'DELETE' }),
  )) as unknown as { data: FormAnswer };
  isTold('wishlists.problems.delete', {
    element: <AnyForm of={deleteForm} failed="wishlists.problems.delete" />,
    answer: kept,
  });
  for (const intent of ['move', 'copy'] as const) {
    const answer = await changeWishlists(shopThat(), formOf({ intent, list: '1', item: '2', to: '3' }));
    isTold(`wishlists.problems.${intent}`, { element: <WishlistNews />, answer });
  }
});

test('specification 8, wishlist add to cart', () => {
  const answer = { outcome: 'none', added: 0, stayed: [{ name: 'Rope', reason: 'Sold out' }] };
  isTold('wishlists.toCart.none', { element: <WishlistNews />, answer });
});

test('specification 8, product or sample already in cart', () => {
  const adding = 'adding opens the drawer, the header counts, and the product page knows';
  isToldInJourney('cart.test.ts', adding, 'cart.alreadyInCart');
  const sample = 'a sample goes in once, and a second one is refused with the reason';
  isToldInJourney('cart.test.ts', sample, 'cart.sampleInCart');
});

test('specification 8, generic page error: Oops, an apology, and ways home or to try again', () => {
  const shown = { element: null, error: new Error('Something broke') };
  isTold('error.brokenText', shown);
  for (const locale of localeNames)
    expect(htmlOf(locale, shown)).toContain(messagesOf(locale).translate('error.brokenHeading'));
  for (const way of ['error.home', 'error.reload'] as const) isTold(way, shown);
});

test('specification 8, not found: the page cannot be found, with ways home or to try again', () => {
  const { data: details } = pageNotFound({ wasLookedUp: true }) as unknown as { data: unknown };
  const error = { status: 404, statusText: 'Page not found', internal: false, data: details };
  const shown = { element: null, error };
  for (const key of ['error.notFoundText', 'error.home', 'error.reload'] as const) isTold(key, shown);
  isToldInJourney('not-found.test.ts', 'an unknown path is a 404 page', 'error.pageNotFound');
});

test('specification 8, import duties: an order to Britain above 135 GBP says who is paid the VAT', () => {
  isTold('cart.importDuties', { element: <CartNotices cart={cartOf({ dutiesWarning: 'due' })} /> });
});
