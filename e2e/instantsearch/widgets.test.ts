import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { collectFaults } from '../page-faults.ts';
import { patience } from '../patience.ts';
import { startWidgetServer, type WidgetServer } from './widget-server.ts';

let server: WidgetServer;
let browser: Browser;
let page: Page;
let faults: () => string[];

beforeAll(async () => {
  server = await startWidgetServer();
  browser = await launchBrowser(server.url);
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});
beforeEach(async () => {
  const context = await browser.newContext({ baseURL: server.url });
  context.setDefaultTimeout(patience.step);
  faults = collectFaults(context, []);
  page = await context.newPage();
  await page.goto('/');
  await stats('60 results');
});
afterEach(async () => {
  await page.context().close();
  expect(faults()).toEqual([]);
});

const region = (name: string): Locator => page.getByRole('region', { name });
const itemsOf = (name: string) => region(name).getByRole('listitem').allTextContents();
const stats = (text: string) => expect.poll(() => page.locator('.ais-Stats').textContent()).toContain(text);
const searchBox = () => page.getByPlaceholder('Search ropes');
const numbers = (texts: readonly string[]) => texts.map((text) => Number(/no\. (\d+)/.exec(text)?.[1]));

test('typing finds, forgives errors and highlights', async () => {
  await searchBox().fill('parcord gren');
  await stats('10 results');
  const first = region('hits').getByRole('listitem').first();
  expect(await first.locator('mark').allTextContents()).toEqual(['Paracord', 'green']);
  await searchBox().fill('');
  await stats('60 results');
});

test('refinements are counted, combined, shown and taken back', async () => {
  await region('colors').getByRole('checkbox', { name: /^red/ }).check();
  await stats('10 results');
  await region('colors').getByRole('checkbox', { name: /^blue/ }).check();
  await stats('20 results');
  // The other colours still offer what they would add.
  expect(await region('colors').getByRole('listitem').count()).toBe(6);
  await region('materials')
    .getByRole('checkbox', { name: /^cotton/ })
    .check();
  await stats('6 results');
  expect(await region('chosen').textContent()).toMatch(/red.*blue|blue.*red/);
  await region('chosen')
    .locator('.ais-CurrentRefinements-category', { hasText: 'red' })
    .getByRole('button')
    .click();
  await stats('3 results');
});

test('values of a facet are searched and highlighted', async () => {
  await region('colors').getByPlaceholder('Search colors').fill('bl');
  await expect.poll(() => itemsOf('colors')).toHaveLength(2);
  expect(await region('colors').locator('mark').allTextContents()).toEqual(['bl', 'bl']);
  expect(await region('colors').textContent()).not.toContain('<');
});

test('categories open level by level', async () => {
  await region('categories')
    .getByRole('link', { name: /^Cords/ })
    .click();
  await region('categories')
    .getByRole('link', { name: /^Sailing/ })
    .click();
  await stats('20 results');
  expect(await region('categories').textContent()).toContain('Paracord');
  await region('categories')
    .getByRole('link', { name: /^Paracord/ })
    .click();
  await expect.poll(() => itemsOf('hits')).toContainEqual(expect.stringContaining('Paracord'));
  await stats('20 results');
});

test('a range and a switch narrow the hits', async () => {
  await region('price').getByRole('spinbutton').first().fill('11');
  await region('price').getByRole('spinbutton').last().fill('20');
  await region('price').getByRole('button', { name: 'Go' }).click();
  await stats('10 results');
  await page.getByRole('checkbox', { name: 'In stock only' }).check();
  await stats('9 results');
});

test('hits are sorted by another index and paged', async () => {
  await page.getByRole('combobox').selectOption({ label: 'Dearest first' });
  await expect.poll(async () => numbers(await itemsOf('hits')).slice(0, 3)).toEqual([60, 59, 58]);
  await page.getByRole('link', { name: 'Page 2' }).click();
  await expect.poll(async () => numbers(await itemsOf('hits'))[0]).toBe(50);
  await page.getByRole('link', { name: 'Last Page' }).click();
  await expect.poll(async () => numbers(await itemsOf('hits'))).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
});

test('recommendations of every kind are shown', async () => {
  await expect.poll(async () => numbers(await itemsOf('related')).slice(0, 2)).toEqual([4, 7]);
  await expect.poll(async () => numbers(await itemsOf('together'))).toEqual([10]);
  await expect.poll(async () => (await itemsOf('similar')).length).toBe(3);
  await expect.poll(async () => numbers(await itemsOf('trending'))).toEqual([1, 2, 3]);
});

test('suggestions come from an index of their own', async () => {
  await searchBox().fill('sail');
  await expect.poll(() => itemsOf('suggestions')).toEqual(['sailing rope']);
  expect(await region('suggestions').locator('mark').allTextContents()).toEqual(['sail']);
});
