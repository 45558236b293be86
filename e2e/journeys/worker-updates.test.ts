import { buildManifest, serviceWorker } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { breakableNetwork } from '../network/breakable-network.ts';
import { startTestStorefront } from '../shop/shop-process.ts';

const allow = { serviceWorkers: 'allow' } as const;
/** What a former worker was still fetching for nobody ends with it. */
const endsWithWorker = [/^request failed \(net::ERR_FAILED\): \S+\.data/];

async function controlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page, 'footer');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return documents;
}

const hasWaiting = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null);

test('a new build waits for a good moment in each of three tabs, and no screen breaks', async ({
  visit,
  shopUrl,
  askShop,
}) => {
  const network = await breakableNetwork(shopUrl);
  const first = await visit({ ...allow, baseURL: network.url, provokes: endsWithWorker });
  const [typing, reading] = [await first.context().newPage(), await first.context().newPage()];
  await controlled(first, '/contact-us');
  await controlled(typing, '/contact-us');
  await controlled(reading, '/de/paracord');
  const message = typing.getByRole('main').getByRole('textbox').last();
  await message.fill('Do you cut to 12 metres?');
  const documents = [first, typing, reading].map(documentsOf);

  const { text } = await askShop(serviceWorker.path);
  network.answerInstead(serviceWorker.path, `${text}// Newer.`);
  network.answerInstead(buildManifest.path, JSON.stringify({ id: 'newer', time: '', version: '' }));
  await first.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
  await expect.poll(() => hasWaiting(first)).toBe(true);
  // A hidden tab in which somebody has typed is no good moment.
  await typing.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await hasWaiting(first)).toBe(true);
  expect(documents).toEqual([[], [], []]);

  await first.locator('footer a[href="/faq"]').first().click();
  await first.waitForURL(/\/faq/);
  await expect.poll(() => documents[0]).toEqual(['/faq']);
  await first.getByRole('heading', { level: 1 }).waitFor();
  await hydrated(first, 'footer');
  // The page tells it, once it is quiet.
  await expect.poll(() => hasWaiting(first)).toBe(false);

  // The others have the new worker too, and are as they were until their own next step.
  expect(documents.slice(1)).toEqual([[], []]);
  expect(await message.inputValue()).toBe('Do you cut to 12 metres?');
  const product = reading.getByRole('main').getByRole('article').getByRole('link').first();
  const path = await product.getAttribute('href');
  await product.click();
  await reading.getByRole('button', { name: textIn('de-DE', 'product.addToCart'), exact: true }).waitFor();
  await expect.poll(() => documents[2]).toEqual([path]);
  await typing.locator('footer a[href="/faq"]').first().click();
  await typing.getByRole('heading', { level: 1, name: textIn('en', 'screens.faq') }).waitFor();
});

test('one setting makes browsers drop their worker and all that it kept', async ({ visit, shopUrl }) => {
  const without = await startTestStorefront({ SERVICE_WORKER: 'off' });
  const network = await breakableNetwork(shopUrl);
  const page = await visit({ ...allow, baseURL: network.url });
  await controlled(page, '/paracord');
  const kept = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('bowline-')));
  await expect.poll(kept).not.toEqual([]);

  network.leadTo(without.url);
  await page.goto('/contact-us');
  await hydrated(page, 'footer');
  await expect.poll(kept).toEqual([]);
  const registrations = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(registrations).toBe(0);
  await page.goto('/paracord');
  await hydrated(page, 'footer');
  expect(await page.locator('meta[name="service-worker"]').count()).toBe(0);
  expect(await registrations()).toBe(0);
});

test('the data of the page that is likely next is fetched ahead, once, and never that of one’s own', async ({
  visit,
  shopUrl,
}) => {
  const network = await breakableNetwork(shopUrl);
  const page = await visit({ baseURL: network.url });
  await page.goto('/paracord');
  await hydrated(page, 'footer');
  const link = page.getByRole('main').getByRole('article').getByRole('link').first();
  const data = `GET ${new URL((await link.getAttribute('href')) ?? '', network.url).pathname}.data`;
  const timesAsked = () => network.arrived.filter((asked) => asked === data).length;
  await page
    .getByRole('banner')
    .getByRole('link', { name: textIn('en', 'header.cart') })
    .first()
    .hover();
  await link.hover();
  await expect.poll(timesAsked).toBe(1);
  await page.waitForLoadState('networkidle');
  await link.click();
  await page.getByRole('button', { name: textIn('en', 'product.addToCart'), exact: true }).waitFor();
  expect(timesAsked()).toBe(1);
  expect(network.arrived.filter((asked) => /checkout.*data/.test(asked))).toEqual([]);
});
