import { barriersOf } from '../expectations/barriers.ts';
import { readHead } from '../expectations/page-head.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';

test('without scripts a category is chosen, a question unfolds, and words narrow them down', async ({
  visit,
}) => {
  const t = (key: string, values?: Record<string, string>) => textIn('en', key, values);
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/faq');
  const choice = page.getByRole('search', { name: t('faq.choiceLabel') });
  const category = choice.getByLabel(t('faq.category'));
  const second = await category.getByRole('option').nth(2).textContent();
  await category.selectOption({ label: second ?? '' });
  await choice.getByRole('button', { name: t('faq.show') }).click();
  await page.waitForURL(/\/faq\/[\w-]+$/);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(second);

  const entry = page.getByRole('main').locator('details').first();
  expect(await entry.getByRole('paragraph').first().isVisible()).toBe(false);
  await entry.locator('summary').click();
  await entry.getByRole('paragraph').first().waitFor();

  await choice.getByLabel(t('faq.words')).fill('zzzz nothing');
  await choice.getByRole('button', { name: t('faq.show') }).click();
  await page.getByText(t('faq.nothing', { query: 'zzzz nothing' })).waitFor();
});

test('with scripts a category is shown as soon as it is chosen, and search engines read every answer', async ({
  visit,
}) => {
  const t = (key: string) => textIn('de-DE', key);
  const page = await visit({ language: 'de-DE', reducedMotion: 'reduce' });
  await page.goto('/de/faq');
  await hydrated(page);
  const questions = await page.getByRole('main').locator('details').count();
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  const graph = data.flatMap((text) => JSON.parse(text)['@graph']);
  const faq = graph.find((node) => node['@type'] === 'FAQPage');
  expect(faq.mainEntity).toHaveLength(questions);

  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    expect(await barriersOf(page)).toEqual([]);
  }
  await page.getByLabel(t('faq.category')).selectOption({ index: 1 });
  await page.waitForURL(/\/de\/faq\/[\w-]+$/);
  const { alternates } = await readHead(page);
  expect(Object.keys(alternates)).toContain('nl-NL');
});

test('former addresses lead to the category by its name in this language', async ({ askShop }) => {
  expect((await askShop('/frequently-asked-questions')).location).toBe('/faq');
  expect((await askShop('/it/faq')).status).toBe(200);
  const english = await askShop('/faq');
  const slug =
    /href="\/faq\/([\w-]+)"/.exec(english.text)?.[1] ?? /<option value="([\w-]+)"/.exec(english.text)?.[1];
  expect((await askShop(`/frequently-asked-questions/${slug}`)).location).toBe(`/faq/${slug}`);
  expect((await askShop(`/frequently-asked-questions/${slug}/abroad`)).location).toBe(`/faq/${slug}`);
  expect((await askShop(`/faq/${slug}/abroad`)).location).toBe(`/faq/${slug}`);
  expect((await askShop('/frequently-asked-questions/long-gone')).location).toBe('/faq');
  const german = await askShop(`/de/faq/${slug}`);
  expect([german.status, german.location]).toEqual([301, expect.stringMatching(/^\/de\/faq\/[\w-]+$/)]);
  expect((await askShop('/faq/long-gone')).status).toBe(404);
});
