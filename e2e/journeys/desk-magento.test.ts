import { startRecordedMagento } from '@bowline/commerce/testing';
import type { Page } from 'playwright-core';
import { onTestFinished } from 'vitest';
import { barriersOf } from '../expectations/barriers.ts';
import { hydrated } from '../hydration.ts';
import { expect } from '../journey.ts';
import { ask } from '../shop/ask.ts';
import { test } from '../shop/small-shop.ts';
import { atDesk } from '../shopping/desk.ts';
import { Shopper } from '../shopping/shopper.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const badge = (page: Page, words: string) => page.getByRole('main').getByText(words, { exact: true }).first();

/** A form that React has, so that it is sent as people send it. */
async function press(page: Page, name: string): Promise<void> {
  await hydrated(page, 'main form');
  await button(page, name).click();
}

/** On a phone, where tables are wider than the page and have to be moved by keys as well, and at a desk. */
async function expectOpenToAll(page: Page, { hasWideTables = false } = {}): Promise<void> {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    if (hasWideTables) await page.locator('main [tabindex="0"]').first().waitFor(stateAt(width));
    expect([width, await barriersOf(page, { part: 'page' })]).toEqual([width, []]);
  }
}

const stateAt = (width: number) => ({ state: width === 390 ? 'visible' : 'detached' }) as const;

test('a Magento is tried and then imported in German: a token that is not right, what did not fit, and goods in the shop', async ({
  visit,
  smallShop: { url: baseURL, folder },
}) => {
  const magento = await startRecordedMagento();
  onTestFinished(() => magento.close());
  const page = await visit({ baseURL });
  await atDesk(page, baseURL, 'owner', folder);
  await button(page, 'DE').click();
  await page.getByRole('link', { name: 'Magento-Import' }).click();
  await page.getByRole('heading', { name: 'Magento-Import', level: 1 }).waitFor();
  await hydrated(page, 'main form');
  await expectOpenToAll(page);

  // The token of somebody else's integration stops it, and the right one lets it go on.
  await page.getByLabel('Adresse des Magento').fill(magento.url);
  await page.getByLabel('Zugriffstoken einer Integration').fill('of-another-integration');
  await press(page, 'Erst probieren');
  await page.getByText('Magento lehnt das Token ab, oder die Integration darf das nicht lesen.').waitFor();
  await badge(page, 'angehalten').waitFor();
  await page.getByLabel('Zugriffstoken einer Integration').fill(magento.token);
  await press(page, 'Weitermachen');

  await button(page, 'Wirklich importieren').waitFor();
  const counts = page.getByRole('region', { name: 'Was getan würde' }).getByRole('progressbar');
  expect(await counts.evaluateAll((bars) => bars.map((bar) => bar.getAttribute('aria-label')))).toEqual([
    'Kategorien',
    'Merkmale',
    'Konfigurierbare Artikel',
    'Artikel und Varianten',
    'Bestand',
  ]);
  const misfits = page.getByRole('region', { name: 'Was nicht passte' }).getByRole('row');
  const orphan = misfits.filter({ hasText: 'Orphans' });
  await orphan.getByText('Wozu es gehört, wurde ausgelassen.').waitFor();
  await misfits.filter({ hasText: 'Halyard' }).getByText('teils übernommen').waitFor();
  await expectOpenToAll(page, { hasWideTables: true });

  await press(page, 'Wirklich importieren');
  await page.getByRole('region', { name: 'Was getan wurde' }).waitFor();
  await badge(page, 'fertig').waitFor();
  expect(await orphan.count()).toBe(1);
  const csv = await page.getByRole('link', { name: 'Bericht als CSV' }).getAttribute('href');
  const file = await page.request.get(new URL(csv ?? '', baseURL).href);
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(await file.text()).toContain('best_before');

  const inShop = (path: string) => ask(baseURL, path);
  const path = await new Shopper(page, 'nl-NL').productPath(inShop, 'HAL');
  const [, title] = /<h1[^>]*>([^<]+)/.exec((await inShop(path)).text) ?? [];
  expect(title).toBe('Val');
  await page.goto('/bowline-admin/magento-import');
  await page.getByRole('region', { name: 'Bisherige Importe' }).getByText('fertig').first().waitFor();
});
