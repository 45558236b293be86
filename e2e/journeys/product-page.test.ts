import type { Page } from 'playwright-core';
import { expectValidMarkup } from '../expectations/valid-markup.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { refusedForm } from '../page-faults.ts';
import { signedIn } from '../shopping/customer.ts';
import { Shopper } from '../shopping/shopper.ts';

const dutch = (key: string, values = {}) => textIn('nl-NL', key, values);
const pagesLookedThrough = 5;

/** A product of the Dutch category, found the way a visitor does. */
async function openProduct(page: Page, { isInStock }: { isInStock: boolean }): Promise<void> {
  const hasText = dutch('stock.soldOut');
  for (let number = 1; number <= pagesLookedThrough; number++) {
    await page.goto(`/nl/paracord?page=${number}`);
    const tiles = page.getByRole('main').getByRole('article');
    const wanted = tiles.filter(isInStock ? { hasNotText: hasText } : { hasText });
    if ((await wanted.count()) === 0) continue;
    await wanted.first().getByRole('link').click();
    await page.waitForURL((url) => url.pathname !== '/nl/paracord');
    await page.getByText(dutch('product.sku', { sku: '' }).trim()).waitFor();
    return;
  }
  throw new Error(`No such product on the first ${pagesLookedThrough} pages`);
}

test('a length has an address of its own, and the price follows', async ({ visit }) => {
  const page = await visit({ language: 'nl-NL' });
  await openProduct(page, { isInStock: true });
  const price = () => page.getByRole('main').getByText('€').first().textContent();
  const first = await price();
  await page
    .getByRole('link', { name: /^\d+ m$/ })
    .nth(1)
    .click();
  await page.waitForURL(/\?length=/);
  await expect.poll(price).not.toBe(first);
  const chosen = await price();
  await page.reload();
  expect(await price()).toBe(chosen);
});

test('the price of a quantity is worked out while typing', async ({ visit }) => {
  const page = await visit({ language: 'nl-NL' });
  await openProduct(page, { isInStock: true });
  await hydrated(page);
  await page.getByLabel(dutch('product.quantity'), { exact: true }).fill('10');
  await page.getByText(dutch('product.total', { price: '€' })).waitFor();
});

test('what is often bought together is a click away, and the cart knows what goes with it', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'nl-NL' });
  const shopper = new Shopper(page, 'nl-NL');
  const tilesBelow = (key: string) => page.getByRole('region', { name: dutch(key) }).getByRole('article');
  await page.goto('/nl/paracord-550-type-iii-zwart');
  const together = tilesBelow('product.boughtTogether');
  expect(await together.count()).toBeGreaterThan(1);
  expect(await tilesBelow('product.mostViewed').count()).toBeGreaterThan(1);
  const name = (await together.first().getByRole('heading').textContent()) ?? '';
  await together.first().getByRole('link').click();
  await page.getByRole('heading', { level: 1, name }).waitFor();

  await shopper.putInCart(askShop, 'p550-black-5m', 2);
  const suggested = tilesBelow('cart.goesWith');
  await suggested.first().waitFor();
  expect(await suggested.filter({ hasText: 'Paracord 550 Type III zwart' }).count()).toBe(0);
  await expectValidMarkup(page);
});

test('a picture comes nearer in a dialog, by keys alone, and without scripts is a link to itself in large', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'nl-NL', hasPictures: true });
  const path = await new Shopper(page, 'nl-NL').productPath(askShop, 'p550-black-5m');
  await page.goto(path);
  await hydrated(page);
  const link = page.getByRole('link', { name: dutch('product.enlarge') });
  const large = (await link.getAttribute('href')) ?? '';
  expect((await askShop(large)).status).toBe(200);

  await link.press('Enter');
  const dialog = page.getByRole('dialog');
  const picture = dialog.getByRole('img');
  await picture.waitFor();
  const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement));
  expect(await isInside()).toBe(true);
  const widthOf = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await widthOf();
  await page.keyboard.press('+');
  await expect.poll(widthOf).toBeGreaterThan(whole * 1.3);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 900);
  await expect.poll(widthOf).toBe(whole);
  await dialog.getByText(dutch('product.pictureOf', { number: 1, count: 3 })).waitFor();
  await page.keyboard.press('ArrowRight');
  await dialog.getByText(dutch('product.pictureOf', { number: 2, count: 3 })).waitFor();
  expect(await isInside()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('search engines find product, offer and breadcrumb in the page', async ({ askShop, visit }) => {
  const page = await visit({ language: 'nl-NL' });
  await openProduct(page, { isInStock: true });
  const { text } = await askShop(new URL(page.url()).pathname);
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(text) ?? [];
  const graph: { '@type': string; offers?: { priceCurrency: string } }[] = JSON.parse(json)['@graph'];
  expect(graph.map((entry) => entry['@type'])).toEqual(['Product', 'BreadcrumbList']);
  expect(graph[0]?.offers?.priceCurrency).toBe('EUR');
});

test.for([true, false])(
  'a sold-out product takes an e-mail address for the day it is back (scripts: %s)',
  async (javaScriptEnabled, { visit }) => {
    const page = await visit({ language: 'nl-NL', javaScriptEnabled, provokes: refusedForm });
    await openProduct(page, { isInStock: false });
    if (javaScriptEnabled) await hydrated(page);
    const email = page.getByLabel(dutch('reminder.email'));
    const submit = page.getByRole('button', { name: dutch('reminder.submit') });
    await email.fill('nobody');
    await submit.click();
    await page.getByText(dutch('form.problems.email')).waitFor();
    expect(await email.inputValue()).toBe('nobody');
    await email.fill(`maker-${javaScriptEnabled}@example.com`);
    await submit.click();
    await page.getByText(dutch('reminder.done')).waitFor();
  },
);

test('what was looked at before stands below, and goes along at sign-in', async ({
  visit,
  askShop,
  shopUrl,
}) => {
  const page = await visit({ language: 'pl-PL' });
  const shopper = new Shopper(page, 'pl-PL');
  const seen = page.getByRole('region', { name: shopper.text('product.recentlySeen') });
  const [cord, knife] = [
    await shopper.productPath(askShop, 'p550-black-5m'),
    await shopper.productPath(askShop, 'tool-hot-knife'),
  ];
  await page.goto(cord);
  await hydrated(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('bowline-seen-products')))
    .toContain('p550');
  await page.goto(knife);
  await seen.locator(`a[href="${cord}"]`).first().waitFor();
  expect(await seen.locator(`a[href="${knife}"]`).count()).toBe(0);

  await signedIn(page, shopUrl, 'looks-around@example.com');
  await page.goto('/pl');
  await seen.locator(`a[href="${knife}"]`).first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('bowline-seen-products'))).toBe('[]');
  await page.goto(cord);
  await seen.locator(`a[href="${knife}"]`).first().waitFor();
});
