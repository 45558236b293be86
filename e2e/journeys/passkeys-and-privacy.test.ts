import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { Customer } from '../shopping/customer.ts';
import { letterTo } from '../shopping/letters.ts';

const cord = 'p550-black-5m';

/** A device that verifies its holder without asking, as the browser itself offers it for tests. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('a customer adds a passkey, signs in with it and removes it (en)', async ({ visit, askShop }) => {
  const page = await visit({ provokes: refusedForm });
  const customer = new Customer(page, 'en');
  const told = (news: string) => page.getByText(customer.text(`account.news.${news}`)).waitFor();
  await addDevice(page);
  await customer.openAccount();

  await page.goto('/customer/account/privacy');
  const add = customer.button('account.passkeys.add');
  await page.locator('#start-passkey-currentPassword').fill('not this 1!');
  await add.click();
  await page.getByText(customer.text('form.problems.passwordWrong'), { exact: true }).waitFor();
  await page.locator('#start-passkey-currentPassword').fill(customer.password);
  await add.click();
  await page.locator('#add-passkey-name').fill('The red phone');
  await customer.button('account.passkeys.make').click();
  await told('passkeyAdded');
  await page.getByText('The red phone').waitFor();
  await letterTo(customer.email, 'customer-passkeyAdded');
  await customer.button('account.signOut').click();
  await told('signedOut');

  // Who only goes into the field for the address is offered it by the browser.
  await page.goto('/customer/account/login?return=%2Fcustomer%2Faccount%2Fprivacy');
  await hydrated(page);
  await page.locator('#login-email').focus();
  await page.getByText('The red phone').waitFor();
  await customer.button('account.signOut').click();
  await told('signedOut');

  // What a guest put into the cart comes along.
  await customer.putInCart(askShop, cord, 3);
  await page.goto('/customer/account/login?return=%2Fcheckout%2Fcart');
  await customer.button('account.passkeys.signIn').click();
  await customer.heading('screens.cart').waitFor();
  expect(await page.getByRole('spinbutton').inputValue()).toBe('3');

  // Who has just shown it is not asked for the password.
  await page.goto('/customer/account/privacy');
  await add.waitFor();
  expect(await page.locator('#start-passkey-currentPassword').count()).toBe(0);
  await page.getByText(customer.text('account.passkeys.change')).click();
  await page.locator('input[id^=passkey-][id$=-name]').fill('The blue phone');
  await customer.button('account.passkeys.rename').click();
  await told('passkeyRenamed');
  await page.getByText('The blue phone').waitFor();
  await customer.button('account.passkeys.remove').click();
  await told('passkeyRemoved');
  await customer.button('account.signOut').click();
  await told('signedOut');
  await customer.button('account.passkeys.signIn').click();
  await page.getByText(customer.text('account.passkeys.signInFailed')).waitFor();
});

test('nothing moves away from who is about to press it when it is known whether the browser has passkeys', async ({
  visit,
}) => {
  const page = await visit({ viewport: { width: 390, height: 844 } });
  /** How high the screen is as the server wrote it, and when its scripts have it. */
  const heights = async (path: string) => {
    const { promise: release, resolve } = Promise.withResolvers<void>();
    await page.route(/\/assets\/entry\.client-/, async (route) => {
      await release;
      await route.continue();
    });
    await page.goto(path, { waitUntil: 'commit' });
    const main = page.locator('main');
    await page.waitForFunction(() => document.readyState !== 'loading');
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    const before = await main.boundingBox();
    resolve();
    await hydrated(page);
    await page.unroute(/\/assets\/entry\.client-/);
    return { before: before?.height, after: (await main.boundingBox())?.height };
  };
  const expectSame = async (path: string) => {
    const { before, after } = await heights(path);
    expect({ path, height: after }).toEqual({ path, height: before });
  };
  await expectSame('/customer/account/login');
  await expectSame('/bowline-admin/sign-in');
  await new Customer(page, 'en').haveAccount();
  await expectSame('/customer/account/privacy');
});

for (const [language, javaScriptEnabled] of [
  ['de-DE', false],
  ['pl-PL', true],
] as const) {
  test(`a customer gets a copy of everything, and leaves for good (${language}, scripts: ${javaScriptEnabled})`, async ({
    visit,
    askShop,
  }) => {
    const page = await visit({ language, javaScriptEnabled, provokes: refusedForm });
    const customer = new Customer(page, language);
    const told = (news: string) => page.getByText(customer.text(`account.news.${news}`)).waitFor();
    await customer.openAccount();
    await page.goto(`${customer.home}/customer/account/privacy`);
    await page.getByRole('link', { name: customer.text('account.data.open') }).click();

    await page.locator('#copy-currentPassword').fill('not this 1!');
    await customer.button('account.data.copySubmit').click();
    await page.getByText(customer.text('form.problems.passwordWrong'), { exact: true }).waitFor();
    await page.locator('#copy-currentPassword').fill(customer.password);
    await customer.button('account.data.copySubmit').click();
    await told('copyAsked');
    if (javaScriptEnabled) expect(await barriersOf(page)).toEqual([]);
    const archive = await askShop(await customer.linkIn('customer-dataCopy'));
    expect([archive.status, archive.text.slice(0, 2)]).toEqual([200, 'PK']);

    await page.locator('#erase-currentPassword').fill(customer.password);
    await customer.button('account.data.eraseSubmit').click();
    await page.getByText(customer.text('form.problemsTitle')).waitFor();
    await page.locator('#erase-understood').check();
    await page.locator('#erase-currentPassword').fill(customer.password);
    await customer.button('account.data.eraseSubmit').click();
    await told('accountErased');
    await letterTo(customer.email, 'customer-accountErased');
    await customer.signIn();
    await page.getByRole('alert').waitFor();
  });
}
