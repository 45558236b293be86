import { allMarkets, categoryPath, type Market } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { expectMoneyOf } from '../expectations/money-shown.ts';
import { expectIndexableHead } from '../expectations/page-head.ts';
import { expectTranslated } from '../expectations/translated.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';

/** What holds for every page of a locale, looked at on the narrowest phone, where words have the least room. */
async function expectPageOf(page: Page, market: Market): Promise<void> {
  const path = new URL(page.url()).pathname.slice(market.prefix.length) || '/';
  await expectIndexableHead(page, market, path);
  await expectMoneyOf(page, market.name);
  await expectTranslated(page, market.name);
  await expectNoSidewaysScroll(page);
}

test.for(allMarkets)(
  '$name: a visitor goes from the home page by a category to a product',
  async (market, { visit }) => {
    const page = await visit({ language: market.name, viewport: { width: 320, height: 700 } });
    const t = (key: string) => textIn(market.name, key);

    await page.goto(market.prefix || '/');
    await expectPageOf(page, market);

    const departments = page.getByRole('region', { name: t('home.departments'), exact: true });
    const path = market.prefix + categoryPath('mainCord', market.name);
    await departments
      .getByRole('link')
      .and(page.locator(`[href="${path}"]`))
      .click();
    await page.waitForURL(path);
    const tiles = page.getByRole('main').getByRole('article');
    await expect.poll(() => tiles.count()).toBe(48);
    await expectPageOf(page, market);

    const tile = tiles.first().getByRole('link');
    const address = (await tile.getAttribute('href')) ?? '';
    await tile.click();
    await page.waitForURL(address);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expectPageOf(page, market);
    await expect
      .poll(() => page.getByText(t(market.pricesIncludeVat ? 'price.inclVat' : 'price.exclVat')).count())
      .toBeGreaterThan(0);
  },
);
