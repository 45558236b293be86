import type { Locator, Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';

const t = (key: string) => textIn('en', key);
const hasFocus = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);

async function focusIsWithin(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((name) => document.activeElement?.closest(name) !== null, selector);
}

test('the first Tab shows the skip link, the next one leads on to the cart', async ({ visit }) => {
  const page = await visit();
  await page.goto('/paracord-550-type-iii-black');
  // Nobody's keys are so quick that React takes the form over between two of them.
  await hydrated(page, '#order-form button');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: t('header.skip') });
  expect(await hasFocus(skip)).toBe(true);
  expect((await skip.boundingBox())?.width).toBeGreaterThan(50);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await focusIsWithin(page, 'main')).toBe(true);
  expect(await hasFocus(page.getByRole('link', { name: t('product.skipToOrder') }))).toBe(true);
  await page.keyboard.press('Enter');
  const button = page
    .locator('#order-form')
    .getByRole('button', { name: t('product.addToCart') })
    .first();
  let tabs = 2;
  while (tabs < 15 && !(await hasFocus(button))) {
    await page.keyboard.press('Tab');
    tabs += 1;
  }
  expect(await hasFocus(button)).toBe(true);
});

test('the menu opens with Enter, lets one tab through and closes with Escape', async ({ visit }) => {
  const page = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto('/');
  await hydrated(page, `nav[aria-label="${t('header.departments')}"] summary`);
  const menu = page.getByRole('navigation', { name: t('header.departments') });
  const summary = menu.locator('summary').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  const links = menu.locator('details[open]').getByRole('link');
  await links.first().waitFor();
  await page.keyboard.press('Tab');
  expect(await hasFocus(links.first())).toBe(true);
  await page.keyboard.press('Escape');
  expect(await links.count()).toBe(0);
  expect(await hasFocus(summary)).toBe(true);

  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/');
  await expect.poll(() => links.count()).toBe(0);
});

test('the store switcher keeps the focus while it is open and gives it back', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await hydrated(page);
  const opener = page.getByRole('banner').getByRole('button', { name: /EUR$/ });
  await opener.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: t('switcher.title') });
  await dialog.waitFor();
  await expect.poll(() => focusIsWithin(page, 'dialog')).toBe(true);
  const visited = new Set<string>();
  for (let step = 0; step < 12; step++) {
    await page.keyboard.press('Tab');
    visited.add(
      await page.evaluate(() => {
        const active = document.activeElement;
        if (active === null || active === document.body) return 'the browser itself';
        return active.closest('dialog') ? 'the dialog' : active.outerHTML.slice(0, 100);
      }),
    );
  }
  visited.delete('the browser itself');
  expect([...visited]).toEqual(['the dialog']);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(await hasFocus(opener)).toBe(true);
});

test('the tabs of a product follow the arrow keys, Home and End', async ({ visit }) => {
  const page = await visit();
  await page.goto('/paracord');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const tabs = page.getByRole('tablist', { name: t('product.details') }).getByRole('tab');
  await tabs.first().focus();
  const titles = await tabs.allTextContents();
  const presses = [
    ['ArrowRight', titles[1]],
    ['End', titles.at(-1)],
    ['ArrowRight', titles[0]],
    ['ArrowLeft', titles.at(-1)],
    ['Home', titles[0]],
  ] as const;
  for (const [key, title] of presses) {
    await page.keyboard.press(key);
    const selected = page.getByRole('tab', { selected: true });
    expect(await selected.allTextContents()).toEqual([title]);
    expect(await hasFocus(selected)).toBe(true);
    expect(await page.getByRole('tabpanel', { name: title ?? '', exact: true }).isVisible()).toBe(true);
  }
});

test('every stop of the keyboard on the home page can be seen', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await hydrated(page);
  const unseen: string[] = [];
  for (let step = 0; step < 30; step++) {
    await page.keyboard.press('Tab');
    const description = await page.evaluate(() => {
      const active = document.activeElement;
      if (!active || active === document.body) return '';
      const styles = [active, ...active.children].flatMap((element) => [
        getComputedStyle(element),
        getComputedStyle(element, '::after'),
      ]);
      const isMarked = styles.some((style) => style.outlineStyle !== 'none' && style.outlineWidth !== '0px');
      return isMarked ? '' : active.outerHTML.slice(0, 150);
    });
    if (description) unseen.push(description);
  }
  expect(unseen).toEqual([]);
});
