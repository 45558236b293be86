import { barriersOf } from '../expectations/barriers.ts';
import { expectTranslated } from '../expectations/translated.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { Customer } from '../shopping/customer.ts';

const cord = 'p550-black-5m';

test('whoever signs in is led back to where they were, and never out of the shop', async ({
  visit,
  shopUrl,
}) => {
  const page = await visit({ provokes: refusedForm });
  const customer = new Customer(page, 'en');
  await customer.haveAccount();
  await page.context().clearCookies();
  await page.goto('/customer/orders');
  await customer.signIn('not this 1!');
  await page.getByRole('alert').waitFor();
  expect(await page.locator('#login-email').inputValue()).toBe(customer.email);
  await customer.signIn();
  await page.waitForURL((url) => url.pathname === '/customer/orders');

  for (const target of ['//evil.example', 'https://evil.example', '/\\evil.example', '/.//evil.example']) {
    const body = new URLSearchParams({ intent: 'login', email: customer.email, password: customer.password });
    const answer = await fetch(`${shopUrl}/customer/account/login?return=${encodeURIComponent(target)}`, {
      method: 'POST',
      headers: { origin: shopUrl },
      body,
      redirect: 'manual',
    });
    expect([target, answer.status, answer.headers.get('location')]).toEqual([target, 303, '/customer']);
  }
});

test('what a guest chose is in the cart of the account after signing in, and stays there', async ({
  visit,
  askShop,
}) => {
  const page = await visit();
  const customer = new Customer(page, 'en');
  await customer.putInCart(askShop, cord, 2);
  await customer.openAccount();
  await page.goto('/checkout/cart');
  expect(await page.getByRole('spinbutton').inputValue()).toBe('2');
  await page.getByRole('banner').waitFor();

  // On another device, with a cart of its own.
  const phone = await visit({ viewport: { width: 390, height: 844 } });
  const same = Object.assign(new Customer(phone, 'en'), { email: customer.email });
  await same.putInCart(askShop, cord, 3);
  await phone.goto('/customer/account/login?return=/checkout/cart');
  await same.signIn();
  await phone.waitForURL(/\/checkout\/cart/);
  expect(await phone.getByRole('spinbutton').inputValue()).toBe('5');
  await page.reload();
  expect(await page.getByRole('spinbutton').inputValue()).toBe('5');
});

test('a forgotten password is set anew by a letter, once, and all other devices are signed out', async ({
  visit,
}) => {
  const page = await visit({ language: 'nl-NL', provokes: refusedForm });
  const customer = new Customer(page, 'nl-NL');
  await customer.openAccount();
  const elsewhere = await visit({ language: 'nl-NL', javaScriptEnabled: false, provokes: refusedForm });
  await elsewhere.goto('/nl/customer/account/forgotPassword');
  await elsewhere.locator('#forgot-email').fill(customer.email);
  const there = Object.assign(new Customer(elsewhere, 'nl-NL'), { email: customer.email });
  await there.button('account.forgot.submit').click();
  await elsewhere.getByText(there.text('account.forgot.sentText')).waitFor();
  const link = await there.linkIn('customer-resetPassword');
  for (const isGood of [true, false]) {
    await elsewhere.goto(link);
    await elsewhere.locator('#reset-password').fill('a new 1, tied!');
    await elsewhere.locator('#reset-repeated').fill('a new 1, tied!');
    await there.button('account.reset.submit').click();
    await elsewhere
      .getByText(there.text(isGood ? 'account.news.passwordSaved' : 'account.reset.failed'))
      .waitFor();
  }

  // Where it was forgotten, the session is over and the account asks again.
  await page.goto('/nl/customer');
  await page.getByText(customer.text('session.expired')).waitFor();
  await customer.signIn('a new 1, tied!');
  await page.waitForURL((url) => url.pathname === '/nl/customer');
});

test('the screens to sign in shut nobody out, and are in the language of the shop', async ({ visit }) => {
  for (const locale of ['de-DE'] as const) {
    const page = await visit({ language: locale });
    const { home } = new Customer(page, locale);
    for (const path of [
      '/customer/account/login',
      '/customer/account/create',
      '/customer/account/forgotPassword?sent',
      '/customer/account/confirm?email=a@example.com&key=x',
      '/customer/account/confirm',
      '/createPassword?email=a@example.com&token=x',
      '/createPassword',
    ]) {
      await page.goto(home + path);
      await hydrated(page);
      expect(await barriersOf(page), path).toEqual([]);
      await expectTranslated(page, locale);
    }
  }
});
