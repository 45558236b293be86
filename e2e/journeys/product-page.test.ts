import type { Page } from 'playwright-core';
import { expectValidMarkup } from '../expectations/valid-markup.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { refusedForm } from '../page-faults.ts';
import { signedIn } from '../shopping/customer.ts';
import { freshEmail } from '../shopping/letters.ts';
import { Shopper } from '../shopping/shopper.ts';

const dutch = (key: string, values = {}) => textIn('nl-NL', key, values);
/** A product of the Dutch category, found the way a visitor does: what is sold out stands on the last page. */
async function openProduct(page: Page, { isInStock }: { isInStock: boolean }): Promise<void> {
  const hasText = dutch('stock.soldOut');
  await page.goto('/nl/paracord');
  if (!isInStock) {
    const pages = page.getByRole('navigation', { name: dutch('pagination.label') }).getByRole('link');
    const addresses = await pages.evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    const numbers = addresses.map((address) => Number(/page=(\d+)/.exec(address)?.[1] ?? '1'));
    await page.goto(`/nl/paracord?page=${Math.max(...numbers)}`);
  }
  const tiles = page.getByRole('main').getByRole('article');
  await tiles
    .filter(isInStock ? { hasNotText: hasText } : { hasText })
    .last()
    .getByRole('link')
    .click();
  await page.waitForURL((url) => url.pathname !== '/nl/paracord');
  await page.getByText(dutch('product.sku', { sku: '' }).trim()).waitFor();
}

test('lengths and colours are chosen in place, each with an address of its own, and the price follows', async ({
  visit,
}) => {
  const page = await visit({ language: 'nl-NL' });
  await page.goto('/nl/paracord-550-type-iii-zwart');
  await hydrated(page);
  const price = () => page.getByRole('main').getByText('€').first().textContent();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const asked: string[] = [];
  page.on('request', (request) => void (request.url().includes('.data') && asked.push(request.url())));
  const first = await price();
  const length = page.getByRole('link', { name: /^10 m$/ });
  await length.scrollIntoViewIfNeeded();
  await length.click();
  await page.waitForURL(/\?length=/);
  await expect.poll(price).not.toBe(first);
  const chosen = await price();
  expect(await length.getAttribute('aria-current')).toBe('true');
  expect(await focused()).toBe(await length.getAttribute('href'));
  expect(asked, 'a length waits for nobody').toEqual([]);

  const colours = page.getByRole('navigation', { name: dutch('product.colours') });
  const [few, all] = [await colours.getByRole('listitem').count(), await colours.locator('li').count()];
  expect(all).toBeGreaterThan(60);
  expect(few).toBeLessThan(all);
  await colours.getByText(dutch('product.allColours', { n: String(all) })).click();
  expect(await colours.getByRole('listitem').count()).toBe(all);
  const blue = colours.getByRole('link', { name: 'Koningsblauw', exact: true });
  await blue.scrollIntoViewIfNeeded();
  const before = await scrolled();
  await blue.click();
  await page.getByRole('heading', { level: 1, name: /koningsblauw/ }).waitFor();
  expect(await blue.getAttribute('aria-current')).toBe('true');
  expect(await focused()).toBe(await blue.getAttribute('href'));
  expect(page.url()).toContain('?length=');
  expect(await price()).toBe(chosen);
  expect(Math.abs((await scrolled()) - before)).toBeLessThan(100);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: /zwart/ }).waitFor();
  await page.goBack();
  await page.waitForURL((url) => url.search === '');
  await expect.poll(price).toBe(first);

  await colours.getByRole('link', { name: `: alle ${all}` }).click();
  await page.waitForURL(/pattern_type=/);
  await page
    .getByRole('status')
    .filter({ hasText: `${all} producten` })
    .waitFor();
});

