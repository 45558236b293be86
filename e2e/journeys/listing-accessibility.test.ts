import { categoryPath } from '@bowline/markets';
import { barriersOf } from '../expectations/barriers.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';

const t = (key: string) => textIn('de-DE', key);

test.for([
  { name: 'filtered', path: `/de${categoryPath('leather', 'de-DE')}?color=braun&price_to=20` },
  { name: 'without a match', path: '/de/paracord?color=mehrfarbig&number_of_strands=1&pattern_type=uni' },
])('a listing $name shuts nobody out, on any screen, in light and dark', async ({ path }, { visit }) => {
  const page = await visit({ language: 'de-DE', reducedMotion: 'reduce' });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await barriersOf(page), `${width} px`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await barriersOf(page, { rules: 'colours' }), 'dark').toEqual([]);
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
  expect(await barriersOf(page)).toEqual([]);
});
