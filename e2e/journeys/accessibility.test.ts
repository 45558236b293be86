import { staticPagePath } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { notFoundFaults } from '../page-faults.ts';

const widths = [
  { width: 320, rules: 'all' },
  { width: 768, rules: 'placing' },
  { width: 1440, rules: 'all' },
] as const;
/** These are tried with the frame around them, the others without. */
const framed: ReadonlySet<string> = new Set(['home', 'store switcher']);
const t = (key: string) => textIn('de-DE', key);

interface Screen {
  readonly name: string;
  readonly path: string;
  readonly provokes?: readonly RegExp[];
  readonly open?: (page: Page) => Promise<void>;
}

/** In German, whose long words try a layout most. */
const screens: readonly Screen[] = [
  { name: 'home', path: '/de' },
  // With what leads back and on.
  { name: 'category', path: '/de/paracord?page=2' },
  { name: 'product', path: '/de/paracord', open: openFirstProduct },
  { name: 'search without a question', path: '/de/search' },
  { name: 'search results', path: '/de/search?q=paracord' },
  { name: 'search without results', path: '/de/search?q=xyzzyx' },
  { name: 'content page', path: '/which-cord-for-what' },
  { name: 'static page', path: `/de${staticPagePath('returns', 'de-DE')}` },
  { name: 'not found', path: '/de/gibt-es-nicht', provokes: notFoundFaults },
  { name: 'sign in', path: '/de/customer/account/login' },
  { name: 'cart', path: '/de/checkout/cart' },
  { name: 'order lookup', path: '/de/orders' },
  { name: 'store switcher', path: '/de/faq', open: openSwitcher },
];

async function openFirstProduct(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('tablist').waitFor();
}

async function openSwitcher(page: Page): Promise<void> {
  await page.getByRole('banner').getByRole('button', { name: /EUR$/ }).click();
  await page.getByRole('dialog', { name: t('switcher.title') }).waitFor();
}

test.for(screens)(
  '$name: nobody is shut out, on any screen, in light and dark',
  async (screen, { visit }) => {
    const page = await visit({
      language: 'de-DE',
      provokes: screen.provokes ?? [],
      reducedMotion: 'reduce',
    });
    await page.goto(screen.path);
    await hydrated(page);
    await screen.open?.(page);
    const part = framed.has(screen.name) ? 'page' : 'content';
    for (const { width, rules } of widths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await barriersOf(page, { rules, part }), `light, ${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await barriersOf(page, { rules: 'colours', part }), 'dark').toEqual([]);
    await expectNoSidewaysScroll(page);
  },
);

test('the open menu of a phone shuts nobody out', async ({ visit }) => {
  const page = await visit({ language: 'de-DE', viewport: { width: 390, height: 844 } });
  await page.goto('/de/faq');
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('header.menu') })
    .click();
  await page.getByRole('dialog', { name: t('header.menu') }).waitFor();
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
});
