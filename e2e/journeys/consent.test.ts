import { ownCookieNames } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { hydrated } from '../hydration.ts';
import { expect } from '../journey.ts';
import { textIn } from '../messages.ts';
import { test } from '../shop/tagged-shop.ts';
import { consentText } from '../shopping/consent.ts';
import { shopDatabase } from '../shopping/shop-database.ts';
import { Shopper } from '../shopping/shopper.ts';

/** What the shop itself needs, on the device of a guest. */
const necessaryCookies = /^vsf-(locale|store|currency|cart|csrf|vat|wishes|compare|consent|form)$/;
/** Functions of the shop that never leave the device. */
const necessaryStorage = /^bowline-/;

function requestsElsewhere(page: Page, shopUrl: string): string[] {
  const found: string[] = [];
  page.context().on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(shopUrl).origin) found.push(request.url());
  });
  return found;
}

async function keptOnDevice(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  const stored = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [
    ...cookies.filter((name) => !necessaryCookies.test(name)),
    ...stored.filter((key) => !necessaryStorage.test(key) && key !== 'react-router-scroll-positions'),
  ];
}

const askOf = (page: Page) => page.getByRole('region', { name: consentText('en', 'ask') });
const button = (page: Page, key: string) =>
  page.getByRole('button', { name: consentText('en', key), exact: true });
const consentCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === ownCookieNames.consent)?.value;

test('until a visitor allows it nothing of others is loaded or kept, over a whole purchase; refusing is as easy as accepting', async ({
  visit,
  askShop,
  tagged: { tags, ...shop },
}) => {
  tags.forget();
  const page = await visit({ baseURL: shop.url, viewport: { width: 1280, height: 900 } });
  const elsewhere = requestsElsewhere(page, shop.url);
  const answer = await page.goto('/');
  expect(answer?.headers()['content-security-policy']).toContain(`script-src 'self'`);
  expect(answer?.headers()['content-security-policy']).toContain(tags.url);
  await askOf(page).waitFor();
  const [refuse, accept] = await Promise.all(
    ['refuseAll', 'acceptAll'].map((key) => button(page, key).boundingBox()),
  );
  expect([refuse?.width, refuse?.height, refuse?.y]).toEqual([accept?.width, accept?.height, accept?.y]);
  expect(await barriersOf(page)).toEqual([]);
  const ada = new Shopper(page, 'en');
  await page.goto('/paracord');
  await ada.putInCart(askShop, 'p550-black-5m', 10);
  await ada.startCheckout();
  expect(await keptOnDevice(page)).toEqual([]);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);

  await page.goto('/');
  await button(page, 'refuseAll').click();
  await askOf(page).waitFor({ state: 'detached' });
  expect(await consentCookie(page)).toMatch(/^1\.\d{10}\.$/);
  await page.reload();
  await hydrated(page, 'footer');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: textIn('en', 'footer.privacyChoices') })
    .click();
  await page.getByRole('heading', { level: 1, name: textIn('en', 'footer.privacyChoices') }).waitFor();
  expect(await barriersOf(page)).toEqual([]);
  expect(await keptOnDevice(page)).toEqual([]);
  expect(elsewhere).toEqual([]);
  expect(tags.asked).toEqual([]);

  await page.getByRole('checkbox', { name: consentText('en', 'purposes.statistics.title') }).check();
  await button(page, 'save').click();
  await page.getByText(consentText('en', 'saved')).waitFor();
  await expect.poll(() => tags.entries().length).toBeGreaterThan(2);
  const denied = {
    analytics_storage: 'denied',
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
  };
  expect(tags.entries().slice(0, 3)).toEqual([
    ['consent', 'default', denied],
    ['consent', 'update', { ...denied, analytics_storage: 'granted' }],
    { 'gtm.start': expect.any(Number), event: 'gtm.js' },
  ]);
  const [, name] = /^1\.\d{10}\.s\.([0-9a-f]{32})$/.exec((await consentCookie(page)) ?? '') ?? [];
  const database = await shopDatabase();
  const record = () =>
    database.pool.query('select allows_statistics, allows_marketing, ended_at from consent where name = $1', [
      name,
    ]);
  expect((await record()).rows).toEqual([
    { allows_statistics: true, allows_marketing: false, ended_at: null },
  ]);
  await button(page, 'refuseAll').click();
  await page.getByText(consentText('en', 'saved')).waitFor();
  expect((await record()).rows[0]?.ended_at).not.toBeNull();
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test('a browser that says it does not want to be followed is obeyed, until its owner says otherwise; all of it without scripts', async ({
  visit,
  tagged: { tags, ...shop },
}) => {
  const askedBefore = tags.asked.length;
  const page = await visit({ baseURL: shop.url, extraHTTPHeaders: { 'sec-gpc': '1' } });
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }));
  const loaded = page.waitForResponse(/\/assets\/ThirdPartyHost-[^/]+\.js$/);
  await page.goto('/');
  await loaded;
  await hydrated(page, 'footer');
  expect(await askOf(page).count()).toBe(0);
  expect(tags.asked.slice(askedBefore)).toEqual([]);

  const plain = await visit({
    baseURL: shop.url,
    extraHTTPHeaders: { 'sec-gpc': '1' },
    javaScriptEnabled: false,
  });
  await plain.goto('/de/cookies');
  await plain.getByText(consentText('de-DE', 'signal')).waitFor();
  await plain.getByRole('button', { name: consentText('de-DE', 'acceptAll'), exact: true }).click();
  await plain.getByText(consentText('de-DE', 'saved')).waitFor();
  expect(await plain.getByRole('checkbox', { checked: true }).count()).toBe(3);
  expect(await consentCookie(plain)).toMatch(/^1\.\d{10}\.smg\.[0-9a-f]{32}$/);
});
