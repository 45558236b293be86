import { type LocaleName, localeNames } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { hydrated } from '../hydration.ts';
import { expect } from '../journey.ts';
import { ask } from '../shop/ask.ts';
import { test } from '../shop/small-shop.ts';
import { addresses } from '../shopping/addresses.ts';
import { atDesk } from '../shopping/desk.ts';
import { freshEmail } from '../shopping/letters.ts';
import { Shopper } from '../shopping/shopper.ts';

const words: Readonly<Record<LocaleName, string>> = {
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

/** Nobody else's: a second try adds another one. */
function newColour() {
  const mark = crypto.randomUUID().slice(0, 6);
  const nameIn = (locale: LocaleName) => `${words[locale]} ${mark}`;
  return { sku: `CORD-${mark}`, pool: `cord-${mark}`, nameIn, title: `Product CORD-RED – ${nameIn('en')}` };
}

type Colour = ReturnType<typeof newColour>;

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/bowline-admin/${path}`);
  await hydrated(page, 'main form');
}

/** A copy with its lengths and prices, and a name of the colour in each locale. */
async function copied(page: Page, { sku, nameIn, title }: Colour): Promise<void> {
  await open(page, 'products?q=CORD-RED');
  await page.getByRole('link', { name: 'Product CORD-RED' }).click();
  await page.getByRole('link', { name: 'New colour' }).click();
  await titled(page, 'A new colour of Product CORD-RED').waitFor();
  await hydrated(page, 'main form');
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await page.getByLabel('Sku of the new colour').fill(sku);
  await page.getByLabel('Colour to show').fill('#1a7f7a');
  for (const locale of localeNames) await page.locator(`#colour-name-${locale}`).fill(nameIn(locale));
  await press(page, 'Make the new colour');
  await titled(page, title).waitFor();
}

/** Two of them; the second becomes the one that lists show. Answers its file. */
async function pictured(page: Page, { sku }: Colour): Promise<string> {
  await open(page, `products/${sku}/pictures`);
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
  await page.getByText('Texts of picture 1 (0 of 11)').click();
  await page.getByLabel('en', { exact: true }).first().fill('Teal cord, wound up');
  await press(page, 'Save texts of picture 1');
  await page.getByText('Texts of picture 1 (1 of 11)').waitFor();
  return /media\/(\S+)/.exec(before[1] ?? '')?.[1] ?? '';
}

/** Every locale that waits for somebody, until none does. */
async function translated(page: Page, { sku, nameIn }: Colour): Promise<void> {
  const waiting = localeNames.filter((locale) => !locale.startsWith('en'));
  for (const locale of waiting) {
    await open(page, `products/${sku}?locale=${locale}`);
    const texts = page.getByRole('region', { name: locale, exact: true });
    await texts.getByLabel('Name', { exact: true }).fill(`Cord · ${nameIn(locale)}`);
    await texts.getByLabel('Short description').fill(`${nameIn(locale)} (${locale})`);
    await texts.getByRole('button', { name: `Save ${locale}` }).click();
    await texts.getByText('translated', { exact: true }).waitFor();
  }
  const locales = page.getByRole('navigation', { name: 'Translations' });
  expect(await locales.getByText(/missing|outdated/).count()).toBe(0);
}

async function stocked(page: Page, { pool }: Colour): Promise<void> {
  await open(page, `stock?q=${pool}`);
  await page.getByRole('link', { name: pool }).click();
  await titled(page, `Stock of ${pool}`).waitFor();
  await hydrated(page, '#stock-amount');
  await page.getByLabel('Amount').fill('+50');
  await page.getByLabel('Why').selectOption({ label: 'Received' });
  await press(page, 'Write down');
  await page.getByRole('cell', { name: '+50 m' }).waitFor();
}

test('a new colour with lengths, pictures and eleven translations is bought as soon as it is published', async ({
  visit,
  smallShop: { url: baseURL, folder },
}) => {
  const page = await visit({ baseURL, hasPictures: true });
  const visitor = await visit({ baseURL, hasPictures: true });
  const colour = newColour();
  const { sku, pool, nameIn, title } = colour;
  const search = `/search?q=${encodeURIComponent(nameIn('en'))}`;
  const isAt = async (path: string, words = title) => (await ask(baseURL, path)).text.includes(words);
  // Pages that will change are kept by the shop before.
  for (const path of ['/cord', search]) expect(await isAt(path)).toBe(false);
  await atDesk(page, baseURL, 'catalogue', folder);
  await copied(page, colour);
  const first = await pictured(page, colour);
  await translated(page, colour);
  await stocked(page, colour);
  await open(page, `products/${sku}`);
  await press(page, 'Publish');
  await page.getByRole('button', { name: 'Unpublish' }).waitFor();

  for (const path of ['/cord', search]) await expect.poll(() => isAt(path)).toBe(true);
  const shopper = new Shopper(visitor, 'en');
  for (const locale of localeNames) {
    const path = await new Shopper(visitor, locale).productPath((asked) => ask(baseURL, asked), sku);
    expect([path, await isAt(path, nameIn(locale))]).toEqual([path, true]);
  }
  await visitor.goto('/cord');
  await visitor.getByRole('main').getByRole('link', { name: title }).first().click();
  await titled(visitor, title).waitFor();
  await hydrated(visitor);
  await visitor.getByRole('link', { name: '500cm' }).click();
  await visitor.waitForURL(/\?length=/);
  const shown = visitor.locator(`main img[src*="${first}"][alt="Teal cord, wound up"]`).first();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await visitor.getByLabel(shopper.text('product.quantity'), { exact: true }).fill('3');
  await shopper.button('product.addToCart').click();
  await shopper.openCart();
  await visitor.getByText('length: 500cm').waitFor();
  await shopper.startCheckout(freshEmail('teal'));
  await shopper.shipTo(addresses.NL, /PostNL/);
  await shopper.pay('iDEAL', 'paid');
  await shopper.heading('orders.outcomes.paid.title').waitFor();

  await open(page, `stock/${pool}`);
  await page.getByRole('cell', { name: '-15 m' }).waitFor();
});
