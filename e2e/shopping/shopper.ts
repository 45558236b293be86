import { type LocaleName, marketByLocale } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { type AskShop, expect } from '../journey.ts';
import { textIn } from '../messages.ts';

export interface Address {
  readonly country: string;
  readonly street: string;
  readonly houseNumber?: string;
  readonly postcode: string;
  readonly city: string;
  readonly region?: string;
}

const fields = { firstname: 'Ada', lastname: 'Jansen', phone: '+31 6 1234 5678' };

/** Somebody who buys, in one language, through what the page shows. Works with and without scripts. */
export class Shopper {
  readonly page: Page;
  readonly locale: LocaleName;
  /** Before every path: the prefix of the locale, or an origin of its own. */
  readonly home: string;

  constructor(page: Page, locale: LocaleName, home = marketByLocale(locale)?.prefix ?? '') {
    this.page = page;
    this.locale = locale;
    this.home = home;
  }

  text(key: string, values: Readonly<Record<string, string>> = {}): string {
    return textIn(this.locale, key, values);
  }

  button(key: string) {
    return this.page.getByRole('button', { name: this.text(key), exact: true });
  }

  /** Finds the product in the language of the shop and puts some of it into the cart; ends on the cart page. */
  async putInCart(askShop: AskShop, sku: string, quantity = 1): Promise<void> {
    await this.page.goto(await this.productPath(askShop, sku));
    await this.page.getByLabel(this.text('product.quantity'), { exact: true }).fill(String(quantity));
    await this.button('product.addToCart').click();
    await this.openCart();
  }

  /** The drawer leads there with scripts, the form itself without. */
  async openCart(): Promise<void> {
    const cartUrl = /\/checkout\/cart/;
    const drawerLink = this.page.getByRole('link', { name: this.text('cart.toCart') });
    await Promise.race([this.page.waitForURL(cartUrl), drawerLink.waitFor()]);
    if (!cartUrl.test(this.page.url())) await drawerLink.click();
    await this.page.getByRole('heading', { level: 1, name: this.text('screens.cart') }).waitFor();
  }

  /** On the cart page; what is refused is told beside the field. */
  async enterCode(kind: 'coupon' | 'gift-card', code: string): Promise<void> {
    const field = this.page.locator(`#${kind}-code`);
    if (!(await field.isVisible())) await this.page.locator(`details:has(#${kind}-code) summary`).click();
    await field.fill(code);
    await this.page.locator(`form:has(#${kind}-code) button`).click();
  }

  async startCheckout(
    email = 'ada@example.com',
    company?: { name: string; vatNumber: string },
  ): Promise<void> {
    await this.page.getByRole('link', { name: this.text('cart.toCheckout') }).click();
    await this.page.locator('#customer-email').fill(email);
    if (company) {
      await this.page.getByRole('checkbox', { name: this.text('checkout.fields.isBusiness') }).check();
      await this.page.getByLabel(this.text('checkout.fields.company')).fill(company.name);
      await this.page.getByLabel(this.text('checkout.fields.vatNumber')).fill(company.vatNumber);
    }
    await this.button('checkout.continue').click();
    await this.page.waitForURL(/\/checkout\/(shipping|billing)/);
  }

  async fillAddress(section: 'shipping' | 'billing' | 'address', address: Address): Promise<void> {
    const { country, region, ...typed } = address;
    await this.page.locator(`#${section}-country`).selectOption(country);
    for (const [field, value] of Object.entries({ ...fields, ...typed }))
      await this.page.locator(`#${section}-${field}`).fill(value);
    if (region) await this.page.locator(`#${section}-region`).selectOption(region);
  }

  /** Shipping address, the first way to get there whose name has these words, and the bill to the same place. */
  async shipTo(address: Address, way: string | RegExp): Promise<void> {
    await this.fillAddress('shipping', address);
    await this.page.getByRole('radio', { name: way }).first().check();
    await this.button('checkout.continue').click();
    await this.page.waitForURL(/\/checkout\/payment/);
  }

  /** To the second of the places near the address where parcels are handed out; without scripts they are asked for next. */
  async shipToPoint(address: Address, way: string | RegExp, { withScripts = true } = {}): Promise<void> {
    if (withScripts) await hydrated(this.page);
    await this.fillAddress('shipping', address);
    const sums = this.page.locator('dl.numbers').last();
    const before = await sums.textContent();
    await this.page.getByRole('radio', { name: way }).first().check();
    // The sums follow the choice at once, or with the next page.
    if (withScripts) await expect.poll(() => sums.textContent()).not.toBe(before);
    else await this.button('checkout.continue').click();
    const places = this.page.getByRole('group', { name: this.text('checkout.points.choose') });
    await places.getByRole('radio').nth(1).check();
    await this.button('checkout.continue').click();
    await this.page.waitForURL(/\/checkout\/payment/);
  }

  async agreeToTerms(): Promise<void> {
    await this.page.locator('#payment-terms').check();
  }

  /** When gift cards pay for all of it. */
  async orderForNothing(): Promise<void> {
    await this.agreeToTerms();
    await this.button('checkout.placeOrder').click();
  }

  /** Orders, and decides on the page of the test provider what becomes of the payment. */
  async pay(method: string | RegExp, outcome: 'paid' | 'failed'): Promise<void> {
    await this.page.getByRole('radio', { name: method }).check();
    await this.agreeToTerms();
    await this.page.locator('main form button[type=submit]').click();
    await this.decide(outcome);
  }

  async decide(outcome: 'paid' | 'failed'): Promise<void> {
    await this.page.waitForURL(/\/payments\/test\//);
    await this.page.locator(`button[value=${outcome}]`).click();
    await this.page.waitForURL(/\/checkout\/success\?/);
  }

  heading(key: string) {
    return this.page.getByRole('heading', { level: 1, name: this.text(key) });
  }

  async orderNumber(): Promise<string> {
    const line = await this.page.getByText(
      new RegExp(`^${this.text('orders.number', { number: '(\\d+)' })}$`),
    );
    return /\d+/.exec((await line.textContent()) ?? '')?.[0] ?? '';
  }

  /** Where the product stands in the language of the shop. */
  async productPath(askShop: AskShop, sku: string): Promise<string> {
    const query = `{ product_url_keys(sku: ${JSON.stringify(sku)}) { locale url_key } }`;
    const { text } = await askShop(`/graphql?query=${encodeURIComponent(query)}`);
    const { data } = JSON.parse(text) as {
      data: { product_url_keys: readonly { locale: string; url_key: string }[] };
    };
    const found = data.product_url_keys.find(({ locale }) => locale === this.locale);
    if (!found) throw new Error(`There is no product ${sku} in ${this.locale}`);
    return `${this.home}/${found.url_key}`;
  }
}
