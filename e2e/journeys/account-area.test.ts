import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { expectTranslated } from '../expectations/translated.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { pagesOf } from '../hostile/addresses.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { addresses } from '../shopping/addresses.ts';
import { boughtOrder } from '../shopping/bought-order.ts';
import { Customer } from '../shopping/customer.ts';

const cord = 'p550-black-5m';

for (const [language, javaScriptEnabled] of [
  ['en', true],
  ['de-DE', false],
] as const) {
  test(`a customer keeps addresses and personal data (${language}, scripts: ${javaScriptEnabled})`, async ({
    visit,
  }) => {
    const page = await visit({ language, javaScriptEnabled, provokes: refusedForm });
    const customer = new Customer(page, language);
    const told = (news: string) => page.getByText(customer.text(`account.news.${news}`)).waitFor();
    await customer.haveAccount();

    // The first address is for everything, and cannot be deleted while it is.
    await page.goto(`${customer.home}/customer/address`);
    await page.getByRole('link', { name: customer.text('screens.addressCreate') }).click();
    await customer.fillAddress('address', { ...addresses.NL, postcode: 'nowhere' });
    await customer.button('account.addresses.save').click();
    await page.getByText(customer.text('form.problems.zip'), { exact: true }).waitFor();
    await page.locator('#address-postcode').fill(addresses.NL.postcode);
    await customer.button('account.addresses.save').click();
    await told('addressSaved');
    await page.getByText(customer.text('account.addresses.defaultBilling')).waitFor();
    expect(await customer.button('account.addresses.deleteYes').count()).toBe(0);

    await page.goto(`${customer.home}/customer/address/create`);
    await customer.fillAddress('address', addresses.DE);
    await customer.button('account.addresses.save').click();
    await told('addressSaved');
    await page
      .getByRole('listitem')
      .filter({ hasText: 'Berlin' })
      .getByRole('link', { name: customer.text('account.addresses.changeOf', { name: 'Ada Jansen' }) })
      .click();
    expect(await page.locator('#address-street').inputValue()).toBe('Hauptstraße 1');
    await page.locator('#address-isDefaultBilling').check();
    await page.locator('#address-city').fill('Potsdam');
    await customer.button('account.addresses.save').click();
    await told('addressSaved');
    const germany = page.getByRole('listitem').filter({ hasText: 'Potsdam' });
    await germany.getByText(customer.text('account.addresses.defaultBilling')).waitFor();

    // Names and company; the header knows the new name.
    await page.goto(`${customer.home}/customer/account/edit`);
    await page.locator('#details-firstname').fill('Grace');
    await page.locator('#details-isBusiness').check();
    await customer.button('account.save').click();
    await page.getByText(customer.text('form.problems.required'), { exact: true }).first().waitFor();
    await page.locator('#details-company').fill('Knots & Co');
    await page.locator('#details-vatNumber').fill('NL004495446B01');
    await customer.button('account.save').click();
    await page.getByText(customer.text('form.problems.vatNumber'), { exact: true }).waitFor();
    await page.locator('#details-vatNumber').fill('nl 0044.95.445.b01');
    await customer.button('account.save').click();
    await told('detailsSaved');
    expect(await page.locator('#details-company').inputValue()).toBe('Knots & Co');
    expect(await page.locator('#details-vatNumber').inputValue()).toBe('NL004495445B01');
    if (javaScriptEnabled)
      await page
        .getByRole('banner')
        .getByRole('link', { name: customer.text('header.accountOf', { name: 'Grace' }) })
        .waitFor();

    // Another e-mail address needs the password.
    await page.locator('#email-email').fill(`new-${customer.email}`);
    await page.locator('#email-currentPassword').fill('not this 1!');
    await customer.button('account.email.submit').click();
    await page.getByText(customer.text('form.problems.passwordWrong'), { exact: true }).waitFor();
    expect(await page.locator('#email-email').inputValue()).toBe(`new-${customer.email}`);
    await page.locator('#email-currentPassword').fill(customer.password);
    await customer.button('account.email.submit').click();
    await told('emailSaved');

    await customer.button('account.signOut').click();
    await told('signedOut');
    await page.goto(`${customer.home}/customer`);
    await customer.heading('screens.login').waitFor();
    await page.locator('#login-email').fill(`new-${customer.email}`);
    await page.locator('#login-password').fill(customer.password);
    await customer.button('screens.login').click();
    await page.getByText(customer.text('account.overview.greeting', { name: 'Grace' })).waitFor();
  });
}

