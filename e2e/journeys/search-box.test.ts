import type { Page } from 'playwright-core';
import { beforeAll, inject } from 'vitest';
import { barriersOf } from '../expectations/barriers.ts';
import { expectTranslated } from '../expectations/translated.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { searchReady } from '../search-ready.ts';

const t = (key: string, values?: Record<string, string | number>) => textIn('en', key, values);
beforeAll(() => searchReady(inject('shopUrl'), 'de-DE'));

const phone = { width: 390, height: 844 };
const isSearchRequest = (url: string) => new URL(url).pathname.startsWith('/1/');

const fieldOf = (page: Page) => page.getByRole('banner').getByRole('combobox');
const optionsOf = (page: Page, group?: string) =>
  (group ? page.getByRole('group', { name: group }) : page.getByRole('listbox')).getByRole('option');
/** The page may have a select of its own, whose choice counts as selected too. */
const activeOption = (page: Page) => page.getByRole('listbox').getByRole('option', { selected: true });
const activeName = (page: Page) => activeOption(page).allTextContents();

async function openBox(page: Page, path = '/faq') {
  await page.goto(path);
  await hydrated(page, 'header form[role="search"]');
  const field = fieldOf(page);
  await field.click();
  await optionsOf(page).first().waitFor();
  return field;
}

test('keys alone lead from the field through the suggestions to a page', async ({ visit }) => {
  const page = await visit();
  const field = await openBox(page);
  await field.pressSequentially('parac');
  await optionsOf(page, t('search.products')).first().waitFor();
  // Until then the list may still be that of the first letters.
  await expect.poll(() => optionsOf(page).last().textContent()).toContain('parac');
  const names = await optionsOf(page).allTextContents();
  expect(names.length).toBeGreaterThan(4);

  const walk = async (key: string) => {
    await page.keyboard.press(key);
    return activeName(page);
  };
  expect(await walk('ArrowDown')).toEqual([names[0]]);
  expect(await walk('ArrowDown')).toEqual([names[1]]);
  expect(await walk('End')).toEqual([names.at(-1)]);
  expect(await walk('ArrowDown')).toEqual([]);
  expect(await walk('ArrowUp')).toEqual([names.at(-1)]);
  expect(await walk('Home')).toEqual([names[0]]);
  const activeId = await activeOption(page).getAttribute('id');
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(activeId);
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press('Escape');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('false');
  expect(await field.inputValue()).toBe('parac');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => field.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=parac');
  expect(await page.getByRole('listbox').count()).toBe(0);
});

test('Enter without a choice searches for what was typed, and Tab leaves the field and closes the list', async ({
  visit,
}) => {
  const page = await visit();
  const field = await openBox(page);
  await field.fill('rope');
  await optionsOf(page, t('search.products')).first().waitFor();
  // Over the button of the form to whatever comes after it.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect.poll(() => page.getByRole('listbox').count()).toBe(0);
  await field.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=rope');
  expect(await fieldOf(page).inputValue()).toBe('rope');
});

