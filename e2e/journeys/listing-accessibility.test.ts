import { AxeBuilder } from '@axe-core/playwright';
import { categoryPath } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';

const t = (key: string) => textIn('de-DE', key);
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

async function violationsOf(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).setLegacyMode().exclude('main li:nth-child(n + 9)');
  const { violations } = await builder.withTags(tags).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 200)}`));
}

test.for([
  { name: 'filtered', path: `/de${categoryPath('leather', 'de-DE')}?color=braun&price_to=20` },
  { name: 'without a match', path: '/de/paracord?color=mehrfarbig&number_of_strands=1&pattern_type=uni' },
])('a listing $name shuts nobody out, on any screen, in light and dark', async ({ path }, { visit }) => {
  const page = await visit({ language: 'de-DE', reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await violationsOf(page), `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await violationsOf(page), 'dark').toEqual([]);
  await expectNoSidewaysScroll(page);
});

test('the open filters of a phone shut nobody out', async ({ visit }) => {
  const page = await visit({
    language: 'de-DE',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await page.goto('/de/paracord?color=rot', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.getByRole('button', { name: t('listing.filters') }).click();
  await page.getByRole('complementary', { name: t('listing.filters') }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
});