test('a customer sees the devices, ends one, changes the password and signs out everywhere', async ({
  visit,
}) => {
  const page = await visit({ provokes: refusedForm });
  const customer = new Customer(page, 'en');
  await customer.haveAccount();
  const phone = await visit({
    userAgent:
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
  });
  const there = Object.assign(new Customer(phone, 'en'), { email: customer.email });
  const signInThere = async (password: string) => {
    await phone.goto('/customer/account/login');
    await there.signIn(password);
    await phone.waitForURL((url) => url.pathname === '/customer');
  };
  await signInThere(customer.password);

  await page.goto('/customer/account/privacy');
  await page.getByText(customer.text('account.sessions.thisOne')).waitFor();
  const name = customer.text('account.sessions.device', { browser: 'Safari', system: 'iPhone' });
  await page.getByRole('button', { name: customer.text('account.sessions.endOf', { device: name }) }).click();
  await page.getByText(customer.text('account.news.sessionEnded')).waitFor();
  await phone.goto('/customer/orders');
  await phone.getByText(customer.text('session.expired')).waitFor();
  await there.signIn();
  await phone.waitForURL((url) => url.pathname === '/customer/orders');

  await page.locator('#password-currentPassword').fill(customer.password);
  await page.locator('#password-password').fill('another 1, please');
  await page.locator('#password-repeated').fill('another 1, pleas');
  await customer.button('account.reset.submit').click();
  await page.getByText(customer.text('form.problems.passwordsDiffer'), { exact: true }).waitFor();
  await page.locator('#password-repeated').fill('another 1, please');
  await customer.button('account.reset.submit').click();
  await page.getByText(customer.text('account.news.passwordSaved')).waitFor();

  await signInThere('another 1, please');
  await page.goto('/customer/account/privacy');
  await hydrated(page);
  await customer.button('account.sessions.everywhere').click();
  await page.getByText(customer.text('account.news.signedOut')).waitFor();
  await phone.goto('/customer');
  await phone.getByText(customer.text('session.expired')).waitFor();
});

test('a session that ends is told in the cart, and what was in it is there after signing in', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'de-DE' });
  const customer = new Customer(page, 'de-DE');
  await customer.haveAccount();
  await customer.putInCart(askShop, cord, 4);
  const token = (await page.context().cookies()).find(({ name }) => name === 'vsf-customer');
  if (token) await page.context().addCookies([{ ...token, value: 'long-revoked' }]);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: customer.text('cart.news.signedOut') });
  await notice.getByRole('link', { name: customer.text('screens.login') }).click();
  await customer.heading('screens.login').waitFor();
  await customer.signIn();
  await page.waitForURL(/\/de\/checkout\/cart/);
  expect(await page.getByRole('spinbutton').inputValue()).toBe('4');
});

test('a customer follows an order, orders it again and cancels it', async ({ visit, shopUrl }) => {
  const page = await visit({ hasPictures: true });
  const customer = new Customer(page, 'en');
  const token = await customer.haveAccount();
  const wish = { email: customer.email, items: [{ sku: cord, quantity: 10 }], customer: token };
  const { number } = await boughtOrder(shopUrl, wish);

  await page.goto('/customer/orders');
  await page.getByRole('link', { name: customer.text('orders.number', { number }) }).click();
  await customer.page
    .getByRole('heading', { level: 1, name: customer.text('orders.number', { number }) })
    .waitFor();
  await page.getByRole('list', { name: customer.text('orders.timeline.title') }).waitFor();
  await customer.button('orders.reorder.submit').click();
  await customer.heading('screens.cart').waitFor();
  expect(await page.getByRole('spinbutton').inputValue()).toBe('10');

  await page.goto(`/customer/orders/${number}`);
  await hydrated(page);
  await page.getByText(customer.text('orders.cancel.title')).click();
  await customer.button('orders.cancel.confirm').click();
  await page.getByText(customer.text('account.news.orderCanceled')).waitFor();

  // Nobody else sees it.
  const stranger = await visit({ provokes: [/404/] });
  const other = new Customer(stranger, 'en');
  await other.haveAccount();
  const answer = await stranger.goto(`/customer/orders/${number}`);
  expect(answer?.status()).toBe(404);
});

