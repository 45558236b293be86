import {
  allMarkets,
  formatNumber,
  type LocaleName,
  markets,
  prefixOf,
  type StaticPageId,
  staticPageIds,
  staticPagePath,
} from '@bowline/markets';
import { barriersOf } from '../expectations/barriers.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { mainHeadings } from '../shop/page-text.ts';

const pathOf = (page: StaticPageId, locale: LocaleName) =>
  prefixOf(markets[locale], 'prefix_except_default') + staticPagePath(page, locale);

const withoutScripts = (html: string) => html.replace(/<script\b.*?<\/script>/gs, '');

test.for(allMarkets.map(({ name }) => name))(
  '%s: every static page has a text of its own, its neighbours in other languages, and no placeholder left',
  async (locale, { askShop }) => {
    const headings = new Set<string>();
    for (const page of staticPageIds) {
      const path = pathOf(page, locale);
      const { status, text } = await askShop(path);
      expect([path, status]).toEqual([path, 200]);
      const markup = withoutScripts(text);
      expect([path, markup.match(/hrefLang="/gi)?.length]).toEqual([path, allMarkets.length + 1]);
      expect([path, markup.match(/<main.*<\/main>/s)?.[0].match(/\{[a-zA-Z]+\}/)]).toEqual([path, null]);
      expect([path, markup.includes(textIn(locale, 'frame.inPreparation'))]).toEqual([path, false]);
      headings.add(/<h1[^>]*>(.*?)<\/h1>/s.exec(markup)?.[1] ?? '');
    }
    expect(headings.size).toBe(staticPageIds.length);
  },
);

test.for([
  { page: 'shippingRates', locale: 'de-DE' },
  { page: 'paymentMethods', locale: 'en' },
  { page: 'soldOut', locale: 'nl-NL' },
  { page: 'terms', locale: 'de-DE' },
] as const)('$page ($locale) is accessible and fits a telephone', async ({ page: id, locale }, { visit }) => {
  const page = await visit({ language: locale, viewport: { width: 320, height: 700 } });
  await page.goto(pathOf(id, locale));
  await hydrated(page);
  await expectNoSidewaysScroll(page);
  expect(await barriersOf(page)).toEqual([]);
});

test('prices with or without VAT: the choice holds on tiles, in the price filter and on product pages, without scripts too', async ({
  visit,
}) => {
  const page = await visit({ javaScriptEnabled: false });
  const t = (key: string) => textIn('en', key);
  const priceOf = async (display: 'incl' | 'excl') => {
    await page.goto(pathOf('withOrWithoutVat', 'en'));
    await page.getByRole('radio', { name: t(`content.vat.${display}`) }).check();
    await page.getByRole('button', { name: t('content.vat.submit') }).click();
    expect(await page.getByRole('radio', { name: t(`content.vat.${display}`) }).isChecked()).toBe(true);
    await page.goto('/paracord');
    const tile = page.getByRole('main').getByRole('article').first();
    const shownIn = async () => /€(\d+\.\d\d)/.exec((await tile.textContent()) ?? '')?.[1];
    const shown = await shownIn();
    await page.goto(`/paracord?price_from=${shown}&price_to=${shown}`);
    expect(await shownIn()).toBe(shown);
    await tile.getByRole('link').click();
    await page
      .getByText(t(`price.${display}Vat`))
      .first()
      .waitFor();
    return Number(shown);
  };
  const withVat = await priceOf('incl');
  const withoutVat = await priceOf('excl');
  expect(withoutVat).toBeCloseTo(withVat / 1.21, 1);
  expect(withoutVat).toBeLessThan(withVat);
});

test('rates, methods and claims are those of the shop itself', async ({ askShop }) => {
  const rates = await askShop(pathOf('shippingRates', 'nl-NL'));
  expect(rates.text).toContain('PostNL');
  const methods = await askShop(pathOf('paymentMethods', 'nl-NL'));
  expect(methods.text).toContain(textIn('nl-NL', 'content.payment.methods.ideal'));
  const claims = await askShop(pathOf('about', 'nl-NL'));
  expect(claims.text).toContain(formatNumber(250_000, markets['nl-NL']));
});

test('the contact page tells whether somebody is there now', async ({ visit }) => {
  const page = await visit({ language: 'de-DE' });
  await page.clock.setFixedTime(new Date('2026-11-16T09:00:00Z'));
  await page.goto(pathOf('contact', 'de-DE'));
  await hydrated(page, 'footer');
  await page
    .getByText(textIn('de-DE', 'content.hours.openNow', { time: '16:00' }))
    .first()
    .waitFor();
  await page.clock.setFixedTime(new Date('2026-12-25T09:00:00Z'));
  await page.reload();
  await hydrated(page, 'footer');
  await page
    .getByText(
      textIn('de-DE', 'content.hours.opensOn', {
        day: textIn('de-DE', 'content.hours.days.monday'),
        time: '09:00',
      }),
    )
    .first()
    .waitFor();
});

test('the home page shows what editors arranged', async ({ visit }) => {
  const page = await visit({ language: 'pl-PL' });
  await page.goto('/pl');
  await hydrated(page);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.getByRole('main').locator('blockquote').count()).toBeGreaterThanOrEqual(3);
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThanOrEqual(8);
  expect(await page.locator('main script[type="application/ld+json"]').textContent()).toContain(
    'SearchAction',
  );
  await page.getByRole('contentinfo').getByText(textIn('pl-PL', 'content.sisterShops')).waitFor();
});

test('a page by its slug in the light layout, and none that does not exist', async ({ askShop }) => {
  const found = await askShop('/page?slug=returns', { language: 'en' });
  expect(found.status).toBe(200);
  expect(found.text).toContain('noindex');
  expect(mainHeadings(found.text)).toEqual([textIn('en', 'pages.returns')]);
  expect((await askShop('/page?slug=nothing-here', { language: 'en' })).status).toBe(404);
  const ofCommerce = await askShop('/page?slug=/which-cord-for-what', { language: 'en' });
  expect([ofCommerce.status, ofCommerce.text.includes('role="search"')]).toEqual([200, false]);
  const dutch = await askShop('/nl/page?slug=returns');
  expect([dutch.status, dutch.location]).toEqual([
    301,
    `/nl/page?slug=${staticPagePath('returns', 'nl-NL').slice(1)}`,
  ]);
});

test.for(['en', 'de-DE', 'pl-PL'] as const)(
  '%s: without a slug the pages are there to choose from',
  async (locale, { askShop }) => {
    const prefix = markets[locale].prefix;
    const { status, text } = await askShop(`${prefix}/page`);
    expect(status).toBe(200);
    expect(text).not.toContain(textIn(locale, 'frame.inPreparation'));
    for (const page of staticPageIds) expect(text).toContain(`href="${pathOf(page, locale)}"`);
  },
);
