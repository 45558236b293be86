import { markets, prefixOf, staticPageIds, staticPagePath, staticPageSlug } from '@bowline/markets';
import { beforeAll, inject } from 'vitest';
import { readHead } from '../expectations/page-head.ts';
import { expectTranslated } from '../expectations/translated.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { searchReady } from '../search-ready.ts';
import { htmlProblems } from '../validity/html-problems.ts';

const t = (key: string, values?: Record<string, string | number>) => textIn('en', key, values);

// The last locale to be indexed: then all are.
beforeAll(() => searchReady(inject('shopUrl'), 'sv-SE'));

test('without scripts a search shows products, departments and its own words, and is not for search engines', async ({
  visit,
}) => {
  const page = await visit({ javaScriptEnabled: false });
  // Without scripts all pictures are fetched at once, and a new shop draws each of them first.
  await page.goto('/search?q=paracord', { waitUntil: 'domcontentloaded' });
  const { title, robots, mainHeadings } = await readHead(page);
  expect(mainHeadings).toEqual([t('search.resultsFor', { query: 'paracord' })]);
  expect(title).toContain('paracord');
  expect(robots).toBe('noindex, follow');
  expect(await page.getByRole('searchbox', { name: t('header.search') }).inputValue()).toBe('paracord');
  expect(await page.getByRole('main').getByRole('article').count()).toBe(48);
  const departments = page.getByRole('region', { name: t('search.categories'), exact: true });
  expect(await departments.getByRole('link').count()).toBeGreaterThan(0);
});

test('pages that know something are found as well, and the top of the page says so', async ({ visit }) => {
  const page = await visit();
  await page.goto('/search?q=cord');
  await hydrated(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: new RegExp(`^${t('search.pages')} \\(\\d+\\)$`) })
    .click();
  const pages = page.getByRole('region', { name: t('search.pages'), exact: true });
  const first = pages.getByRole('link').first();
  const address = (await first.getAttribute('href')) ?? '';
  await first.click();
  await page.waitForURL(address);
});

