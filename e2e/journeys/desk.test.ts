import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { boughtOrder } from '../shopping/bought-order.ts';
import { send } from '../shopping/customer.ts';
import { atDesk, deskPassword, invitedTo } from '../shopping/desk.ts';
import { freshEmail, letterTo } from '../shopping/letters.ts';

/** A device that verifies its holder without asking, as the browser itself offers it for tests. */
async function addDevice(page: Page) {
  const browser = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const options = {
    protocol: 'ctap2',
    transport: 'internal',
    hasResidentKey: true,
    hasUserVerification: true,
    isUserVerified: true,
    automaticPresenceSimulation: true,
  } as const;
  await browser.send('WebAuthn.addVirtualAuthenticator', { options });
}

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test('an owner comes by a link, signs in again, invites somebody with a passkey, limits and removes them', async ({
  visit,
  shopUrl,
}) => {
  const page = await visit({ provokes: refusedForm });
  const owner = await atDesk(page, shopUrl, 'owner');
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await page.getByRole('button', { name: 'Sign out' }).click();

  // Wrong once, then with one of the codes that replace the app's.
  await titled(page, 'Sign in').waitFor();
  await hydrated(page);
  await page.getByLabel('E-mail address').fill(owner.email);
  await page.getByLabel('Password').fill('not the password');
  await page.getByLabel('Code', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByText('E-mail address, password or code is not right.').waitFor();
  await page.getByLabel('Password').fill(deskPassword);
  await page.getByLabel('Code', { exact: true }).fill(owner.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await titled(page, 'Today').waitFor();

  await page.getByRole('link', { name: 'Staff' }).click();
  await titled(page, 'Staff').waitFor();
  await hydrated(page);
  const email = freshEmail('clerk');
  await page.getByLabel('Name', { exact: true }).fill('Clara Clerk');
  await page.getByLabel('E-mail address', { exact: true }).fill(email);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = (await page.getByText(/\/bowline-admin\/welcome\//).textContent()) ?? '';

  const other = await visit({ provokes: [/403/] });
  await addDevice(other);
  await other.goto(link);
  await hydrated(other);
  await other.getByRole('button', { name: 'Continue with a passkey' }).click();
  await titled(other, 'Today').waitFor();
  expect(await other.getByRole('link', { name: 'Staff' }).count()).toBe(0);
  await other.goto('/bowline-admin/staff');
  await other.getByRole('heading', { name: 'This is not for your role' }).waitFor();
  await other.goto('/bowline-admin/today');
  await titled(other, 'Today').waitFor();

  await page.reload();
  await hydrated(page);
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByText('Change').click();
  await row.getByRole('button', { name: 'Remove Clara Clerk' }).click();
  await row.waitFor({ state: 'detached' });
  // Out with the next thing that is asked for.
  await other.reload();
  await titled(other, 'Sign in').waitFor();

  await page.getByRole('link', { name: 'Log' }).click();
  await page.getByRole('cell', { name: 'removeStaff' }).first().waitFor();

  // A rate of VAT from a day on: first what it comes to, then the decision, its history, and the way back.
  await page.goto('/bowline-admin/rules?country=EE&taxClass=standard&validFrom=2099-01-01&percent=26');
  await page.getByText(/No price changes from 1 Jan 2099/).waitFor();
  await hydrated(page);
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await page.getByRole('button', { name: 'Set this rate' }).click();
  const planned = page.getByRole('region', { name: 'Planned' }).getByRole('row').filter({ hasText: 'EE' });
  await planned.getByText('26%').waitFor();
  await page
    .getByText(/· setVatRate/)
    .first()
    .waitFor();
  await planned.getByRole('button', { name: 'Call off' }).click();
  await planned.waitFor({ state: 'detached' });

  // Every room of an owner opens, and nothing in it keeps anybody out.
  const rooms = `Returns, Products, Categories, Attributes, Stock, Reviews, Customers, Coupons, Gift cards, Shop rules, Search, Mailbox,
    Jobs, Health, Lists`;
  for (const room of rooms.split(/,\s+/)) {
    const links = page.getByRole('navigation', { name: 'Rooms' });
    await links.getByRole('link', { name: room, exact: true }).click();
    await titled(page, room === 'Shop rules' ? 'VAT rates' : room).waitFor();
    expect([room, await barriersOf(page, { part: 'page' })]).toEqual([room, []]);
  }
  const paths = `categories/3, attributes/1, products/p550-black/relations, rules/settings, reports, reports/vat, content,
    messages`;
  for (const path of paths.split(/,\s+/)) {
    await page.goto(`/bowline-admin/${path}`);
    expect([path, await barriersOf(page, { part: 'page' })]).toEqual([path, []]);
  }
});

test('nothing of the desk is in the shop, and its pages are nobody else’s', async ({ askShop }) => {
  const { text } = await askShop('/');
  expect(text).not.toContain('bowline-admin');
  const { headers } = await askShop('/bowline-admin/sign-in');
  expect(headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self' 'nonce-[\w-]+';/,
  );
});

test('without scripts somebody who was invited finds the way in, in German', async ({ visit, shopUrl }) => {
  const link = await invitedTo(shopUrl, { email: freshEmail('leser'), role: 'support' });
  const page = await visit({ language: 'de-DE', javaScriptEnabled: false });
  await page.goto(link);
  await page.getByRole('heading', { name: 'Willkommen am Schreibtisch' }).waitFor();
  expect(await page.getByRole('button', { name: 'Weiter mit einem Passkey' }).count()).toBe(0);
});

/** The buyer withdraws from all of the order; answers the number of the return. */
async function statedWithdrawal(shopUrl: string, token: string): Promise<string> {
  const { guestOrderByToken } = await send<{ guestOrderByToken: { items: { id: string }[] } }>(
    shopUrl,
    'query ($token: String!) { guestOrderByToken(input: { token: $token }) { items { id } } }',
    { token },
  );
  const lines = guestOrderByToken.items.map(({ id }) => ({ order_item_uid: id, quantity: 8 }));
  const { withdrawFromContract } = await send<{ withdrawFromContract: { return: { number: string } } }>(
    shopUrl,
    'mutation ($input: WithdrawFromContractInput!) { withdrawFromContract(input: $input) { return { number } } }',
    { input: { token, statement_key: `journey-${crypto.randomUUID()}`, name: 'Ada Jansen', lines } },
  );
  return withdrawFromContract.return.number;
}

test('orders go from paid to shipped with a partial refund, cut and packed on the way, and a withdrawal is refunded', async ({
  visit,
  shopUrl,
}) => {
  const email = freshEmail('buyer');
  const items = [{ sku: 'p550-black-5m', quantity: 8 }];
  const { number } = await boughtOrder(shopUrl, { email, items });
  const regretted = await boughtOrder(shopUrl, { email: freshEmail('regret'), items });
  await letterTo(email, 'order-confirmation');
  const page = await visit({ provokes: refusedForm });
  await atDesk(page, shopUrl, 'orders');
  // By the palette, from what the buyer wrote.
  await hydrated(page);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(email);
  await page.getByRole('option', { name: number }).waitFor();
  await page.keyboard.press('Enter');
  await titled(page, `Order ${number}`).waitFor();
  await hydrated(page);
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);

  // The letter that the buyer got, as it was, and once more.
  await page.getByRole('region', { name: 'Mailbox' }).getByRole('link').first().click();
  await page.frameLocator('iframe').getByText(number).first().waitFor();
  await page.getByRole('button', { name: 'Send again' }).click();
  await page.getByText('The letter goes out again.').waitFor();

  await page.goto(`/bowline-admin/orders?q=${email}`);
  await page.getByRole('checkbox', { name: `Choose order ${number}` }).check();
  await page.getByRole('button', { name: 'Cut list' }).click();
  await titled(page, 'Cut list').waitFor();
  await expect.poll(() => page.getByRole('cell', { name: '5 m', exact: true }).count()).toBe(8);
  await page.goto(`/bowline-admin/orders/slips?order=${number}`);
  await page.getByRole('cell', { name: '8 ×' }).waitFor();

  await page.goto(`/bowline-admin/orders/${number}`);
  await hydrated(page);
  const ship = page.getByRole('region', { name: 'Ship', exact: true });
  await ship.getByRole('textbox').first().fill('2');
  await ship.getByLabel('Tracking number').fill('3SBOWL123');
  await ship.getByRole('button', { name: 'Ship these' }).click();
  await page.getByText('Shipped in part').waitFor();

  await page.getByText(/can be refunded/).click();
  await page.getByLabel('Amount instead of lines').fill('1.50');
  await page.getByLabel('Goes').selectOption('card');
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  await page.getByText(`1.50 EUR go to a new gift card, whose code goes to ${email}.`).waitFor();
  await page.getByRole('button', { name: 'Yes, refund it' }).click();
  await page.getByText('Credit note', { exact: true }).waitFor();
  const paper = page.getByRole('link', { name: /^C\d{4}-\d{6}$/ });
  const file = await page.request.get(new URL((await paper.getAttribute('href')) ?? '', shopUrl).href);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'application/pdf']);

  // What is left of it, and all of the other, by the list of the carrier.
  await page.goto('/bowline-admin/orders/carrier');
  await hydrated(page);
  const list = `order;tracking\n${number};3SBOWL124\n${regretted.number};3SBOWL125\nnothing`;
  await page.getByLabel('Order number and tracking number').fill(list);
  await page.getByRole('button', { name: 'Mark as shipped' }).click();
  await page.getByText('2 orders were marked as shipped.').waitFor();
  await page.goto(`/bowline-admin/orders/${number}`);
  await page.getByText('shipped', { exact: true }).first().waitFor();

  const stated = await statedWithdrawal(shopUrl, regretted.token);
  await page.getByRole('link', { name: 'Returns', exact: true }).click();
  await page.getByRole('link', { name: stated }).click();
  await titled(page, new RegExp(stated)).waitFor();
  await page.getByRole('button', { name: 'Received' }).click();
  await page.getByText('received', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Refund' }).click();
  await page.getByText('refunded', { exact: true }).waitFor();
  await page.getByText(/^C\d{4}-\d{6}$/).waitFor();
});
