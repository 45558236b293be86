import { brotliCompressSync, constants } from 'node:zlib';
import { categoryPath } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { listingAt } from '../expectations/listing-page.ts';
import { readHead } from '../expectations/page-head.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { withoutStyles } from '../shop/page-text.ts';

const t = (key: string, values?: Record<string, string | number>) => textIn('de-DE', key, values);
const leather = `/de${categoryPath('leather', 'de-DE')}`;
const search = (page: Page) => decodeURIComponent(new URL(page.url()).search);
const settled = (page: Page) => page.locator('main [aria-busy="false"]').waitFor();

test('filters apply at once, without a reload, and the back button takes them back one by one', async ({
  visit,
}) => {
  const page = await visit({ language: 'de-DE', viewport: { width: 1440, height: 900 } });
  await page.goto(leather);
  await hydrated(page);
  const count = page.locator('main').getByRole('status');
  const everything = await count.textContent();
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes';
    window.scrollTo(0, 240);
  });

  const brown = page.getByRole('checkbox', { name: /^Braun/ });
  await brown.focus();
  // Where the checkbox stood outside the window, the focus has brought it in.
  const scrolledTo = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('Space');
  expect(await brown.isChecked()).toBe(true);
  await page.waitForURL('**?color=braun');
  await settled(page);
  expect(await count.textContent()).not.toBe(everything);
  expect(await brown.evaluate((element) => element === document.activeElement)).toBe(true);
  expect(await page.evaluate(() => [document.body.dataset.sameDocument, window.scrollY])).toEqual([
    'yes',
    scrolledTo,
  ]);

  await page.getByRole('checkbox', { name: /^Schwarz/ }).check();
  await page.waitForURL('**?color=braun&color=schwarz');
  await page.getByRole('spinbutton', { name: t('listing.price.to') }).fill('9');
  await page.keyboard.press('Enter');
  await page.waitForURL('**&price_to=9');
  await page.getByLabel(t('listing.sort')).selectOption({ label: t('listing.sorts.priceDesc') });
  await page.waitForURL('**&sort=price-desc');
  await settled(page);

  const chips = page.getByRole('navigation', { name: t('listing.active') });
  await chips.getByRole('link', { name: /Braun$/ }).click();
  await page.waitForURL('**?color=schwarz&price_to=9&sort=price-desc');
  expect(await count.evaluate((element) => element === document.activeElement)).toBe(true);
  await chips.getByRole('link', { name: t('listing.reset') }).click();
  await page.waitForURL('**?sort=price-desc');
  await expect.poll(() => count.textContent()).toBe(everything);
  expect(await chips.count()).toBe(0);

  for (const expected of [
    '?color=schwarz&price_to=9&sort=price-desc',
    '?color=braun&color=schwarz&price_to=9&sort=price-desc',
    '?color=braun&color=schwarz&price_to=9',
    '?color=braun&color=schwarz',
    '?color=braun',
    '',
  ]) {
    await page.goBack();
    await settled(page);
    expect(search(page)).toBe(expected);
    await expect.poll(() => brown.isChecked()).toBe(expected.includes('braun'));
  }
  expect(await count.textContent()).toBe(everything);
  expect(await page.evaluate(() => document.body.dataset.sameDocument)).toBe('yes');
});

test('without scripts the filters are a form with a button, on a phone in a drawer', async ({ visit }) => {
  const page = await visit({
    language: 'de-DE',
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const isAt = (url: string) => page.waitForURL(url, { waitUntil: 'domcontentloaded' });
  await page.goto('/de/paracord', { waitUntil: 'domcontentloaded' });
  const panel = page.getByRole('complementary', { name: t('listing.filters') });
  expect(await panel.count()).toBe(0);
  await page.getByRole('button', { name: t('listing.filters') }).click();
  await panel.getByRole('checkbox', { name: /^Rot/ }).check();
  await panel.getByRole('checkbox', { name: /^Grün/ }).check();
  await panel.getByRole('button', { name: t('listing.apply') }).click();
  await isAt('/de/paracord?color=grun&color=rot');
  expect(await panel.count()).toBe(0);
  const chips = page.getByRole('navigation', { name: t('listing.active') }).getByRole('link');
  expect(await chips.count()).toBe(3);

  await page.getByLabel(t('listing.sort')).selectOption({ label: t('listing.sorts.name') });
  await page.getByRole('button', { name: t('listing.sort') }).click();
  await isAt('/de/paracord?color=grun&color=rot&sort=name');
  await chips.filter({ hasText: 'Rot' }).click();
  await isAt('/de/paracord?color=grun&sort=name');
  await page.getByRole('link', { name: t('pagination.page', { page: 2 }), exact: true }).click();
  await isAt('/de/paracord?color=grun&sort=name&page=2');
});

test('the drawer of a phone opens by key, lets one tab through and gives the focus back', async ({
  visit,
}) => {
  const page = await visit({ language: 'de-DE', viewport: { width: 390, height: 844 } });
  await page.goto(`${leather}?color=braun`);
  await hydrated(page);
  const opener = page.getByRole('button', { name: t('listing.filters') });
  const panel = page.getByRole('complementary', { name: t('listing.filters') });
  await opener.focus();
  await page.keyboard.press('Enter');
  await panel.waitFor();
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('aside')?.id)).toBe('listing-panel');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Enter');
  await panel.getByRole('checkbox', { name: /^Schwarz/ }).check();
  await page.waitForURL('**&color=schwarz');
  await settled(page);
  await panel.locator('button[type="submit"]:visible').click();
  await panel.waitFor({ state: 'hidden' });
});