test('on a phone the price of a quantity is worked out at once, and a bar keeps the button at hand', async ({
  visit,
}) => {
  const page = await visit({ language: 'nl-NL', viewport: { width: 390, height: 700 } });
  await page.goto('/nl/paracord-550-type-iii-zwart');
  await hydrated(page);
  const bar = page.locator('.buy-bar');
  await hydrated(page, '#order-form');
  await bar.waitFor();
  await page.getByRole('button', { name: dutch('product.addToCart') }).scrollIntoViewIfNeeded();
  await bar.waitFor({ state: 'detached' });
  const quantity = page.getByLabel(dutch('product.quantity'), { exact: true });
  await page.getByRole('button', { name: dutch('product.more'), exact: true }).click();
  expect(await quantity.inputValue()).toBe('2');
  await quantity.fill('10');
  const total = page.getByText(dutch('product.total', { price: '€' }));
  await total.waitFor();
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await bar.getByText('€').waitFor();
  expect(await total.textContent()).toContain(await bar.getByText('€').textContent());
  await bar.getByText(dutch('product.addToCart')).click();
  await page.getByRole('dialog', { name: /artikel/ }).waitFor();
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
  const address = (await together.first().getByRole('link').getAttribute('href')) ?? '';
  await together.first().getByRole('link').click();
  await page.waitForURL(address);

  await shopper.putInCart(askShop, 'p550-black-5m', 2);
  const suggested = tilesBelow('cart.goesWith');
  await suggested.first().waitFor();
  expect(await suggested.filter({ hasText: 'Paracord 550 Type III zwart' }).count()).toBe(0);
  await expectValidMarkup(page);
});

test('what goes together is added all at once, and a tile asks for the length before it adds', async ({
  visit,
}) => {
  const page = await visit({ language: 'nl-NL' });
  await page.goto('/nl/paracord-550-type-iii-zwart');
  const together = page.getByRole('region', { name: dutch('product.boughtTogether') });
  const names = await together.getByRole('article').count();
  await hydrated(page, 'form:has([name=intent][value=together])');
  await together
    .getByRole('button', { name: dutch('product.addAll', { n: String(names), price: '' }).trim() })
    .click();
  const drawer = page.getByRole('dialog');
  await drawer.getByText(dutch('cart.news.added')).waitFor();
  expect(await drawer.getByRole('article').count()).toBe(names);
  // What the header counts is what the drawer shows.
  await page.getByRole('banner').getByText(String(names), { exact: true }).waitFor();
  await page.keyboard.press('Escape');

  const others = page.getByRole('region', { name: dutch('product.mostViewed') }).getByRole('article');
  await others
    .first()
    .getByRole('button', { name: new RegExp(dutch('product.quickAdd', { name: '.*' })) })
    .click();
  const lengths = page.getByRole('dialog').getByRole('button', { name: /\d m/ });
  await lengths.first().waitFor();
  expect(await lengths.count()).toBeGreaterThan(2);
  await lengths.nth(1).click();
  await expect.poll(() => drawer.getByRole('article').count()).toBe(names + 1);
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
  const [colour, shown] = await link.getByRole('img').evaluate((image) => {
    const rgb = /^#(..)(..)(..)$/.exec(image.getAttribute('data-colour') ?? '')?.slice(1) ?? [];
    const wanted = `rgb(${rgb.map((part) => Number.parseInt(part, 16)).join(', ')})`;
    return [wanted, getComputedStyle(image).backgroundColor];
  });
  // Until it is there, its place has its main colour.
  expect(shown).toBe(colour);

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
    await email.fill(freshEmail('maker'));
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
  await hydrated(page, 'footer');
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('bowline-seen-products')))
    .toContain('p550');
  await page.goto(knife);
  await hydrated(page, 'footer');
  await seen.locator(`a[href="${cord}"]`).first().waitFor();
  expect(await seen.locator(`a[href="${knife}"]`).count()).toBe(0);

  await signedIn(page, shopUrl, freshEmail('looks-around'));
  await page.goto('/pl');
  await hydrated(page, 'footer');
  await seen.locator(`a[href="${knife}"]`).first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('bowline-seen-products'))).toBe('[]');
  await page.goto(cord);
  await hydrated(page, 'footer');
  await seen.locator(`a[href="${knife}"]`).first().waitFor();
});
