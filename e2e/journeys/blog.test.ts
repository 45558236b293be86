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

test('who returns from a post to the home page finds it where it was left', async ({ visit }) => {
  const page = await visit({
    language: 'de-DE',
    viewport: { width: 390, height: 844 },
    reducedMotion: 'reduce',
  });
  await page.goto('/de');
  await hydrated(page);
  const post = page.locator('main h3 a[href*="/blog/"]').last();
  // What lies above is drawn on the way there.
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      scrollTo(0, y);
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await post.scrollIntoViewIfNeeded();
  const title = (await post.textContent()) ?? '';
  const top = async () => (await post.boundingBox())?.y ?? Number.NaN;
  const before = await top();
  await post.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goBack();
  await expect.poll(top).toBeCloseTo(before, -2);
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

test('what a project needs goes into the cart in one press, with scripts and without', async ({ visit }) => {
  const t = (key: string, values?: Record<string, string>) => textIn('de-DE', key, values);
  for (const javaScriptEnabled of [true, false]) {
    const page = await visit({ language: 'de-DE', javaScriptEnabled });
    await page.goto('/de/blog/kobra-armband-schritt-fuer-schritt');
    if (javaScriptEnabled) await hydrated(page, 'main form:has([name=sku])');
    const main = page.getByRole('main');
    const steps = main.locator('ol.steps > li');
    expect(await steps.count()).toBe(await steps.getByRole('img').count());
    const ticked = await main.getByRole('checkbox', { checked: true }).count();
    expect([ticked, await main.getByRole('checkbox').count()]).toEqual([3, 4]);
    // The last of those that are ticked stays at home.
    await main.getByRole('checkbox', { checked: true }).last().uncheck();
    await main.getByRole('button', { name: t('materials.add') }).click();
    if (javaScriptEnabled)
      await page
        .getByRole('dialog')
        .getByRole('link', { name: t('cart.toCart') })
        .click();
    await page.waitForURL(/\/de\/checkout\/cart/);
    await page.getByRole('main').getByRole('link', { name: 'Paracord 550 Typ III – Waldgrün' }).waitFor();
    expect(await page.getByRole('main').getByText(/15.mm/).count()).toBeGreaterThan(0);
    const needles = t('cart.removeOf', { name: 'Flechtnadeln, 3er-Set' });
    expect(await page.getByRole('button', { name: needles }).count()).toBe(0);
  }
});

test('a list of which nothing is ticked says so', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false, provokes: [/422/] });
  await page.goto('/blog/cobra-bracelet-step-by-step');
  const main = page.getByRole('main');
  while ((await main.getByRole('checkbox', { checked: true }).count()) > 0)
    await main.getByRole('checkbox', { checked: true }).first().uncheck();
  await main.getByRole('button', { name: textIn('en', 'materials.add') }).click();
  await page.getByText(textIn('en', 'cart.problems.nothingChosen')).waitFor();
});

test('of a list the part that has gone since it was seen is named, and the rest is in the cart', async ({
  visit,
}) => {
  const page = await visit({ javaScriptEnabled: false, provokes: [/422/] });
  const main = page.getByRole('main');
  const ticked = main.getByRole('checkbox', { checked: true });
  const add = main.getByRole('button', { name: textIn('en', 'materials.add') });
  const letGo = (boxes: typeof ticked) =>
    boxes.evaluateAll((all) => {
      for (const [index, box] of all.entries()) (box as HTMLInputElement).value = `GONE-${index}`;
    });
  await page.goto('/blog/cobra-bracelet-step-by-step');
  await letGo(ticked);
  await add.click();
  const names = 'GONE-0, GONE-1, GONE-2';
  await page.getByText(textIn('en', 'cart.problems.allMissing', { names })).waitFor();

  await page.goto('/blog/cobra-bracelet-step-by-step');
  await letGo(ticked.first());
  await add.click();
  await page.waitForURL(/\/checkout\/cart/);
  await page.getByText(textIn('en', 'cart.news.someMissing')).waitFor();
  expect(await main.getByRole('button', { name: /^Remove / }).count()).toBe(2);
});
