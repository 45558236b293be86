import { money } from '@bowline/kit';
import { type LocaleName, markets, staticPagePath } from '@bowline/markets';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { messagesOnServer } from '../../i18n/all-messages.server.ts';
import { I18nProvider } from '../../i18n/I18nProvider.tsx';
import type { LocaleFacts } from '../../i18n/locale-facts.ts';
import type { CartView } from './cart-view.ts';
import { Totals } from './Totals.tsx';

const pounds = (minor: number) => money(minor, 'GBP');
const both = (minor: number) => ({ excl: pounds(minor), incl: pounds(minor) });
const vat = [{ label: 'VAT 20%', amount: pounds(20_00) }];
const shipping: CartView['shipping'] = {
  title: 'Parcel',
  price: both(5_00),
  earliest: '2026-11-03',
  latest: '2026-11-04',
};

function totalsIn(locale: LocaleName, cart: Partial<CartView>): { html: string; t: (key: Note) => string } {
  const messages = messagesOnServer(locale, (text) => expect.fail(text));
  const facts = {
    market: markets[locale],
    pagePaths: { shippingRates: staticPagePath('shippingRates', locale) },
  } as LocaleFacts;
  const shown = {
    subtotal: both(120_00),
    total: pounds(120_00),
    toPay: pounds(120_00),
    discounts: [],
    giftCards: [],
    taxes: [],
    shipping: undefined,
    isDigital: false,
    taxKind: 'domestic',
    ...cart,
  } as unknown as CartView;
  const router = createMemoryRouter([{ path: '/', element: <Totals cart={shown} /> }]);
  const html = renderToStaticMarkup(
    <I18nProvider messages={messages} facts={facts}>
      <RouterProvider router={router} />
    </I18nProvider>,
  );
  return { html, t: (key) => messages.translate(key) };
}

type Note = 'price.allInclVat' | 'price.allExclVat';

test.each<[string, LocaleName, Partial<CartView>, Note | null]>([
  ['prices with VAT that is charged', 'en-GB', { taxes: vat }, 'price.allInclVat'],
  ['goods to Britain whose VAT is due on import', 'en-GB', { taxKind: 'uk-import' }, 'price.allExclVat'],
  ['an export from a shop that shows prices with VAT', 'en', { taxKind: 'export' }, 'price.allExclVat'],
  ['a shop that shows prices without VAT and adds it', 'sv-SE', { taxes: vat }, 'price.allExclVat'],
  ['a cart that knows its shipping', 'en-GB', { taxes: vat, shipping }, null],
  ['a cart without anything to ship', 'en-GB', { taxes: vat, isDigital: true }, null],
])('the note about VAT and shipping: %s', (_, locale, cart, wanted) => {
  const { html, t } = totalsIn(locale, cart);
  for (const note of ['price.allInclVat', 'price.allExclVat'] as const) {
    expect(html.includes(t(note)), note).toBe(note === wanted);
  }
});
