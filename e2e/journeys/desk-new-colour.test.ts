import { type LocaleName, localeNames } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { hydrated } from '../hydration.ts';
import { expect } from '../journey.ts';
import { ask } from '../shop/ask.ts';
import { test } from '../shop/small-shop.ts';
import { addresses } from '../shopping/addresses.ts';
import { atDesk } from '../shopping/desk.ts';
import { Shopper } from '../shopping/shopper.ts';

const names: Readonly<Record<LocaleName, string>> = {
  en: 'Teal',
  'en-US': 'Deep Teal',
  'en-GB': 'Teal Green',
  'nl-NL': 'Petrol',
  'de-DE': 'Blaugrün',
  'fr-FR': 'Bleu canard',
  'it-IT': 'Ottanio',
  'es-ES': 'Verde azulado',
  'pl-PL': 'Morski',
  'da-DK': 'Petroleum',
  'sv-SE': 'Blågrön',
};
const minute = 60_000;

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/bowline-admin/${path}`);
  await hydrated(page, 'main form');
}

/** A copy with its lengths and prices, and a name of the colour in each locale. */
async function copied(page: Page): Promise<void> {
  await open(page, 'products?q=CORD-RED');
  await page.getByRole('link', { name: 'Product CORD-RED' }).click();
  await page.getByRole('link', { name: 'New colour' }).click();
  await titled(page, 'A new colour of Product CORD-RED').waitFor();
  await hydrated(page, 'main form');
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await page.getByLabel('Sku of the new colour').fill('CORD-TEAL');
  await page.getByLabel('Colour to show').fill('#1a7f7a');
  for (const locale of localeNames) await page.locator(`#colour-name-${locale}`).fill(names[locale]);
  await press(page, 'Make the new colour');
  await titled(page, 'Product CORD-RED – Teal').waitFor();
}

/** Two of them; the second becomes the one that lists show. Answers its file. */
async function pictured(page: Page): Promise<string> {
  await open(page, 'products/CORD-TEAL/pictures');
  const shots = await Promise.all(
    [0, 400].map((x) => page.screenshot({ clip: { x, y: 0, width: 400, height: 400 } })),
  );
  await page
    .getByLabel('Pictures from this device')
    .setInputFiles(
      shots.map((buffer, at) => ({ name: `picture-${at + 1}.png`, mimeType: 'image/png', buffer })),
    );
  await press(page, 'Add');
  await page.getByRole('button', { name: 'Remove picture 2' }).waitFor();
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  const files = () =>
    page.locator('main ol img').evaluateAll((all) => all.map((image) => image.getAttribute('src') ?? ''));
  const before = await files();
  await press(page, 'Picture 2 to the front');
  await expect.poll(files).toEqual(before.toReversed());
  return /media\/(\S+)/.exec(before[1] ?? '')?.[1] ?? '';
}

/** Every locale that waits for somebody, until none does. */
async function translated(page: Page): Promise<void> {
  const waiting = localeNames.filter((locale) => !locale.startsWith('en'));
  for (const locale of waiting) {
    await open(page, `products/CORD-TEAL?locale=${locale}`);
    const words = page.getByRole('region', { name: locale, exact: true });
    await words.getByLabel('Name', { exact: true }).fill(`Cord · ${names[locale]}`);
    await words.getByLabel('Short description').fill(`${names[locale]} (${locale})`);
    await words.getByRole('button', { name: `Save ${locale}` }).click();
    await words.getByText('translated', { exact: true }).waitFor();
  }
  const locales = page.getByRole('navigation', { name: 'Translations' });
  expect(await locales.getByText(/missing|outdated/).count()).toBe(0);
}

async function stocked(page: Page): Promise<void> {
  await open(page, 'stock?q=cord-teal');
  await page.getByRole('link', { name: 'cord-teal' }).click();
  await titled(page, 'Stock of cord-teal').waitFor();
  await hydrated(page, '#stock-amount');
  await page.getByLabel('Amount').fill('+50');
  await page.getByLabel('Why').selectOption({ label: 'Received' });
  await press(page, 'Write down');
  await page.getByRole('cell', { name: '+50 m' }).waitFor();
}

test('a new colour with lengths, pictures and eleven translations is bought within a minute of being published', async ({
  visit,
  smallShop: { url: baseURL, folder },
}) => {
  const page = await visit({ baseURL, hasPictures: true });
  const visitor = await visit({ baseURL, hasPictures: true });
  // What was kept before of the pages that change.
  for (const path of ['/cord', '/search?q=teal'])
    expect((await ask(baseURL, path)).text).not.toContain('Teal');
  await atDesk(page, baseURL, 'catalogue', folder);
  await copied(page);
  const first = await pictured(page);
  await translated(page);
  await stocked(page);
  await open(page, 'products/CORD-TEAL');
  await press(page, 'Publish');
  await page.getByRole('button', { name: 'Unpublish' }).waitFor();

  const within = { timeout: minute };
  const textOf = async (path: string) => (await ask(baseURL, path)).text;
  await expect.poll(() => textOf('/search?q=teal'), within).toContain('Product CORD-RED – Teal');
  await expect.poll(() => textOf('/cord'), within).toContain('Product CORD-RED – Teal');
  const shopper = new Shopper(visitor, 'en');
  for (const locale of localeNames) {
    const path = await new Shopper(visitor, locale).productPath((asked) => ask(baseURL, asked), 'CORD-TEAL');
    expect((await ask(baseURL, path)).text).toContain(names[locale]);
  }
  await visitor.goto('/cord');
  await visitor.getByRole('main').getByRole('link', { name: 'Product CORD-RED – Teal' }).first().click();
  await titled(visitor, 'Product CORD-RED – Teal').waitFor();
  await hydrated(visitor);
  await visitor.getByRole('link', { name: '500cm' }).click();
  await visitor.waitForURL(/\?length=/);
  const shown = visitor.locator(`main img[src*="${first}"]`).first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.getByLabel(shopper.text('product.quantity'), { exact: true }).fill('3');
  await shopper.button('product.addToCart').click();
  await shopper.openCart();
  await visitor.getByText('length: 500cm').waitFor();
  await shopper.startCheckout('teal@example.com');
  await shopper.shipTo(addresses.NL, /PostNL/);
  await shopper.pay('iDEAL', 'paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();

  await open(page, 'stock/cord-teal');
  await page.getByRole('cell', { name: '-15 m' }).waitFor();
});
