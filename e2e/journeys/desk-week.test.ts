import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { boughtOrder } from '../shopping/bought-order.ts';
import { goodPassword, manyAccountsAllowed, send } from '../shopping/customer.ts';
import { atDesk } from '../shopping/desk.ts';
import { freshEmail } from '../shopping/letters.ts';

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/bowline-admin/${path}`);
  await hydrated(page);
}

/** Somebody who has an account and wrote what the shop has to decide about. */
async function reviewer(shopUrl: string): Promise<string> {
  await manyAccountsAllowed();
  const email = freshEmail('week');
  const person = { email, password: goodPassword, firstname: 'Wim', lastname: 'Week' };
  await send(
    shopUrl,
    'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { id } } }',
    { input: person },
  );
  return email;
}

test('a week at the desk: what waits, a corrected address, a customer, gifts, coupons, words, rules, lists and the books', async ({
  visit,
  shopUrl,
}) => {
  const items = [{ sku: 'p550-black-5m', quantity: 8 }];
  const order = await boughtOrder(shopUrl, { email: freshEmail('week-order'), items });
  const customer = await reviewer(shopUrl);
  const page = await visit();
  await atDesk(page, shopUrl, 'owner');

  // Monday: each number leads to its list.
  await page.getByRole('link', { name: /Payments that failed/ }).click();
  await page.getByText('Only orders whose payment failed in the last seven days.').waitFor();
  await open(page, 'today');
  await page.getByRole('link', { name: /Orders to handle/ }).click();
  await titled(page, 'Orders').waitFor();
  await page.getByRole('link', { name: order.number }).click();
  await titled(page, `Order ${order.number}`).waitFor();
  await page.getByText('Change the address').click();
  await page.getByLabel('City').fill('Zwolle');
  await press(page, 'Save');
  await page.getByText('Delivery address changed').waitFor();

  // Tuesday: an apology, and somebody who is known.
  await open(page, 'gift-cards');
  await page.getByLabel('Amount').fill('15.00');
  await page.getByLabel('Reason').fill('An apology');
  await press(page, 'Give a card away');
  await page.getByText(/^[2-9A-Z]{4}(?:-[2-9A-Z]{4}){3}$/).waitFor();
  await open(page, `customers?q=${customer}`);
  await page.getByRole('link', { name: 'Wim Week' }).click();
  await titled(page, 'Wim Week').waitFor();
  await page.getByLabel('Note for colleagues').fill('Called about a splice.');
  await press(page, 'Write down');
  await page.getByRole('listitem').filter({ hasText: 'Called about a splice.' }).waitFor();
  await page.getByLabel('Group').selectOption({ index: 1 });
  await press(page, 'Save');
  await expect.poll(() => page.getByLabel('Group').inputValue()).toBe('2');

  // Thursday: a coupon with what it comes to, and what visitors mean by their words.
  const code = `WEEK${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await open(page, 'coupons');
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.getByLabel('Name', { exact: true }).fill('For readers');
  await page.locator('#coupon-value').fill('10');
  await press(page, 'Save');
  await page.getByText(/orders of the last 30 days/).waitFor();
  await press(page, 'Yes, do it');
  await page.getByRole('row').filter({ hasText: code }).getByRole('button', { name: 'Switch off' }).click();
  await page.getByRole('row').filter({ hasText: code }).getByText('off', { exact: true }).waitFor();
  await open(page, 'search/synonyms?language=da');
  const words = page.getByLabel('Words');
  const known = await words.inputValue();
  await words.fill(`${known.trim()}\nugereb, ugetov`.trim());
  await press(page, 'Save');
  await page.getByText('The words are kept').waitFor();
  await open(page, 'search/rules/new?locale=en');
  await page.getByLabel('Question').fill('paracord');
  await page.getByLabel('First').fill('p550-black');
  await page.getByRole('heading', { name: 'With this rule' }).waitFor();
  const found = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'With this rule' }) });
  await found.last().getByRole('listitem').first().filter({ hasText: 'p550-black' }).waitFor();

  // Friday: a list that is only tried, with what is wrong in it; a closed day; a threshold.
  await open(page, 'sheets');
  await page.getByLabel('What it holds').first().selectOption('prices');
  const list = 'sku,price\np550-black-5m,3.50\nno-such-article,1.00\n';
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await press(page, 'Try it first');
  await page.getByRole('cell', { name: 'no-such-article' }).waitFor();
  await open(page, 'rules/hours');
  const day = new Date(Date.now() + 200 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Day', { exact: true }).fill(day);
  await page.getByLabel('Reason').fill('Stocktaking');
  await press(page, 'Add');
  await press(page, 'Yes, do it');
  const remove = page.getByRole('button', { name: 'Remove' });
  const closed = page.getByRole('listitem').filter({ hasText: 'Stocktaking' }).filter({ has: remove });
  await closed.getByRole('button', { name: 'Remove' }).click();
  await closed.waitFor({ state: 'detached' });
  await open(page, 'rules/settings');
  const life = page.getByRole('row').filter({ hasText: 'cartLifeDays' });
  await life.getByRole('textbox').fill('91');
  await life.getByRole('button', { name: 'Save' }).click();
  await life.getByRole('button', { name: 'Back to default' }).click();
  await life.getByText('decided').waitFor({ state: 'detached' });

  // Sunday: the books, on screen and as a file, and a look at the machines.
  for (const report of ['', '/margin', '/sellers', '/stock', '/cohorts', '/vat']) {
    await page.goto(`/bowline-admin/reports${report}`);
    await page.getByRole('main').getByRole('heading').first().waitFor();
  }
  const file = await page.request.get(new URL('/bowline-admin/reports/vat/csv', shopUrl).href);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  await page.goto('/bowline-admin/jobs');
  await titled(page, 'Jobs').waitFor();
  await page.goto('/bowline-admin/health');
  await titled(page, 'Health').waitFor();
});
