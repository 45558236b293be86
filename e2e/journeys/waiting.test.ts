import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { breakableNetwork } from '../network/breakable-network.ts';

/** What has moved on this page by itself since it was asked for the first time, as browsers count it. */
async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const counted = window as unknown as { shifts: number };
    counted.shifts = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) counted.shifts += entry.value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number }).shifts);
}

test('a page that takes its time shows its shape meanwhile, above the one that is left, and nothing moves', async ({
  visit,
  shopUrl,
}) => {
  const network = await breakableNetwork(shopUrl);
  const page = await visit({ language: 'de-DE', baseURL: network.url });
  await page.goto('/de');
  await hydrated(page, 'footer');
  const shifts = await countShifts(page);
  const shape = (kind: string) => page.locator(`[data-waiting="${kind}"]`);
  const menu = page.getByRole('banner').getByRole('navigation');
  await menu.locator('summary').first().click();
  network.slowDown(1_500);
  await menu.locator('a[href="/de/paracord"]:visible').first().click();
  await shape('listing').waitFor();
  await page.getByRole('heading', { level: 1, name: 'Paracord' }).waitFor();
  expect(await shape('listing').count()).toBe(0);

  const tile = page.getByRole('main').getByRole('article').getByRole('link').first();
  await tile.click();
  await shape('product').waitFor();
  const header = await page.getByRole('banner').boundingBox();
  const box = await shape('product').boundingBox();
  expect(Math.round(box?.y ?? 0)).toBe(Math.round((header?.y ?? 0) + (header?.height ?? 0)));
  await page.getByRole('button', { name: textIn('de-DE', 'product.addToCart'), exact: true }).waitFor();
  expect(await shape('product').count()).toBe(0);

  expect(await shifts()).toBeLessThan(0.02);
});

test('what is on its way into the cart is counted at once, and stays so whatever the page asks meanwhile', async ({
  visit,
}) => {
  const page = await visit({ language: 'nl-NL' });
  await page.goto('/nl/paracord-550-type-iii-zwart');
  await hydrated(page, '#order-form');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/api/cart', async (route) => {
    await released;
    await route.continue();
  });
  const add = page.getByRole('button', { name: textIn('nl-NL', 'product.addToCart') });
  const cart = page.getByRole('banner').getByRole('link', { name: /, 1 artikel/ });
  await add.click();
  await page
    .getByRole('status')
    .filter({ hasText: textIn('nl-NL', 'cart.adding') })
    .waitFor({ state: 'attached' });
  await cart.waitFor();
  // Whatever was asked before this is answered before it.
  await page.evaluate(() => fetch('/nl/api/visitor?skus').then((answer) => answer.text()));
  expect(await cart.count()).toBe(1);
  release();
  await page.getByRole('dialog', { name: /1 artikel/ }).waitFor();
});