test('products show a picture and a price, matches stand out, and a press leads there', async ({ visit }) => {
  const page = await visit({ language: 'de-DE', hasPictures: true });
  const field = await openBox(page, '/de/faq');
  await field.pressSequentially('para');
  const product = optionsOf(page, textIn('de-DE', 'search.products')).first();
  await product.waitFor();
  expect(await product.textContent()).toMatch(/\d,\d{2}\s€$/);
  // What stood there first may still belong to the letters before.
  await expect.poll(() => product.locator('mark').first().textContent()).toMatch(/^para$/i);
  const picture = product.locator('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expectTranslated(page, 'de-DE');
  const address = (await product.getAttribute('href')) ?? '';
  await product.click();
  await page.waitForURL(address);
  await expect.poll(() => field.inputValue()).toBe('');
});

test('nothing is loaded before somebody turns to the field; then each letter is one question', async ({
  visit,
}) => {
  const page = await visit();
  const asked = new Set<string>();
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (isSearchRequest(request.url())) asked.add(`${request.method()} ${request.postData()}`);
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto('/faq');
  await hydrated(page, 'header form[role="search"]');
  expect([...asked]).toEqual([]);
  const loadedWithPage = scripts.length;
  const field = fieldOf(page);
  await field.click();
  await optionsOf(page).first().waitFor();
  expect(scripts.length).toBeGreaterThan(loadedWithPage);
  expect([...asked]).toEqual([expect.stringMatching(/^POST /)]);
  for (const letter of 'rope') await field.press(letter);
  await optionsOf(page, t('search.products')).first().waitFor();
  expect(asked.size).toBe(5);
});

test('a question that got no answer is asked again', async ({ visit }) => {
  const page = await visit({ provokes: [/503/] });
  const field = await openBox(page);
  let failures = 2;
  await page.route(
    (url) => isSearchRequest(url.href),
    (route) => (failures-- > 0 ? route.fulfill({ status: 503 }) : route.continue()),
  );
  await field.fill('paracord');
  await optionsOf(page, t('search.products')).first().waitFor();
  expect(failures).toBeLessThan(0);
});

test('the number of suggestions is announced', async ({ visit }) => {
  const page = await visit();
  const field = await openBox(page);
  await field.fill('paracord');
  await optionsOf(page, t('search.products')).first().waitFor();
  const status = page.getByRole('search').getByRole('status');
  const count = await optionsOf(page).count();
  await expect.poll(() => status.textContent()).toBe(`${count} suggestions`);
});

test('searches are remembered on the device, one by one forgotten, or all at once', async ({ visit }) => {
  const page = await visit();
  for (const query of ['scissors', 'fid', 'gift card']) {
    await page.goto(`/search?q=${query}`);
    await hydrated(page, 'header form[role="search"]');
  }
  await openBox(page);
  const recent = () => optionsOf(page, t('search.recent')).allTextContents();
  expect(await recent()).toEqual(['gift card', 'fid', 'scissors']);
  await page.getByRole('button', { name: t('search.removeRecent', { query: 'fid' }) }).click();
  await expect.poll(recent).toEqual(['gift card', 'scissors']);
  await page.getByRole('button', { name: t('search.clearRecent') }).click();
  await expect.poll(recent).toEqual([]);
  await page.reload();
  await openBox(page);
  expect(await recent()).toEqual([]);
  expect(await optionsOf(page, t('search.popular')).count()).toBeGreaterThan(2);
});

test('on a phone the search is a sheet that closes again', async ({ visit }) => {
  const page = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  await page.goto('/faq');
  await hydrated(page, 'header form[role="search"]');
  await fieldOf(page).tap();
  const close = page.getByRole('button', { name: t('search.close') });
  await close.waitFor();
  const sheet = await page.getByRole('search').locator('> div > div').boundingBox();
  expect(sheet).toEqual({ x: 0, y: 0, ...phone });
  await fieldOf(page).pressSequentially('para');
  await optionsOf(page, t('search.products')).first().waitFor();
  await close.tap();
  await close.waitFor({ state: 'hidden' });
  expect(await fieldOf(page).inputValue()).toBe('para');
  await fieldOf(page).tap();
  await fieldOf(page).press('Enter');
  await page.waitForURL('/search?q=para');
  await close.waitFor({ state: 'hidden' });
});

test('when the search service does not answer, the form is as good as before', async ({ visit }) => {
  const page = await visit({ provokes: [/ERR_FAILED/] });
  await page.route(
    (url) => isSearchRequest(url.href),
    (route) => route.abort('failed'),
  );
  await page.goto('/faq');
  await hydrated(page, 'header form[role="search"]');
  await fieldOf(page).pressSequentially('rope');
  expect(await page.getByRole('listbox').count()).toBe(0);
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=rope');
});

test('the open search shuts nobody out: before typing, with suggestions and without any', async ({
  visit,
}) => {
  const page = await visit({ language: 'de-DE', reducedMotion: 'reduce' });
  await page.addInitScript(() => localStorage.setItem('bowline-recent-searches-de-DE', '["Seil","Leine"]'));
  const field = await openBox(page, '/de/faq');
  const own = (key: string, values?: Record<string, string>) => textIn('de-DE', key, values);
  const violations = () => barriersOf(page, { part: 'header' });
  await optionsOf(page, own('search.recent')).first().waitFor();
  expect(await violations(), 'before typing').toEqual([]);
  await field.fill('para');
  await optionsOf(page, own('search.products')).first().waitFor();
  await field.press('ArrowDown');
  expect(await violations(), 'with suggestions').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violations(), 'dark').toEqual([]);
  await page.setViewportSize(phone);
  expect(await violations(), 'on a phone').toEqual([]);
  await field.fill('xqzzyx');
  await page.getByText(own('search.noSuggestions', { query: 'xqzzyx' })).waitFor();
  expect(await violations(), 'without any').toEqual([]);
});
