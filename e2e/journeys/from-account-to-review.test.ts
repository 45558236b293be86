import type { Page } from 'playwright-core';
import { barriersOf } from '../expectations/barriers.ts';
import { expectValidMarkup } from '../expectations/valid-markup.ts';
import { expectNoSidewaysScroll } from '../expectations/viewport.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { addresses } from '../shopping/addresses.ts';
import { boughtOrder, merchantOf } from '../shopping/bought-order.ts';
import { Customer, goodPassword } from '../shopping/customer.ts';

const ownReviews = '/customer/account/reviews';
const attack = `</script><script>document.title = 'taken'</script><img src="x" onerror="document.title = 'taken'">`;

/** Through the merchant's door: approves what waits for this product, and answers it. */
async function approveReviewsOf(shopUrl: string, sku: string): Promise<void> {
  const { reviews } = await merchantOf(shopUrl);
  for (const { id } of (await reviews.list({ which: 'pending' })).filter((each) => each.sku === sku)) {
    await reviews.approve(id);
    await reviews.answer(id, 'Thank you!');
  }
}

/** A PNG. */
const onePixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

class Reviewer extends Customer {
  async choosePicture(content: string | Buffer): Promise<void> {
    const file = { name: 'knot.png', mimeType: 'image/png', buffer: Buffer.from(content) };
    await this.page.locator('#review-pictures').setInputFiles(file);
  }

  async told(key: string, values?: Readonly<Record<string, string>>): Promise<void> {
    await this.page.getByText(this.text(key, values), { exact: true }).first().waitFor();
  }

  /** From the page to register to a confirmed address; the first try is refused, and nothing typed is lost but the passwords. */
  async becomeCustomer(settled: () => Promise<void>): Promise<void> {
    const { page } = this;
    await page.goto(`${this.home}/customer`);
    await this.heading('screens.login').waitFor();
    const toRegister = { name: this.text('screens.register') };
    await page.getByRole('main').getByRole('link', toRegister).click();
    await this.heading('screens.register').waitFor();
    await settled();
    this.password = 'tooeasy';
    await this.register();
    await this.told('form.problems.passwordShort', { least: '8' });
    expect(await page.locator('#register-email').inputValue()).toBe(this.email);
    this.password = goodPassword;
    await this.register();
    await this.told('account.news.welcome');
    expect(new URL(page.url()).pathname).toBe(`${this.home}/customer`);
    await page.goto(await this.linkIn('customer-welcome'));
    await this.button('account.confirm.submit').click();
    await this.told('account.news.confirmed');
  }

  async token(): Promise<string> {
    const token = (await this.page.context().cookies()).find(({ name }) => name === 'vsf-customer');
    expect(token).toMatchObject({ httpOnly: true, sameSite: 'Lax', secure: false, path: '/' });
    return token?.value ?? '';
  }

  /** From the list of orders to the bytes of the invoice. */
  async fetchInvoice(number: string, shopUrl: string): Promise<string> {
    await this.page.goto(`${this.home}/customer/orders`);
    const toOrder = { name: this.text('orders.number', { number }) };
    await this.page.getByRole('link', toOrder).click();
    const words = this.text('orders.invoice.download', { number: '\\S+' });
    const href = await this.page.getByRole('link', { name: new RegExp(words) }).getAttribute('href');
    const answer = await fetch(new URL(href ?? '', shopUrl));
    return Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString();
  }

