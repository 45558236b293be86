import { allMarkets, marketByLocale, shop, staticPageIds, staticPagePath } from '@bowline/markets';
import { describe } from 'vitest';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { mainHeadings } from '../shop/page-text.ts';

const shopScreens = [
  ['/search', 'search.start'],
  ['/stores', 'screens.stores'],
  ['/createPassword', 'screens.createPassword'],
  ['/orders', 'orders.lookup.title'],
  ['/faq', 'screens.faq'],
  ['/blog', 'blog.heading'],
  ['/customer/account/login', 'screens.login'],
  ['/customer/account/create', 'screens.register'],
  ['/customer/account/forgotpassword', 'screens.forgotPassword'],
] as const;

const lightScreens = [
  ['/page', 'screens.page'],
  ['/checkout', 'screens.cart'],
  ['/checkout/cart', 'screens.cart'],
] as const;

const customerPaths = [
  '/customer',
  '/customer/orders',
  '/customer/returns',
  '/customer/wishlists',
  '/customer/address/create',
  '/customer/address/edit/id/7',
  '/customer/account/edit',
];

const isLight = (html: string): boolean => !html.includes('role="search"');

describe.for(['en', 'nl-NL', 'it-IT'] as const)('the routes of specification 2.2 in %s', (locale) => {
  const prefix = marketByLocale(locale)?.prefix ?? '';

  test('every screen of the shop answers in the default layout', async ({ askShop }) => {
    for (const [path, title] of shopScreens) {
      const { status, text } = await askShop(prefix + path);
      expect([path, status, mainHeadings(text)]).toEqual([path, 200, [textIn(locale, title)]]);
      expect([path, isLight(text)]).toEqual([path, false]);
    }
  });

  test('checkout and plain pages answer in the light layout', async ({ askShop }) => {
    for (const [path, title] of lightScreens) {
      const { status, text } = await askShop(prefix + path);
      expect([path, status, mainHeadings(text)]).toEqual([path, 200, [textIn(locale, title)]]);
      expect([path, isLight(text)]).toEqual([path, true]);
      expect(text).toContain('noindex');
    }
  });

  test('a step of the checkout without a cart leads to the cart, its end without an order to the search for one', async ({
    askShop,
  }) => {
    for (const [path, target] of [
      ['/checkout/customer', '/checkout/cart'],
      ['/checkout/shipping', '/checkout/cart'],
      ['/checkout/billing', '/checkout/cart'],
      ['/checkout/payment', '/checkout/cart'],
      ['/checkout/success', '/orders'],
    ]) {
      const answer = await askShop(prefix + path);
      expect([path, answer.status, answer.location]).toEqual([path, 302, prefix + target]);
    }
  });

  test('the account area is for customers: guests are sent to sign in, and so is a token of nobody', async ({
    askShop,
  }) => {
    for (const path of customerPaths) {
      const login = `${prefix}/customer/account/login?return=${encodeURIComponent(path)}`;
      for (const cookies of [{}, { 'vsf-customer': 'x' }]) {
        const answer = await askShop(prefix + path, { cookies });
        expect([path, answer.status, answer.location]).toEqual([path, 302, login]);
      }
    }
  });

  test('every static content page answers at its own slug', async ({ askShop }) => {
    for (const page of staticPageIds) {
      const path = prefix + staticPagePath(page, locale);
      const { status, text } = await askShop(path);
      expect([path, status, mainHeadings(text)]).toEqual([path, 200, [textIn(locale, `pages.${page}`)]]);
      expect(text).toMatch(/hreflang="x-default"/i);
    }
  });

  test('former addresses of the FAQ and the magento group lead to the present ones', async ({ askShop }) => {
    for (const [path, target] of [
      ['/frequently-asked-questions', '/faq'],
      ['/frequently-asked-questions/long/gone', '/faq'],
      ['/it/faq/long-gone', '/faq'],
      ['/magento/returns', '/returns'],
    ]) {
      // Below the shared host, /it is the Italian shop itself.
      if (locale === 'en' && path?.startsWith('/it/')) continue;
      const answer = await askShop(prefix + path);
      expect([path, answer.status, answer.location]).toEqual([path, 301, prefix + target]);
    }
  });

  test('banners are answered as JSON', async ({ askShop }) => {
    const { status, headers, text } = await askShop(`${prefix}/queries/banners.groq`);
    expect([status, headers['content-type']]).toEqual([200, expect.stringMatching(/^application\/json/)]);
    expect(JSON.parse(text)).toHaveProperty('result');
  });
});

test('the admin area answers at any depth below its own prefix, to strangers with the way in', async ({
  askShop,
}) => {
  for (const [path, target] of [
    ['', '/today'],
    ['/today', '/sign-in'],
    ['/orders/17/lines', '/sign-in?to=%2Forders%2F17%2Flines'],
  ]) {
    const { status, location, headers } = await askShop(`${shop.adminPrefix}${path}`);
    expect([path, status, location]).toEqual([path, 302, `${shop.adminPrefix}${target}`]);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['cache-control']).toBe('no-store');
  }
});

const passwordOfLetters = '/customer/account/createPassword?token=abc';

test('the address for a new password has no locale variants: it answers in the shop of whoever asks', async ({
  askShop,
}) => {
  for (const { name, prefix } of allMarkets) {
    for (const asker of [{ cookies: { 'vsf-locale': name } }, { language: name }]) {
      const { status, text } = await askShop(passwordOfLetters, asker);
      expect([name, status, mainHeadings(text)]).toEqual([
        name,
        200,
        [textIn(name, 'screens.createPassword')],
      ]);
      expect(text).toContain(`href="${prefix || '/'}"`);
    }
  }
  const own = await askShop(passwordOfLetters, { host: 'bowline.nl' });
  expect(mainHeadings(own.text)).toEqual([textIn('nl-NL', 'screens.createPassword')]);
});

test('scripts go on below the prefix of that shop', async ({ visit }) => {
  const page = await visit({ language: 'de-DE' });
  await page.goto(passwordOfLetters);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe('/de/customer/account/createPassword');
  await page.getByRole('heading', { level: 1, name: textIn('de-DE', 'screens.createPassword') }).waitFor();
});

test('a route whose own check fails is not found, inside header and footer', async ({ askShop }) => {
  for (const path of ['/faq/%3Cscript%3E', '/faq/_bad_', '/nl/faq/_bad_']) {
    const { status, text } = await askShop(path);
    expect([path, status, isLight(text), text.includes('<footer')]).toEqual([path, 404, false, true]);
    expect(text).toContain('href="/nl/paracord"'.replace('/nl', path.startsWith('/nl') ? '/nl' : ''));
  }
});
