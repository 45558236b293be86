import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
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
