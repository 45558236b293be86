import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect } from '../journey.ts';
import { ask } from '../shop/ask.ts';
import { test } from '../shop/small-shop.ts';
import { atDesk } from '../shopping/desk.ts';

const titled = (page: Page, name: string | RegExp) => page.getByRole('heading', { name, level: 1 });

test('colours are put in order by keyboard and by dragging, and a category is removed after its consequences', async ({
  visit,
  smallShop,
}) => {
  const page = await visit({ baseURL: smallShop.url });
  await atDesk(page, smallShop.url, 'owner', smallShop.folder);
  await page.goto('/bowline-admin/attributes');
  await page.getByRole('link', { name: 'color', exact: true }).click();
  const rows = page.getByRole('main').getByRole('table').locator('tbody tr');
  const order = async () =>
    (await rows.getByRole('link').allTextContents()).filter((name) => name === 'Red' || name === 'Blue');
  await hydrated(page);
  await expect.poll(order).toEqual(['Red', 'Blue']);
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await expectNoSidewaysScroll(page);
  await page.getByRole('button', { name: 'Blue to the front' }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(order).toEqual(['Blue', 'Red']);
  const rowOf = (name: string) => rows.filter({ has: page.getByRole('link', { name, exact: true }) });
  await rowOf('Red').dragTo(rowOf('Blue'), { targetPosition: { x: 40, y: 3 } });
  await expect.poll(order).toEqual(['Red', 'Blue']);

  await page.goto('/bowline-admin/categories');
  await page.getByRole('link', { name: 'Category climbing' }).click();
  await page.getByRole('link', { name: 'What would change …' }).click();
  await titled(page, 'Remove Category climbing').waitFor();
  await hydrated(page);
  await page.getByText(/loses? this category/).waitFor();
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await page.getByRole('button', { name: 'Remove for good' }).click();
  await titled(page, 'Categories').waitFor();
  expect(await page.getByRole('link', { name: 'Category climbing' }).count()).toBe(0);
  const { status, headers } = await ask(smallShop.url, '/cord/climbing');
  expect([status, headers.location]).toEqual([301, '/cord']);
});

test('in German a price of shipping is shown and typed with a comma, in a zone that has a name', async ({
  visit,
  smallShop,
}) => {
  const page = await visit({ baseURL: smallShop.url });
  await atDesk(page, smallShop.url, 'owner', smallShop.folder);
  await page.getByRole('button', { name: 'DE', exact: true }).click();
  await page.getByRole('link', { name: 'Shopregeln' }).click();
  await page.getByRole('link', { name: 'Versandpreise' }).click();
  const zone = page.getByRole('region', { name: /^Niederlande · / });
  await zone.waitFor();
  await hydrated(page, 'main form');
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await expectNoSidewaysScroll(page);
  await zone.getByRole('cell', { name: 'PostNL', exact: true }).first().waitFor();
  const free = zone.getByLabel('Frei ab €');
  await free.fill('80,5');
  await zone.getByRole('button', { name: 'Speichern' }).first().click();
  await page.getByRole('button', { name: 'Ja, so machen' }).click();
  await expect.poll(() => free.inputValue()).toBe('80,50');
});
