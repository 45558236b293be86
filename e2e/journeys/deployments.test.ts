import { buildManifest, chunkReload } from '@bowline/markets';
import type { Page, Route } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';

const failedScripts = [
  /request failed \(net::ERR_FAILED\)/,
  /Failed to (load resource|fetch)/,
  /Error loading/,
];

/** The addresses of the documents a page loads, in their order. */
function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const toTheQuestions = (page: Page) => page.locator('footer a[href="/faq"]').first();

test('specification 8, failed chunk: the page one wants is loaded anew, once where that helps', async ({
  visit,
}) => {
  const page = await visit({ provokes: failedScripts });
  await page.goto('/contact-us');
  await hydrated(page, 'footer');
  const documents = documentsOf(page);
  const fetched: string[] = [];
  await page.route(/\/assets\/faq-[^/]+\.js$/, (route: Route) => {
    fetched.push(route.request().url());
    return fetched.length === 1 ? route.abort() : route.continue();
  });
  await toTheQuestions(page).click();
  await page.waitForURL(/\/faq/);
  await expect.poll(() => documents).toEqual(['/faq']);
  await hydrated(page);
  expect(page.url()).toMatch(/\/faq$/);
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('specification 8, failed chunk: after three tries in half a minute it is told and the error page is shown', async ({
  visit,
}) => {
  const told: string[] = [];
  const page = await visit({ provokes: [...failedScripts, /Max reload attempts/, /React|lazy/] });
  page.on('console', (message) => told.push(message.text()));
  const documents = documentsOf(page);
  await page.route(/\/assets\/later-[^/]+\.js$/, (route) => route.abort());
  // Such parts are fetched when the visitor does something: on every page that follows.
  await page.addInitScript(() => setInterval(() => document.dispatchEvent(new Event('pointermove')), 100));
  await page.goto('/contact-us');
  await page.getByRole('heading', { name: textIn('en', 'error.brokenHeading') }).waitFor();
  expect(documents).toEqual(Array(1 + chunkReload.maximumAttempts).fill('/contact-us'));
  expect(told).toContain(chunkReload.exhaustedMessage);
  const reload = page.getByRole('main').getByRole('link', { name: textIn('en', 'error.reload') });
  expect(await reload.getAttribute('href')).toMatch(/^\/contact-us/);
});

test('a newer build is taken with the next step, in each of three tabs, and until then nothing changes', async ({
  visit,
  askShop,
}) => {
  const now = await askShop(buildManifest.path);
  expect(now.headers['cache-control']).toBe('no-store');
  expect(JSON.parse(now.text)).toEqual({
    id: expect.stringMatching(/^\w+$/),
    time: expect.stringMatching(/^20\d\d-/),
    version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
  });
  const first = await visit();
  const context = first.context();
  const tabs = [first, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto('/contact-us');
    await hydrated(tab, 'footer');
  }
  const asked: string[] = [];
  await context.route(`**${buildManifest.path}*`, (route) => {
    asked.push(new URL(route.request().url()).search);
    return route.fulfill({ json: { id: 'newer', time: '', version: '' } });
  });
  for (const tab of tabs) {
    const documents = documentsOf(tab);
    const answered = tab.waitForResponse(`**${buildManifest.path}*`);
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await answered;
    expect(documents).toEqual([]);
    await toTheQuestions(tab).click();
    await tab.waitForURL(/\/faq/);
    await expect.poll(() => documents).toEqual(['/faq']);
    await tab.getByRole('heading', { level: 1 }).waitFor();
  }
  expect(asked.every((search) => /^\?t=\d+$/.test(search))).toBe(true);
});
