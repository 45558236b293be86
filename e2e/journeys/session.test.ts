import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { Customer, signedIn } from '../shopping/customer.ts';
import { Shopper } from '../shopping/shopper.ts';

const cord = 'p550-black-5m';

const pretendCustomer = (page: Page, shopUrl: string) =>
  page.context().addCookies([{ name: 'vsf-customer', value: 'long-revoked', url: shopUrl, httpOnly: true }]);

async function cookieNamesOf(page: Page): Promise<readonly string[]> {
  return (await page.context().cookies()).map(({ name }) => name);
}

for (const [language, javaScriptEnabled] of [
  ['en', true],
  ['de-DE', false],
] as const) {
  test(`a session that is over is told in the cart, which survives it (${language}, scripts: ${javaScriptEnabled})`, async ({
    visit,
    askShop,
    shopUrl,
  }) => {
    const page = await visit({ language, javaScriptEnabled });
    const shopper = new Shopper(page, language);
    await shopper.putInCart(askShop, cord, 3);
    await pretendCustomer(page, shopUrl);
    await page.goto(`${shopper.home}/checkout/cart`);
    await page.getByText(shopper.text('cart.news.signedOut')).waitFor();
    expect(await page.getByRole('spinbutton').inputValue()).toBe('3');
    expect(await cookieNamesOf(page)).not.toContain('vsf-customer');

    // Told once, and a change in the cart is a guest's.
    await page.reload();
    expect(await page.getByText(shopper.text('cart.news.signedOut')).count()).toBe(0);
    await pretendCustomer(page, shopUrl);
    await page.getByRole('spinbutton').fill('4');
    await page.getByRole('spinbutton').press('Enter');
    await page.getByText(shopper.text('cart.news.signedOut')).waitFor();
    await expect.poll(() => page.getByRole('spinbutton').inputValue()).toBe('4');
  });
}

test('a session that ends during the checkout lets a guest go on, and says so', async ({
  visit,
  askShop,
  shopUrl,
}) => {
  const page = await visit({ javaScriptEnabled: false });
  const shopper = new Shopper(page, 'en');
  await shopper.putInCart(askShop, cord, 10);
  await pretendCustomer(page, shopUrl);
  await page.goto('/checkout/customer');
  await page.getByText(shopper.text('session.expired')).waitFor();
  expect(await cookieNamesOf(page)).not.toContain('vsf-customer');
  await page.locator('#customer-email').fill('ada@example.com');
  await pretendCustomer(page, shopUrl);
  await shopper.button('checkout.continue').click();
  await page.waitForURL(/\/checkout\/shipping/);
  await page.getByText(shopper.text('session.expired')).waitFor();
});

for (const [language, javaScriptEnabled, postcode] of [
  ['nl-NL', true, '4811 AB'],
  ['pl-PL', false, '81-301'],
] as const) {
  test(`what was typed when the session ended stands there after signing in (${language}, scripts: ${javaScriptEnabled})`, async ({
    visit,
    shopUrl,
  }) => {
    const page = await visit({ language, javaScriptEnabled });
    const customer = new Customer(page, language);
    await signedIn(page, shopUrl, customer.email, language);
    await page.goto(`${customer.home}/customer/address/create`);
    if (javaScriptEnabled) await hydrated(page);
    const typed = { street: 'Kade', houseNumber: '12', postcode, city: 'Elders', phone: '0761234567' };
    for (const [field, value] of Object.entries(typed)) await page.locator(`#address-${field}`).fill(value);
    await pretendCustomer(page, shopUrl);
    await customer.button('account.addresses.save').click();
    await page.getByText(customer.text('session.expired')).waitFor();
    await customer.signIn();
    await page.waitForURL(`${customer.home}/customer/address/create`);
    for (const [field, value] of Object.entries(typed))
      await expect.poll(() => page.locator(`#address-${field}`).inputValue()).toBe(value);
    expect(await cookieNamesOf(page)).not.toContain('vsf-form');
  });
}

test('any page tells of a session that is over, once its visitor was asked about', async ({
  visit,
  askShop,
  shopUrl,
}) => {
  const page = await visit({ language: 'de-DE' });
  const shopper = new Shopper(page, 'de-DE');
  await pretendCustomer(page, shopUrl);
  await page.goto('/de/paracord');
  await page.getByText(shopper.text('session.expired')).waitFor();
  expect(await cookieNamesOf(page)).not.toContain('vsf-customer');
  await page.reload();
  await hydrated(page);
  expect(await page.getByText(shopper.text('session.expired')).count()).toBe(0);

  // What has no visitor in front of it tells nothing, and leaves the telling to what has.
  const cookies = { 'vsf-customer': 'long-revoked' };
  const login = await askShop('/de/customer/orders', { cookies });
  expect([login.status, login.cookies['vsf-customer']]).toEqual([302, undefined]);
  const told = await askShop('/de/customer/account/login', { cookies });
  expect(told.text).toContain(shopper.text('session.expired'));
  expect(told.cookies['vsf-customer']).toBe('');
});

const places = [
  '/',
  '/paracord-550-type-iii-black',
  '/checkout',
  '/checkout/cart',
  '/checkout/customer',
  '/checkout/shipping',
  '/checkout/billing',
  '/checkout/payment',
  '/checkout/success?token=unknown',
  '/customer',
  '/customer/orders',
  '/customer/wishlists',
  '/customer/address/create',
  '/customer/account/edit',
  '/api/visitor',
  '/checkout/cart.data',
  '/customer.data',
];

test.for(places)(
  'with a token of nobody %s leads on, and what was in the cart stays',
  async (place, { askShop, shopUrl }) => {
    const token = { 'vsf-customer': 'long-revoked' };
    const body = new URLSearchParams({ intent: 'order', sku: cord, quantity: '3' });
    const added = await fetch(`${shopUrl}/paracord-550-type-iii-black`, {
      method: 'POST',
      headers: { cookie: 'vsf-customer=long-revoked', origin: shopUrl },
      body,
      redirect: 'manual',
    });
    expect([added.status, added.headers.get('location')]).toEqual([303, '/checkout/cart?news=added']);
    const cart = /vsf-cart=([^;]+)/.exec(added.headers.get('set-cookie') ?? '')?.[1] ?? '';

    let answer = await askShop(place, { cookies: { ...token, 'vsf-cart': cart } });
    for (let steps = 0; answer.location && steps < 5; steps += 1)
      answer = await askShop(answer.location, { cookies: { ...token, 'vsf-cart': cart } });
    expect([200, 202, 404]).toContain(answer.status);
    const seen = await askShop('/api/visitor', { cookies: { 'vsf-cart': cart } });
    expect(JSON.parse(seen.text)).toMatchObject({ count: 3, hasExpiredSession: false });
  },
);