test('every count tells how many products its value leaves', async ({ askShop }) => {
  const chosen = { color: 'brown', leather_grade: 'full-grain' };
  const state = (parameters: Record<string, string>) =>
    `/leather-products?${new URLSearchParams(parameters)}`;
  const { options } = await listingAt(askShop, state(chosen));
  expect(new Set(options.map(({ parameter }) => parameter)).size).toBeGreaterThan(3);
  expect(options.filter(({ isChosen }) => isChosen)).toHaveLength(2);
  const found = await Promise.all(
    options.map(({ parameter, slug }) => listingAt(askShop, state({ ...chosen, [parameter]: slug }))),
  );
  expect(found.map(({ productCount }) => productCount)).toEqual(options.map(({ count }) => count));
});

test('values of one filter are alternatives, filters narrow one another', async ({ askShop }) => {
  const count = async (query: string) => (await listingAt(askShop, `/paracord?${query}`)).productCount;
  const [thin, thick, either, thinSolid] = await Promise.all([
    count('rope_diameter=3-mm'),
    count('rope_diameter=4-mm'),
    count('rope_diameter=3-mm&rope_diameter=4-mm'),
    count('rope_diameter=3-mm&pattern_type=solid'),
  ]);
  expect(either).toBe(thin + thick);
  expect(thinSolid).toBeGreaterThan(0);
  expect(thinSolid).toBeLessThan(thin);
});

test('unknown values are ignored, a page beyond the last one is missing', async ({ askShop }) => {
  const plain = await listingAt(askShop, '/paracord');
  const strange = await listingAt(askShop, '/paracord?color=plaid&shoe_size=42&sort=cheapest&price_from=x');
  expect([strange.productCount, strange.productNames]).toEqual([plain.productCount, plain.productNames]);
  for (const query of ['?color=red&page=9999', '?sort=name&page=0'])
    expect((await askShop(`/paracord${query}`)).status, query).toBe(404);
  const tidied = await askShop('/nl/paracord?color=rood&price_from=&price_to=&sort=');
  expect([tidied.status, tidied.location]).toEqual([302, '/nl/paracord?color=rood']);
});

test('a category opens in its own order and can be ordered otherwise', async ({ askShop }) => {
  const names = async (query: string) =>
    (await listingAt(askShop, `/climbing-rope-per-meter${query}`)).productNames;
  const [byDefault, byDiameter, byName, dearestFirst] = await Promise.all([
    names(''),
    names('?sort=rope-diameter'),
    names('?sort=name'),
    names('?sort=price-desc'),
  ]);
  for (const names of [byDefault, byDiameter]) {
    const diameters = names.map((name) => Number(/([\d.]+)\smm/.exec(name)?.[1]));
    expect(diameters).toEqual([...diameters].sort((a, b) => a - b));
  }
  expect(byName).toEqual([...byName].sort((a, b) => a.localeCompare(b, 'en')));
  expect(dearestFirst[0]).not.toBe(byDefault[0]);
});

test('search engines keep the pages of a listing, and one address for all its views', async ({
  visit,
  askShop,
}) => {
  const canonical = async (path: string) => (await listingAt(askShop, path)).canonical;
  for (const query of ['?page=2&utm_source=mail', '?sort=name&page=2', '?price_from=1&page=2'])
    expect(await canonical(`/paracord${query}`), query).toBe('https://bowline.eu/paracord?page=2');
  for (const query of ['?page=1', '?color=red', '?sort=name'])
    expect(await canonical(`/paracord${query}`), query).toBe('https://bowline.eu/paracord');
  const page = await visit();
  await page.goto('/paracord?color=red');
  expect((await readHead(page)).robots).toBeUndefined();
});

test('the HTML of a full listing stays within 25 kB compressed, and the styles that it brings within ten more', async ({
  askShop,
}) => {
  const packed = (text: string) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  for (const path of ['/paracord', '/de/anderes-seil?color=schwarz&color=blau']) {
    const { text } = await askShop(path);
    const own = packed(withoutStyles(text));
    expect(own, path).toBeLessThan(25_000);
    expect(packed(text) - own, `styles of ${path}`).toBeLessThan(10_000);
  }
});
