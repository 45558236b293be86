import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { breakableNetwork } from '../network/breakable-network.ts';
import { startTestStorefront } from '../shop/shop-process.ts';

const allow = { serviceWorkers: 'allow' } as const;

async function controlled(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page, 'footer');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

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
