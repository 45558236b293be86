import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';

/** What the offer of another shop says in the language of that shop. */
const german = JSON.parse(
  readFileSync(new URL('../../apps/storefront/app/shell/texts/de.json', import.meta.url), 'utf8'),
) as { readonly label: string; readonly dismiss: string };

/** A listing has asides of its own. */
const suggestionIn = (page: Page) => page.getByRole('complementary', { name: german.label });
const anySuggestion = (page: Page) => page.locator('aside a[href*="___store="]');

test('the home page leads a first visitor to the shop of their language', async ({ askShop }) => {
  for (const [language, target] of [
    ['nl', '/nl'],
    ['de-AT,de;q=0.9,en;q=0.8', '/de'],
    ['en-US,en;q=0.9', '/en-us'],
    ['zh-CN,pl;q=0.5', '/pl'],
  ]) {
    const answer = await askShop('/?utm_source=x', { language: language ?? '' });
    expect([answer.status, answer.location]).toEqual([302, `${target}?utm_source=x`]);
    expect(answer.headers.vary).toMatch(/Accept-Language/i);
    expect(answer.headers['cache-control']).toContain('no-store');
  }
});

test('the home page stays where it is for English, unknown languages and crawlers', async ({ askShop }) => {
  for (const question of [
    { language: 'en' },
    { language: 'zh-CN' },
    {},
    { language: 'nl', userAgent: 'Googlebot/2.1' },
  ]) {
    const answer = await askShop('/', question);
    expect(answer.status).toBe(200);
    expect(answer.text).toContain('<html lang="en"');
  }
});

test('an earlier choice beats the language of the browser', async ({ askShop }) => {
  const chosen = await askShop('/', { language: 'nl', cookies: { 'vsf-locale': 'sv-SE' } });
  expect([chosen.status, chosen.location]).toEqual([302, '/sv']);
  expect((await askShop('/', { language: 'nl', cookies: { 'vsf-locale': 'en' } })).status).toBe(200);
});

test('a deep link is never redirected by language or cookie', async ({ askShop }) => {
  for (const path of ['/paracord', '/fr', '/returns', '/fr/paracord']) {
    const answer = await askShop(path, { language: 'nl', cookies: { 'vsf-locale': 'de-DE' } });
    expect([path, answer.status]).toEqual([path, 200]);
  }
});

test('a first visit remembers locale and store, and leaves the currency to the visitor', async ({
  askShop,
}) => {
  const { cookies } = await askShop('/sv/paracord');
  expect(cookies).toEqual({ 'vsf-locale': 'sv-SE', 'vsf-store': 'sv_SE' });
  expect((await askShop('/sv/paracord', { cookies })).cookies).toEqual({});
});

/** What the header says prices are in. */
const shownCurrency = (text: string) => /· ([A-Z]{3})</.exec(text.replaceAll('<!-- -->', ''))?.[1];

test('each shop shows its own currency until the visitor chooses one, and then the chosen one where it is offered', async ({
  askShop,
}) => {
  const first = await askShop('/', { language: 'en' });
  expect(shownCurrency(first.text)).toBe('EUR');
  expect(shownCurrency((await askShop('/sv', { cookies: first.cookies })).text)).toBe('SEK');
  const visited = await askShop('/sv/paracord', { cookies: first.cookies });
  expect(shownCurrency(visited.text)).toBe('SEK');

  const chosen = await askShop('/sv/paracord?currency=EUR', { cookies: first.cookies });
  expect(chosen.cookies).toEqual({ 'vsf-currency': 'EUR' });
  const cookies = { ...first.cookies, ...chosen.cookies };
  expect(shownCurrency((await askShop('/sv/paracord', { cookies })).text)).toBe('EUR');
  // Poland offers it, the United States do not; neither forgets it.
  for (const [path, currency] of [
    ['/pl/paracord', 'EUR'],
    ['/en-us/paracord', 'USD'],
  ] as const) {
    const answer = await askShop(path, { cookies });
    expect([path, shownCurrency(answer.text), answer.cookies]).toEqual([path, currency, {}]);
  }
});

test('a visitor with another language is offered the other shop, may say no, and is not asked again', async ({
  visit,
}) => {
  const page = await visit({ language: 'de-DE' });
  await page.goto('/nl/paracord');
  const suggestion = suggestionIn(page);
  await suggestion.waitFor();
  expect(await suggestion.textContent()).toContain('Deutsch');
  await suggestion.getByRole('button', { name: german.dismiss }).click();
  await suggestion.waitFor({ state: 'detached' });

  await page.reload();
  await hydrated(page);
  await page.goto('/nl');
  await hydrated(page);
  expect(await suggestion.count()).toBe(0);
});

test('the offer leads to the same page of the other shop, which then is the chosen one', async ({
  visit,
}) => {
  const page = await visit({ language: 'de-DE' });
  await page.goto('/nl/overig-touw');
  const suggestion = suggestionIn(page);
  await suggestion.getByRole('link', { name: 'Deutsch' }).click();
  await page.waitForURL('/de/anderes-seil');
  await hydrated(page);
  expect(await anySuggestion(page).count()).toBe(0);
  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/de');
});

test('a visitor whose language fits is offered nothing', async ({ visit }) => {
  const page = await visit({ language: 'nl-NL' });
  await page.goto('/nl/overig-touw');
  await hydrated(page);
  expect(await anySuggestion(page).count()).toBe(0);
});