test('a question that was answered before is found, and unfolds where its link leads', async ({ visit }) => {
  const page = await visit();
  await page.goto('/search?q=melt+ends');
  await hydrated(page);
  const questions = page.getByRole('region', { name: t('screens.faq'), exact: true });
  const link = questions.getByRole('link').first();
  const address = (await link.getAttribute('href')) ?? '';
  expect(address).toMatch(/^\/faq\/[\w-]+#[\w-]+$/);
  await link.click();
  await page.waitForURL(address);
  const answer = page.locator(`#${address.split('#')[1]}`);
  await answer.getByRole('paragraph').first().waitFor();
  // An address that is opened anew unfolds as well, by the browser itself.
  await page.reload();
  await answer.getByRole('paragraph').first().waitFor();
});

test.for(['en', 'de-DE', 'pl-PL'] as const)(
  '%s: every static page is found, and so are questions',
  async (locale, { shopUrl, askShop }) => {
    const found = await askIndex(shopUrl, `pages_${markets[locale].code}`);
    expect(found).toEqual(expect.arrayContaining(staticPageIds.map((id) => staticPageSlug(id, locale))));
    const prefix = prefixOf(markets[locale], 'prefix_except_default');
    const query = textIn(locale, 'pages.returns');
    const { text } = await askShop(`${prefix}/search?q=${encodeURIComponent(query)}`);
    expect(htmlProblems(text)).toEqual([]);
    for (const heading of ['search.pages', 'screens.faq'])
      expect(text).toMatch(new RegExp(`<h2 [^>]*>${textIn(locale, heading)}</h2>`));
    expect(text).toContain(`href="${prefix}${staticPagePath('returns', locale)}"`);
    expect(text).toMatch(new RegExp(`href="${prefix}/faq/[\\w-]+#[\\w-]+"`));
  },
);

test('a slip of the finger is answered with a question that leads on', async ({ visit }) => {
  const page = await visit();
  await page.goto('/search?q=paracrod');
  await page.getByRole('main').getByRole('link', { name: 'paracord', exact: true }).click();
  await page.waitForURL('/search?q=paracord');
  await page.getByText(t('search.didYouMean')).waitFor({ state: 'hidden' });

  // One word too many: it is left out, and named.
  const query = 'black unicornhorn paracord';
  await page.goto(`/search?q=${encodeURIComponent(query)}`);
  const main = page.getByRole('main');
  await main.getByText(t('search.leftOut', { query, word: 'unicornhorn' })).waitFor();
  await main.getByRole('article').filter({ hasText: 'Black' }).first().waitFor();
});

test.for(['de-DE', 'pl-PL', 'sv-SE'] as const)(
  '%s: whoever finds nothing gets advice, other searches, departments and somebody to ask',
  async (locale, { visit }) => {
    const own = (key: string, values?: Record<string, string>) => textIn(locale, key, values);
    const page = await visit({ language: locale });
    const prefix = `/${locale.slice(0, 2)}`;
    await page.goto(`${prefix}/search?q=xqzzyx`);
    await hydrated(page);
    const main = page.getByRole('main');
    await main.getByText(own('search.tipSpelling')).waitFor();
    for (const group of ['search.popular', 'search.popularCategories'])
      expect(
        await main
          .getByRole('region', { name: own(group) })
          .getByRole('link')
          .count(),
      ).toBeGreaterThan(2);
    const contact = main.getByRole('link', { name: own('pages.contact') });
    expect(await contact.getAttribute('href')).toBe(prefix + staticPagePath('contact', locale));
    await expectTranslated(page, locale);
    await expectNoSidewaysScroll(page);
    await main
      .getByRole('region', { name: own('search.popular') })
      .getByRole('link')
      .first()
      .click();
    await main.getByRole('article').first().waitFor();
  },
);

test('an empty search asks back, and offers what was searched on this device', async ({ visit }) => {
  const page = await visit();
  await page.goto('/search?q=scissors');
  await page.waitForFunction(() => JSON.stringify({ ...localStorage }).includes('scissors'));
  await page.goto('/search?q=%20');
  const recent = page.getByRole('main').getByRole('region', { name: t('search.recent') });
  await recent.getByRole('link', { name: 'scissors' }).waitFor();
  expect((await readHead(page)).mainHeadings).toEqual([t('search.start')]);
  await recent.getByRole('button', { name: t('search.removeRecent', { query: 'scissors' }) }).click();
  await recent.waitFor({ state: 'hidden' });
});

test('a search of thousands of letters is cut, and says so', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto(`/search?q=${'xqzzyx '.repeat(500)}`);
  await page.getByText(t('search.tooLong', { n: 200 })).waitFor();
  await expectNoSidewaysScroll(page);
});

test.for(['/search?q=rope&page=0', '/search?q=rope&page=99999'])(
  '%s is no page',
  async (path, { askShop }) => {
    expect((await askShop(path)).status).toBe(404);
  },
);

test('words that look like markup, filters or code are only words', async ({ visit }) => {
  const page = await visit();
  for (const query of [
    '<script>alert(1)</script>',
    '"><img src=x>',
    "'; drop table",
    '{product}',
    '%',
    '\\',
  ]) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    expect((await readHead(page)).mainHeadings).toEqual([`Results for “${query}”`]);
  }
});

/** The addresses of everything that an index holds. */
async function askIndex(shopUrl: string, index: string): Promise<string[]> {
  const answer = await fetch(new URL(`/1/indexes/${index}/query`, shopUrl), {
    method: 'POST',
    headers: { 'x-algolia-application-id': 'BOWLINE', 'x-algolia-api-key': 'bowline-search' },
    body: JSON.stringify({ query: '', hitsPerPage: 100, attributesToRetrieve: ['url_key'] }),
  });
  const { hits } = (await answer.json()) as { hits: { url_key: string }[] };
  return hits.map(({ url_key }) => url_key);
}
