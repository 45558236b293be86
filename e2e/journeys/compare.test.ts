import { expectNoBarriers } from '../expectations/barriers.ts';
import { expectTranslated } from '../expectations/translated.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { expect, test } from '../journey.ts';
import { signedIn } from '../shopping/customer.ts';
import { freshEmail } from '../shopping/letters.ts';
import { Shopper } from '../shopping/shopper.ts';

const cord = 'p550-black-5m';
const knife = 'tool-hot-knife';

for (const [locale, javaScriptEnabled] of [
  ['de-DE', true],
  ['en', false],
] as const) {
  test(`products are compared, taken along at sign-in, bought and removed (${locale}, scripts: ${javaScriptEnabled})`, async ({
    visit,
    askShop,
    shopUrl,
  }) => {
    const page = await visit({ language: locale, javaScriptEnabled });
    const shopper = new Shopper(page, locale);
    const told = (news: string) => page.getByText(shopper.text(`compare.news.${news}`)).waitFor();
    const columns = page.getByRole('columnheader');
    await page.goto(`${shopper.home}/compare`);
    await page.getByText(shopper.text('compare.empty')).waitFor();

    for (const sku of [cord, knife]) {
      await page.goto(await shopper.productPath(askShop, sku));
      // Its own button stands before those of the tiles below it.
      const compare = new RegExp(`^${shopper.text('compare.add')}: `);
      await page.getByRole('button', { name: compare }).first().click();
      await told('added');
    }
    await expect.poll(() => columns.count()).toBe(2);
    if (javaScriptEnabled) {
      await page.setViewportSize({ width: 390, height: 800 });
      await expectNoSidewaysScroll(page);
      await expectNoBarriers(page, 'comparing');
      await expectTranslated(page, locale);
    }

    await signedIn(page, shopUrl, freshEmail('compares'));
    await page.goto(`${shopper.home}/compare`);
    await expect.poll(() => columns.count()).toBe(2);
    const cookies = await page.context().cookies();
    expect(cookies.find(({ name }) => name === 'vsf-compare')).toBeUndefined();

    // What has choices leads to its page, anything else goes into the cart.
    await columns
      .first()
      .getByRole('link', { name: new RegExp(`^${shopper.text('wishlists.choose')}: `) })
      .waitFor();
    await page.getByRole('button', { name: new RegExp(`^${shopper.text('product.addToCart')}: `) }).click();
    await page.waitForURL(/\/checkout\/cart/);
    await page.goto(`${shopper.home}/compare`);
    await page
      .getByRole('button', { name: new RegExp(`^${shopper.text('cart.remove')}: `) })
      .first()
      .click();
    await told('removed');
    await expect.poll(() => columns.count()).toBe(1);
    await shopper.button('compare.clear').click();
    await told('cleared');
    await page.getByText(shopper.text('compare.empty')).waitFor();
  });
}

test('a tile puts its product beside others, and the header counts them', async ({ visit }) => {
  const page = await visit();
  const shopper = new Shopper(page, 'en');
  await page.goto('/paracord');
  const tile = page.getByRole('main').getByRole('article').first();
  const name = (await tile.getByRole('heading').textContent())?.split(' ')[0] ?? '';
  await tile.hover();
  await tile.getByRole('button', { name: new RegExp(`^${shopper.text('compare.add')}: `) }).click();
  await page.getByText(shopper.text('compare.news.added')).waitFor();
  await page.getByRole('columnheader', { name }).waitFor();
  await page
    .getByRole('banner')
    .getByRole('link', { name: shopper.text('compare.title') })
    .waitFor();
});
