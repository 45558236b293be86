import { allMarkets, markets } from '@bowline/markets';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { notFoundFaults } from '../page-faults.ts';

const provokes = notFoundFaults;

test.for(allMarkets)('$name: an unknown path is a 404 page in that language', async (market, { visit }) => {
  const page = await visit({ language: market.name, provokes });
  const response = await page.goto(`${market.prefix}/no/such-page?x=1`);
  expect(response?.status()).toBe(404);
  await hydrated(page);
  const t = (key: string) => textIn(market.name, key);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
    t('error.notFoundHeading'),
  ]);
  await page.getByRole('heading', { level: 2, name: t('error.pageNotFound') }).waitFor();
  await page.getByText(t('error.notFoundText')).waitFor();
  expect(await page.title()).toBe('404 Not Found');
  expect(await page.locator('html').getAttribute('lang')).toBe(market.name);
  const main = page.getByRole('main');
  const home = main.getByRole('link', { name: t('error.home') });
  expect(await home.getAttribute('href')).toBe(market.prefix || '/');
  const reload = main.getByRole('link', { name: t('error.reload') });
  expect(await reload.getAttribute('href')).toBe(`${market.prefix}/no/such-page?x=1`);
});

test('the error page keeps header and footer, and leads home', async ({ visit }) => {
  const page = await visit({ language: 'de-DE', provokes });
  await page.goto('/de/gibt-es-nicht');
  await page.getByRole('banner').waitFor();
  await page.getByRole('contentinfo').waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: textIn('de-DE', 'error.home') })
    .click();
  await page.waitForURL('/de');
});

test.for(['Googlebot/2.1', 'facebookexternalhit/1.1', 'Chrome-Lighthouse', 'SomeBot'])(
  'bots get a plain answer instead of the error page: %s',
  async (userAgent, { askShop }) => {
    const answer = await askShop('/nl/bestaat-niet', { userAgent });
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch(/^text\/plain/);
    expect(answer.text).toBe('404 Not Found');
  },
);

test.for(['en', 'de-DE', 'pl-PL'] as const)(
  'other codes show the code, the message of the error and a general one, in the language of %s',
  async (locale, { askShop }) => {
    const { status, text } = await askShop(`${markets[locale].prefix}/paracord`, { method: 'POST' });
    expect(status).toBe(405);
    expect(text).toContain('<title>405 Error</title>');
    for (const shown of ['405', textIn(locale, 'error.unknownForm'), textIn(locale, 'error.brokenText')])
      expect(text).toContain(`>${shown}<`);
  },
);

test('a page of a category beyond the last one is not found', async ({ askShop }) => {
  for (const query of ['?page=9999', '?page=0', '?page=banana'])
    expect([query, (await askShop(`/paracord${query}`)).status]).toEqual([query, 404]);
});
