import { localeNames } from '@bowline/markets';
import { barriersOf } from '../expectations/barriers.ts';
import { readHead } from '../expectations/page-head.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { patience } from '../patience.ts';

test('a visitor reads a post, follows a topic and comes to other posts', async ({ visit }) => {
  const t = (key: string, values?: Record<string, string>) => textIn('pl-PL', key, values);
  const page = await visit({ language: 'pl-PL', reducedMotion: 'reduce', hasPictures: true });
  await page.goto('/pl/blog');
  await hydrated(page);
  const first = page.getByRole('main').getByRole('article').first().getByRole('link');
  const title = await first.textContent();
  await first.click();
  await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();

  const { alternates, title: head } = await readHead(page);
  expect(head).toContain(title);
  expect(Object.keys(alternates).sort()).toEqual([...localeNames, 'x-default'].sort());
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    expect(await barriersOf(page)).toEqual([]);
  }

  await page
    .getByRole('navigation', { name: t('blog.tags') })
    .getByRole('link')
    .first()
    .click();
  await page.waitForURL(/\/pl\/blog\/tag\/[\w-]+$/);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
});

test('a post is found by its slug of another language, and unknown ones are not', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/blog');
  const path = await page
    .getByRole('main')
    .getByRole('article')
    .first()
    .getByRole('link')
    .getAttribute('href');
  const german = await askShop(`/de${path}`);
  expect([german.status, german.location]).toEqual([301, expect.stringMatching(/^\/de\/blog\/[\w-]+$/)]);
  expect((await askShop(german.location ?? '')).status).toBe(200);
  expect((await askShop('/blog/nobody-wrote-this')).status).toBe(404);
  expect((await askShop('/blog?page=99')).status).toBe(404);
});

test('search engines and readers of feeds learn of a post', async ({ visit, askShop }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/nl/blog');
  expect(await page.locator('link[type="application/atom+xml"]').getAttribute('href')).toBe(
    '/nl/blog/feed.xml',
  );
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  const data = await page.locator('script[type="application/ld+json"]').first().textContent();
  const [post] = JSON.parse(data ?? '{}')['@graph'];
  expect(post).toMatchObject({ '@type': 'BlogPosting', inLanguage: 'nl-NL' });
  expect(await page.locator('meta[property="og:type"]').getAttribute('content')).toBe('article');

  const feed = await askShop('/nl/blog/feed.xml');
  expect(feed.headers['content-type']).toContain('application/atom+xml');
  expect(feed.text).toContain(`<link rel="alternate" type="text/html" href="${post.mainEntityOfPage}"/>`);
});

test('the search finds posts', async ({ askShop, visit }) => {
  // A new shop opens before all its search indices are built.
  const isFound = async () => (await askShop('/search?q=cobra+bracelet')).text.includes('href="/blog/');
  await expect.poll(isFound, { timeout: patience.start }).toBe(true);
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/search?q=cobra+bracelet');
  const posts = page.getByRole('region', { name: textIn('en', 'search.posts') });
  await posts.getByRole('link').first().click();
  expect(new URL(page.url()).pathname).toMatch(/^\/blog\/[\w-]+$/);
});