  /** On the page of an order, with an invoice that cannot be had at the moment. */
  async missInvoice(): Promise<void> {
    const words = this.text('orders.invoice.download', { number: '\\S+' });
    await this.page.route(/\/invoices\//, (route) => route.fulfill({ status: 503 }));
    await this.page.getByRole('link', { name: new RegExp(words) }).click();
    await this.told('orders.invoice.failed');
    await this.page.unroute(/\/invoices\//);
  }

  async write(summary: string, text: string): Promise<void> {
    await this.page.locator('#review-summary').fill(summary);
    await this.page.locator('#review-text').fill(text);
  }
}

async function expectNoBarriers(page: Page, widths: readonly number[] = [320, 1440]): Promise<void> {
  for (const width of widths) {
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

/** How somebody comes to an order: through the checkout, by a program, or as a guest whose orders wait for the account. */
const journeys = [
  { locale: 'de-DE', javaScriptEnabled: true, sku: 'p550-black', buys: 'in the browser' },
  { locale: 'pl-PL', javaScriptEnabled: false, sku: 'p550-white', buys: 'by a program' },
  { locale: 'en', javaScriptEnabled: true, sku: 'p550-black', buys: 'as a guest before' },
] as const;

for (const { locale, javaScriptEnabled, sku, buys } of journeys) {
  const how = `${locale}, scripts: ${javaScriptEnabled}, buys ${buys}`;

  test(`register, confirm, order, invoice, review, approved, visible with stars (${how})`, async ({
    visit,
    shopUrl,
    askShop,
  }) => {
    const provokes = [...refusedForm, /status(?: of)? 503/];
    const page = await visit({ javaScriptEnabled, language: locale, provokes });
    const shopper = new Reviewer(page, locale);
    const settled = async () => {
      if (javaScriptEnabled) await hydrated(page);
    };
    // Of nobody else: what a try that failed has left behind is another review of the same product.
    const summary = `Holds well, ${Date.now()}`;
    const path = await shopper.productPath(askShop, sku);
    const wish = { email: shopper.email, items: [{ sku: `${sku}-5m`, quantity: 10 }], locale };

    const asGuest = buys === 'as a guest before' ? await boughtOrder(shopUrl, wish) : undefined;
    await shopper.becomeCustomer(settled);
    const token = await shopper.token();
    if (buys === 'in the browser') {
      await shopper.putInCart(askShop, `${sku}-5m`, 10);
      await page.getByRole('link', { name: shopper.text('cart.toCheckout') }).click();
      await page.waitForURL(/\/checkout\/(customer|shipping)/);
      if (page.url().includes('customer')) await shopper.button('checkout.continue').click();
      await page.waitForURL(/\/checkout\/shipping/);
      await shopper.shipTo(addresses.DE, /DHL/);
      await shopper.pay('PayPal', 'paid');
    }
    const number =
      buys === 'in the browser'
        ? await shopper.orderNumber()
        : (asGuest ?? (await boughtOrder(shopUrl, { ...wish, customer: token }))).number;
    expect(await shopper.fetchInvoice(number, shopUrl)).toBe('%PDF-');
    if (buys === 'in the browser') await expectNoBarriers(page, [320]);
    if (buys === 'as a guest before') {
      await settled();
      await shopper.missInvoice();
    }

    // As a letter leads there: so many stars are filled in.
    await page.goto(`${shopper.home}${ownReviews}/write?sku=${sku}&stars=4`);
    await settled();
    await expect.poll(() => page.locator('input[value="4"]').isChecked()).toBe(true);
    await shopper.button('reviews.form.submit').click();
    await page.locator('[aria-invalid="true"]').first().waitFor();
    if (buys === 'in the browser') await expectNoBarriers(page, [320]);
    await shopper.write(summary, attack);
    await shopper.choosePicture('no picture at all');
    await shopper.button('reviews.form.submit').click();
    await page
      .locator('#review-pictures-error')
      .getByText(shopper.text('form.problems.notAPicture'))
      .waitFor();
    expect(await page.locator('#review-summary').inputValue()).toBe(summary);
    await shopper.choosePicture(Buffer.from(onePixel, 'base64'));
    await shopper.button('reviews.form.submit').click();
    await shopper.told('account.news.reviewSaved');
    await shopper.told('reviews.own.status.PENDING');
    await expectValidMarkup(page);
    await page.goto(path);
    expect(await page.getByText(summary).count()).toBe(0);

    await approveReviewsOf(shopUrl, sku);
    // A page that is kept is forgotten in a moment, not in the same.
    await expect.poll(async () => (await fetch(new URL(path, shopUrl))).text()).toContain(summary);
    const guest = await visit({ javaScriptEnabled, language: locale });
    await guest.goto(`${path}#reviews`);
    if (javaScriptEnabled) await hydrated(guest);
    const review = guest.getByRole('article').filter({ hasText: summary });
    await review.getByText(attack, { exact: true }).waitFor();
    await review.getByText(shopper.text('reviews.ofFive', { stars: '4' })).waitFor();
    await review.getByText(shopper.text('reviews.verified'), { exact: true }).waitFor();
    await review.getByText('Thank you!', { exact: true }).waitFor();
    const picture = review.getByRole('link', { name: shopper.text('reviews.picture', { number: '1' }) });
    const address = shopUrl + (await picture.getAttribute('href'));
    expect((await fetch(address)).headers.get('content-type')).toBe('image/webp');
    expect(await guest.title()).not.toBe('taken');
    const told = JSON.parse(await structuredData(guest)) as { '@graph'?: object[] };
    expect(JSON.stringify(told)).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4');
    if (buys === 'as a guest before') return;

    await review.getByRole('button', { name: shopper.text('reviews.helpful', { count: '0' }) }).click();
    await guest.getByText(shopper.text('reviews.news.voted'), { exact: true }).waitFor();
    await review.getByText(shopper.text('reviews.helpful', { count: '1' })).waitFor();
    // The list is drawn anew after every vote: who is quick presses what is just being replaced. Who presses twice votes again, so it
    // is done once more only when nothing has come of it.
    const unvoted = guest.getByText(shopper.text('reviews.news.unvoted'), { exact: true });
    await expect
      .poll(async () => {
        const takeBack = review.getByRole('button', { name: shopper.text('reviews.takeBack') });
        await takeBack.click({ timeout: 10_000 }).catch(() => undefined);
        await unvoted.waitFor({ timeout: 10_000 }).catch(() => undefined);
        return unvoted.count();
      })
      .toBe(1);
    await review.getByText(shopper.text('reviews.helpful', { count: '0' })).waitFor();
    const report = review.getByRole('button', { name: shopper.text('reviews.report.send') });
    await expect
      .poll(async () => {
        // The page that says what became of the vote may come only now, with everything folded.
        if (!(await report.isVisible()))
          await review.getByText(shopper.text('reviews.report.open'), { exact: true }).click();
        return report.isVisible();
      })
      .toBe(true);
    await report.click();
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
