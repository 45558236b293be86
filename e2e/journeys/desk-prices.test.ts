import { aCatalogue, aProduct, sampleCatalogue } from '@bowline/commerce/testing';
import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { ask } from '../shop/ask.ts';
import { daysAhead, startTestShop } from '../shop/shop-process.ts';
import { startTestShopWith } from '../shop/small-shop.ts';
import { atDesk } from '../shopping/desk.ts';
import { Shopper } from '../shopping/shopper.ts';

const press = (page: Page, button: string) => page.getByRole('button', { name: button, exact: true }).click();

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`/bowline-admin/${path}`);
  await hydrated(page, 'main form');
}

/** As the shop's calendar has it. */
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Amsterdam' }).format(Date.now() + days * 86_400_000);

test('a weekend sale is planned with the lawful price beside it, is there on its first day and gone after its last', async ({
  visit,
}) => {
  const { url: baseURL, folder } = await startTestShopWith(sampleCatalogue);
  const page = await visit({ baseURL });
  await atDesk(page, baseURL, 'catalogue', folder);
  await open(page, 'products/KNIFE/prices');
  await page.getByLabel('Per cent off').first().fill('60');
  await page.getByLabel('First day').fill(dayIn(1));
  await page.getByLabel('Last day').fill(dayIn(2));
  await press(page, 'Preview');
  const preview = page.getByRole('row').filter({ has: page.getByRole('checkbox') });
  await preview.waitFor();
  expect(await preview.getByRole('cell').allInnerTexts()).toEqual(['KNIFE', '€25.00', '€10.00', '€25.00']);
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await press(page, 'Plan reduction');
  await page.getByRole('cell').getByText('planned', { exact: true }).waitFor();

  const basket = await visit({ baseURL, javaScriptEnabled: false });
  const shopper = new Shopper(basket, 'en');
  /** Which of both prices stand on the product's page, in a listing and in the cart. */
  const shown = async (url: string) => {
    const found: string[] = [];
    for (const path of ['/knife', '/tools', '/checkout/cart']) {
      await basket.goto(url + path);
      const text = (await basket.getByRole('main').textContent()) ?? '';
      found.push([regular, reduced].filter((price) => text.includes(price)).join(' '));
    }
    return found;
  };
  await basket.goto('/knife');
  await shopper.button('product.addToCart').click();
  await shopper.openCart();
  expect(await shown(baseURL)).toEqual([regular, regular, regular]);
  for (const days of [1, 2, 3]) {
    const { url, stop } = await startTestShop({ DATA_FOLDER: folder, DEMO: 'off', ...daysAhead(days) });
    const isOn = days < 3;
    expect([days, ...(await shown(url))]).toEqual([
      days,
      ...(isOn ? [`${regular} ${reduced}`, `${regular} ${reduced}`, reduced] : [regular, regular, regular]),
    ]);
    await stop();
  }
});

/** Of the knife in the Netherlands, with VAT. */
const regular = '€30.25';
const reduced = '€12.10';

const many = 20_000;
const skuOf = (index: number) => `P-${String(index).padStart(5, '0')}`;

const unknown = 'There is no such product.';
const noAmount = 'Please enter amounts such as 12.50.';
const notLower = 'A reduced price has to be below the price.';

/** Rows of a list by their index, each wrong in its own way; and the cell of the report that says so. */
const wrongRows: Readonly<Record<number, readonly [row: string, told: string]>> = {
  17: ['NOBODY,12.50,,', `sku\tNOBODY\t${unknown}`],
  100: [`${skuOf(100)},12.505,,`, `price\t12.505\t${noAmount}`],
  999: [`${skuOf(999)},-1,,`, `price\t-1\t${noAmount}`],
  1500: [`${skuOf(1_500)},abc,,`, `price\tabc\t${noAmount}`],
  4000: [`${skuOf(3)},12.50,,`, '\t\tAn earlier row is about the same thing.'],
  7777: [',12.50,,', `sku\t\t${unknown}`],
  9000: [`${skuOf(9_000)},12.50,13.00,2026-11-07`, `reduced_price\t13.00\t${notLower}`],
  12000: [`${skuOf(12_000)},12.50,9.00,tomorrow`, 'reduced_from\ttomorrow\tPlease enter a day.'],
  15000: [`${skuOf(15_000)},12.50,x,`, `reduced_price\tx\t${noAmount}`],
  18000: [`${skuOf(18_000)},99999999999,,`, `price\t99999999999\t${noAmount}`],
  19000: [`${skuOf(19_000)},12.50,12.50,`, `reduced_price\t12.50\t${notLower}`],
  19999: ['ALSO-NOBODY,1,,', `sku\tALSO-NOBODY\t${unknown}`],
};
/** The first row of a file names the columns. */
const report = Object.entries(wrongRows).map(([index, [, told]]) => `${Number(index) + 2}\t${told}`);

test('of 20,000 prices 12 wrong ones are told by row and column, first on trial; the others hold in the shop', async ({
  visit,
}) => {
  const products = Array.from({ length: many }, (_, index) => aProduct(skuOf(index)));
  // Nobody searches here: an index of so many takes longer than all the rest.
  const { url: baseURL, folder } = await startTestShopWith(aCatalogue({ products }), {
    ROLES: 'storefront,commerce,worker,content',
  });
  const page = await visit({ baseURL });
  await atDesk(page, baseURL, 'catalogue', folder);
  await open(page, 'sheets');
  await page.getByLabel('What it holds').first().selectOption('prices');
  const rows = Array.from({ length: many }, (_, index) => wrongRows[index]?.[0] ?? `${skuOf(index)},12.50,,`);
  const buffer = Buffer.from(`sku,price,reduced_price,reduced_from\r\n${rows.join('\r\n')}\r\n`);
  await page.getByLabel('File').setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer });
  await press(page, 'Try it first');
  await page.getByText('20,000 of 20,000 rows read, 12 refused. 19,988 would change').waitFor();
  expect((await page.getByRole('row').allInnerTexts()).slice(1)).toEqual(report);
  expect(await barriersOf(page, { part: 'page' })).toEqual([]);
  await press(page, 'Import in earnest');
  await page.getByText('20,000 of 20,000 rows read, 12 refused. 19,988 changed.').waitFor();
  expect((await page.getByRole('row').allInnerTexts()).slice(1)).toEqual(report);
  const isAt = async (path: string, price: string) => (await ask(baseURL, path)).text.includes(price);
  expect(await isAt('/p-00005', '€15.13')).toBe(true);
  expect(await isAt('/p-09000', '€12.10')).toBe(true);
});