test('the screens of the account shut nobody out, are in the language of the shop and need no scripts', async ({
  visit,
  shopUrl,
}) => {
  expect(Object.keys(accountScreens).toSorted()).toEqual(
    pagesOf('de-DE')
      .filter((path) => /^\/de\/customer(\/|$)/.test(path))
      .toSorted(),
  );
  const page = await visit({ language: 'de-DE', reducedMotion: 'reduce' });
  const plain = await visit({ language: 'de-DE', javaScriptEnabled: false });
  const look = async (path: string) => {
    await expectGood(page, path);
    await plain.goto(path);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    await plain.getByRole('heading', { level: 1, name: title ?? '', exact: true }).waitFor();
    expect(new URL(plain.url()).pathname, 'without scripts').toBe(new URL(page.url()).pathname);
    await expectNoSidewaysScroll(plain);
  };
  const screens = Object.values(accountScreens);
  for (const screen of screens) if (screen.guest) await look(screen.guest);

  const customer = new Customer(page, 'de-DE');
  const token = await customer.haveAccount();
  await plain.context().addCookies([{ name: 'vsf-customer', value: token, url: shopUrl }]);
  await page.goto('/de/customer/address/create');
  await customer.fillAddress('address', addresses.DE);
  await customer.button('account.addresses.save').click();
  await page.getByText(customer.text('account.news.addressSaved')).waitFor();
  const toEdit = page.getByRole('main').getByRole('link', { name: customer.text('checkout.change') });
  const edit = (await toEdit.first().getAttribute('href')) ?? '';
  const items = [{ sku: cord, quantity: 10 }];
  const { number } = await boughtOrder(shopUrl, {
    email: customer.email,
    items,
    locale: 'de-DE',
    customer: token,
  });
  for (const screen of screens) for (const path of screen.own?.({ edit, number }) ?? []) await look(path);
});

interface AccountScreen {
  /** Where it is looked at by who is signed in, or by anybody; neither for what shows nothing. */
  readonly own?: (facts: { readonly edit: string; readonly number: string }) => readonly string[];
  readonly guest?: string;
}

const signedIn = (path: string): AccountScreen => ({ own: () => [path] });

/** Every page below `/customer` of the table of routes: a new one without a row fails. */
const accountScreens: Readonly<Record<string, AccountScreen>> = {
  '/de/customer': signedIn('/de/customer'),
  '/de/customer/orders': signedIn('/de/customer/orders'),
  '/de/customer/orders/x': { own: ({ number }) => [`/de/customer/orders/${number}`] },
  '/de/customer/returns': signedIn('/de/customer/returns'),
  '/de/customer/wishlists': signedIn('/de/customer/wishlists'),
  '/de/customer/address/create': signedIn('/de/customer/address/create'),
  '/de/customer/address/x': { own: ({ edit }) => ['/de/customer/address', edit] },
  '/de/customer/account/login': { guest: '/de/customer/account/login' },
  '/de/customer/account/create': { guest: '/de/customer/account/create' },
  '/de/customer/account/forgotPassword': { guest: '/de/customer/account/forgotPassword' },
  '/de/customer/account/confirm': { guest: '/de/customer/account/confirm?email=ada@example.com&key=x' },
  '/de/customer/account/createPassword': { guest: '/de/customer/account/createPassword?token=x' },
  // Leads to the account.
  '/de/customer/account/logout': {},
  '/de/customer/account/edit': signedIn('/de/customer/account/edit'),
  '/de/customer/account/privacy': signedIn('/de/customer/account/privacy'),
  '/de/customer/account/privacy/data': signedIn('/de/customer/account/privacy/data'),
  '/de/customer/account/notifications': signedIn('/de/customer/account/notifications'),
  '/de/customer/account/reviews': signedIn('/de/customer/account/reviews'),
  '/de/customer/account/reviews/write': signedIn('/de/customer/account/reviews/write?sku=p550-black'),
  // Says that there is no such page.
  '/de/customer/account/x': {},
};

async function expectGood(page: Page, path: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const answer = await page.goto(path);
  expect(answer?.headers()['cache-control']).toBe('private, no-store');
  await hydrated(page);
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toMatch(/noindex/);
  await expectTranslated(page, 'de-DE');
  await expectNoSidewaysScroll(page);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersOf(page), `${path}, light, ${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriersOf(page, { rules: 'colours' }), `${path}, dark`).toEqual([]);
}
