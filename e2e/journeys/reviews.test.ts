import { type CommerceTables, createCommerce } from '@bowline/commerce';
import { silentLog } from '@bowline/database';
import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { expectValidMarkup } from '../expectations/valid-markup.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { signedIn } from '../shopping/customer.ts';
import { shopDatabase } from '../shopping/shop-database.ts';
import { Shopper } from '../shopping/shopper.ts';

const ownReviews = '/customer/account/reviews';
const attack = `</script><script>document.title = 'taken'</script><img src="x" onerror="document.title = 'taken'">`;

/** Through the merchant's door: approves what waits for this product, and answers it. */
async function approveReviewsOf(sku: string): Promise<void> {
  const database = await shopDatabase<CommerceTables>();
  const { admin, close } = createCommerce({ database, log: silentLog, baseUrl: 'http://shop.test' });
  for (const { id } of (await admin.reviews.list({ which: 'pending' })).filter((each) => each.sku === sku)) {
    await admin.reviews.approve(id);
    await admin.reviews.answer(id, 'Thank you!');
  }
  await close();
}

/** A PNG. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

class Reviewer extends Shopper {
  async choosePicture(content: string | Buffer): Promise<void> {
    const file = { name: 'knot.png', mimeType: 'image/png', buffer: Buffer.from(content) };
    await this.page.locator('#review-pictures').setInputFiles(file);
  }

  async told(key: string, values?: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByText(this.text(key, values), { exact: true }).first().waitFor();
  }

  async write(summary: string, text: string): Promise<void> {
    await this.page.locator('#review-summary').fill(summary);
    await this.page.locator('#review-text').fill(text);
  }
}

async function expectNoBarriers(page: Page): Promise<void> {
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
    expect(await barriersOf(page)).toEqual([]);
  }
}

/** What the page tells search engines of the product. */
async function structuredData(page: Page): Promise<string> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  return blocks.find((block) => block.includes('"Product"')) ?? '';
}

for (const [javaScriptEnabled, locale, sku] of [
  [true, 'en', 'p550-black'],
  [false, 'de-DE', 'p550-white'],
] as const) {
  const how = javaScriptEnabled ? 'with scripts' : 'without scripts';

  test(`a review is written, approved, shown as text, voted for, changed and withdrawn (${how})`, async ({
    visit,
    shopUrl,
    askShop,
  }) => {
    const page = await visit({ javaScriptEnabled, language: locale, provokes: refusedForm });
    const shopper = new Reviewer(page, locale);
    const settled = () => (javaScriptEnabled ? hydrated(page) : undefined);
    const path = await shopper.productPath(askShop, sku);
    await signedIn(page, shopUrl, `reviewer-${javaScriptEnabled}@reviews.example`);

    // As a letter leads there: so many stars are filled in.
    await page.goto(`${shopper.home}${ownReviews}/write?sku=${sku}&stars=4`);
    await settled();
    await expect.poll(() => page.locator('input[value="4"]').isChecked()).toBe(true);
    await shopper.button('reviews.form.submit').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    if (javaScriptEnabled) await expectNoBarriers(page);
    await shopper.write('Holds well', attack);
    await shopper.choosePicture('no picture at all');
    await shopper.button('reviews.form.submit').click();
    await page
      .locator('#review-pictures-error')
      .getByText(shopper.text('form.problems.notAPicture'))
      .waitFor();
    expect(await page.locator('#review-summary').inputValue()).toBe('Holds well');
    await shopper.choosePicture(Buffer.from(onePixel, 'base64'));
    await shopper.button('reviews.form.submit').click();
    await shopper.told('account.news.reviewSaved');
    await shopper.told('reviews.own.status.PENDING');
    await expectValidMarkup(page);
    await page.goto(path);
    expect(await page.getByText('Holds well').count()).toBe(0);

    await approveReviewsOf(sku);
    const guest = await visit({ javaScriptEnabled, language: locale });
    await guest.goto(`${path}#reviews`);
    if (javaScriptEnabled) await hydrated(guest);
    const review = guest.getByRole('article').filter({ hasText: 'Holds well' });
    await review.getByText(attack, { exact: true }).waitFor();
    await review.getByText(shopper.text('reviews.ofFive', { stars: '4' })).waitFor();
    await review.getByText('Thank you!', { exact: true }).waitFor();
    const picture = review.getByRole('link', { name: shopper.text('reviews.picture', { number: '1' }) });
    const address = shopUrl + (await picture.getAttribute('href'));
    expect((await fetch(address)).headers.get('content-type')).toBe('image/webp');
    expect(await guest.title()).not.toBe('taken');
    const told = JSON.parse(await structuredData(guest)) as { '@graph'?: object[] };
    expect(JSON.stringify(told)).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4');
    await review.getByRole('button', { name: shopper.text('reviews.helpful', { count: '0' }) }).click();
    await guest.getByText(shopper.text('reviews.news.voted'), { exact: true }).waitFor();
    await review.getByText(shopper.text('reviews.helpful', { count: '1' })).waitFor();
    await review.getByRole('button', { name: shopper.text('reviews.takeBack') }).click();
    await guest.getByText(shopper.text('reviews.news.unvoted'), { exact: true }).waitFor();
    await review.getByText(shopper.text('reviews.helpful', { count: '0' })).waitFor();
    await review.getByText(shopper.text('reviews.report.open'), { exact: true }).click();
    await review.getByRole('button', { name: shopper.text('reviews.report.send') }).click();
    await guest.getByText(shopper.text('reviews.news.reported'), { exact: true }).waitFor();
    await expectValidMarkup(guest);
    if (javaScriptEnabled) await expectNoBarriers(guest);

    await page.goto(shopper.home + ownReviews);
    await settled();
    await shopper.told('reviews.own.status.APPROVED');
    await page.getByRole('link', { name: shopper.text('reviews.own.change'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: shopper.text('reviews.form.changeTitle') }).waitFor();
    await page.locator('label:has(input[value="2"])').click();
    await shopper.button('account.save').click();
    await shopper.told('reviews.own.status.PENDING');
    expect((await fetch(address)).status).toBe(404);
    if (javaScriptEnabled) await expectNoBarriers(page);
    await page.getByText(shopper.text('reviews.own.withdraw'), { exact: true }).click();
    await shopper.button('reviews.own.withdrawYes').click();
    await shopper.told('account.news.reviewWithdrawn');
    await shopper.told('reviews.own.empty');
  });
}
