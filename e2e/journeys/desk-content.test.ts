import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { beforeEach } from 'vitest';
import { barriersOf } from '../expectations/barriers.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { patience } from '../patience.ts';
import { atDesk } from '../shopping/desk.ts';

let name = '';
beforeEach(() => {
  name = `journey-knots-${crypto.randomUUID().slice(0, 8)}`;
});
const titled = (page: Page, title: string) => page.getByRole('heading', { name: title, level: 1 });
const told = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });
const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();
const documentOf = (language: string) => `/bowline-admin/content/blogPost/blogPost-${name}-${language}`;

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Long ago, so that nobody else meets it among the latest. */
async function writeInSwedish(page: Page): Promise<void> {
  await open(page, '/bowline-admin/content/blogPost');
  await page.getByLabel('Short name').fill(name);
  await page.getByLabel('Language').last().selectOption({ label: 'Svenska' });
  await press(page, 'Begin a draft');
  await titled(page, name).waitFor();
  await page.getByRole('group', { name: 'Text' }).getByText('Add', { exact: true }).click();
  await press(page, 'Paragraph');
  const part = page.getByRole('group', { name: 'Paragraph 1' });
  await part.waitFor();
  await part.getByLabel('Words').fill('En knop som **håller**.');
  await page.getByLabel('Title', { exact: true }).fill('Knopar som håller');
  await page.getByLabel('Address', { exact: true }).fill(`${name}-sv`);
  await page.getByLabel('Summary').fill('Om knopar.');
  await page.getByLabel('Date on the page').fill('2019-01-07T09:00');
  await page.getByLabel('Author').fill('Bowline');
  const picture = page.getByRole('group', { name: 'Picture', exact: true });
  await picture.getByLabel('In words').fill('En knop');
  await picture.getByLabel('Path').fill('/media/catalog/product/bio19-turquoise-in-use.svg');
  await page.getByRole('group', { name: 'For search engines' }).getByLabel('Description').fill('Om knopar.');
  await press(page, 'Save draft');
  await told(page, 'Saved as a draft.').waitFor();
}

/** Copied from Swedish, and given words of its own. */
async function translateIntoItalian(page: Page): Promise<void> {
  const translations = page.getByRole('region', { name: 'Translations' });
  await translations.getByLabel('Language').selectOption({ label: 'Italiano' });
  await press(page, 'Translate');
  await page.waitForURL(/-it_IT$/);
  await page.getByLabel('Address', { exact: true }).fill(`${name}-it`);
  await page.getByLabel('Title', { exact: true }).fill('Nodi che tengono');
  await press(page, 'Save draft');
  await told(page, 'Saved as a draft.').waitFor();
}

/** By the clock of the shop. A machine that takes longer to send it than the moment is ahead tries a later one. */
async function plan(page: Page, aheadMs: number): Promise<Date> {
  const at = new Date(Math.ceil((Date.now() + aheadMs) / 1_000) * 1_000);
  const local = at.toLocaleString('sv-SE', { timeZone: 'Europe/Amsterdam' }).replace(' ', 'T');
  await page.getByLabel('Day and time').fill(local);
  await press(page, 'Plan');
  const refused = page.getByText('Please choose a moment that is still ahead.');
  await told(page, 'Planned.').or(refused).first().waitFor();
  return (await refused.isVisible()) ? plan(page, aheadMs * 2) : at;
}

test('an editor writes a post in two languages, plans it, looks at what changed and restores it', async ({
  visit,
  shopUrl,
  askShop,
}) => {
  const page = await visit({ provokes: [/422/] });
  await atDesk(page, shopUrl, 'content');
  await writeInSwedish(page);
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await translateIntoItalian(page);

  const addresses = [`/sv/blog/${name}-sv`, `/it/blog/${name}-it`];
  const seen = async () => Promise.all(addresses.map(async (address) => (await askShop(address)).status));
  const planned = [await plan(page, 5_000)];
  await open(page, documentOf('sv_SE'));
  planned.push(await plan(page, 5_000));
  const due = planned.map((at) => at.getTime());
  // Whoever was answered before the first moment saw nothing.
  const early = await seen();
  if (Date.now() < Math.min(...due)) expect(early).toEqual([404, 404]);
  const giveUpAt = Date.now() + patience.step;
  while ((await seen()).some((status) => status !== 200) && Date.now() < giveUpAt) await wait(200);
  expect(Date.now()).toBeGreaterThanOrEqual(Math.max(...due));
  expect((await askShop(addresses[0] ?? '')).text).toContain('<strong>håller</strong>');

  await open(page, documentOf('sv_SE'));
  await page.getByLabel('Title', { exact: true }).fill('Knopar som släpper');
  await press(page, 'Publish');
  await told(page, 'Published.').waitFor();
  expect((await askShop(addresses[0] ?? '')).text).toContain('Knopar som släpper');

  await page.getByRole('link', { name: 'History' }).click();
  const changes = page.getByRole('region', { name: 'What was done' }).getByRole('link');
  await changes.filter({ hasText: 'Draft saved' }).first().click();
  await page.getByRole('row', { name: 'Title Knopar som håller Knopar som släpper' }).waitFor();
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await changes.filter({ hasText: 'Published' }).nth(1).click();
  await page.waitForURL(/revision=plan-/);
  await press(page, 'Restore this state as a draft');
  await told(page, 'The older state is the draft now.').waitFor();
  await press(page, 'Publish');
  await told(page, 'Published.').waitFor();
  expect((await askShop(addresses[0] ?? '')).text).toContain('Knopar som håller');

  for (const language of ['sv_SE', 'it_IT']) {
    await open(page, documentOf(language));
    await page.getByText('Remove for good').click();
    await press(page, 'Yes, remove it');
    await titled(page, 'Blog posts').waitFor();
  }
  expect(await seen()).toEqual([404, 404]);
});
