import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { hydrated, screen } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { refusedForm } from '../page-faults.ts';
import { freshEmail } from '../shopping/letters.ts';
import { Shopper } from '../shopping/shopper.ts';

const scripts = /\/assets\/.*\.js$/;

/** Keeps scripts from coming until they may. */
async function holdBack(page: Page, script: RegExp) {
  const wanted = Promise.withResolvers<void>();
  const coming = Promise.withResolvers<void>();
  await page.route(script, async (route) => {
    wanted.resolve();
    await coming.promise;
    await route.continue();
  });
  return { isWanted: wanted.promise, letCome: coming.resolve };
}

/** Opens a page whose scripts come only once somebody has done something on it. */
async function actEarly(page: Page, path: string, act: () => Promise<unknown>): Promise<void> {
  const { letCome } = await holdBack(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  await act();
  letCome();
  await hydrated(page);
  await page.unroute(scripts);
}

test('what was typed and chosen before the scripts were there is heard when they come', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'en-US' });
  const shopper = new Shopper(page, 'en-US');
  const { home } = shopper;
  await actEarly(page, `${home}/paracord`, () => page.getByRole('checkbox', { name: /^Red/ }).check());
  await page.waitForURL(/\?color=red$/);
  await page.getByRole('checkbox', { name: /^Red/, checked: true }).waitFor();

  const quantity = page.getByLabel(shopper.text('product.quantity'), { exact: true });
  await actEarly(page, await shopper.productPath(askShop, 'p550-black-5m'), () => quantity.fill('20'));
  await page.getByText(shopper.text('product.total', { price: '$' })).waitFor();
  await shopper.button('product.addToCart').click();
  await shopper.openCart();

  const field = page.getByRole('spinbutton');
  await actEarly(page, `${home}/checkout/cart`, () => field.fill('30'));
  expect(await field.inputValue()).toBe('30');
  const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await field.press('Enter');
  await answered;
  await page.reload();
  expect(await field.inputValue()).toBe('30');

  await shopper.startCheckout();
  const country = page.locator('#shipping-country');
  const region = page.locator('#shipping-region');
  await actEarly(page, `${home}/checkout/shipping`, () => country.selectOption('NL'));
  await region.waitFor({ state: 'detached' });
  await actEarly(page, `${home}/checkout/shipping`, () => country.selectOption('US'));
  await region.waitFor();
});

test('what is pressed before the script of the order form is there happens when it comes, once, on the same page', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'en-US' });
  const shopper = new Shopper(page, 'en-US');
  const { isWanted, letCome } = await holdBack(page, /\/assets\/OrderForm/);
  const path = await shopper.productPath(askShop, 'p550-black-5m');
  await page.goto(path);
  await hydrated(page, screen);
  await shopper.button('product.more').click();
  await shopper.button('product.addToCart').click();
  await shopper.button('product.addToCart').click();
  await isWanted;
  letCome();
  await page.getByRole('dialog', { name: /2 articles/ }).waitFor();
  expect(page.url()).toContain(path);
  await shopper.openCart();
  expect(await page.getByRole('spinbutton').inputValue()).toBe('2');
});

test('what is pressed in cart and checkout before their scripts are there happens when they come, on the same page', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'en-US' });
  const shopper = new Shopper(page, 'en-US');
  await shopper.putInCart(askShop, 'p550-black-5m', 20);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(request.method());
  });
  /** Acts while the script of the part is wanted and held back. */
  const actBefore = async (script: RegExp, path: string, act: () => Promise<unknown>) => {
    const { isWanted, letCome } = await holdBack(page, script);
    await page.goto(shopper.home + path);
    await hydrated(page, screen);
    await act();
    await isWanted;
    letCome();
  };

  await actBefore(/\/assets\/FilledCart/, '/checkout/cart', async () => {
    await shopper.button('product.more').click();
    await shopper.button('product.more').click();
  });
  await page
    .getByRole('status')
    .getByText(/22 articles/)
    .waitFor();
  expect(await page.getByRole('spinbutton').inputValue()).toBe('22');

  await actBefore(/\/assets\/CustomerScreen/, '/checkout/customer', async () => {
    await page.locator('#customer-email').fill(freshEmail('early'));
    await shopper.button('checkout.continue').click();
    await shopper.button('checkout.continue').click();
  });
  await shopper.heading('screens.checkoutShipping').waitFor();
  expect(documents).toEqual(['GET', 'GET']);
});

test('what the browser has sent because the script took too long is not sent again when the script comes', async ({
  visit,
  askShop,
}) => {
  const page = await visit({ language: 'en-US' });
  const shopper = new Shopper(page, 'en-US');
  const { letCome } = await holdBack(page, /\/assets\/OrderForm/);
  const sent: string[] = [];
  await page.route('**', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent.push(route.request().resourceType());
    letCome();
    // Long enough for the script to come and take the form over, which nobody can ask a page about that is being left.
    await setTimeout(2_000);
    await route.continue();
  });
  await page.goto(await shopper.productPath(askShop, 'p550-black-5m'));
  await hydrated(page, screen);
  await shopper.button('product.addToCart').click();
  await page.waitForURL(/\/checkout\/cart/);
  expect(sent).toEqual(['document']);
  expect(await page.getByRole('spinbutton').inputValue()).toBe('1');
});

test('a step that the browser has sent and the shop refused takes the focus without waiting for a touch', async ({
  visit,
  askShop,
}) => {
  const first = await visit({ language: 'en-US', provokes: refusedForm });
  const shopper = new Shopper(first, 'en-US');
  await shopper.putInCart(askShop, 'p550-black-5m', 20);
  // Without a mouse: one that rests on the next page moves over it as soon as it is there.
  const page = await first.context().newPage();
  const { letCome } = await holdBack(page, /\/assets\/CustomerScreen/);
  await page.goto(`${shopper.home}/checkout/customer`);
  await hydrated(page, screen);
  await page.locator('#customer-email').fill('nobody');
  const refused = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await page.locator('#customer-email').press('Enter');
  await refused;
  letCome();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('role'));
  await expect.poll(focused).toBe('alert');
  expect(await page.locator('#customer-email').inputValue()).toBe('nobody');
});

test('who goes on before the scripts of the head are there leaves nothing of the last page in it', async ({
  visit,
}) => {
  const page = await visit();
  const { letCome } = await holdBack(page, /\/assets\/later-[^/]+\.js$/);
  await page.goto('/paracord');
  await hydrated(page);
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
  await page.waitForURL(/paracord-/);
  letCome();
  const { pathname } = new URL(page.url());
  const addresses = () =>
    page.evaluate(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=canonical]')].map(
        ({ href }) => new URL(href).pathname,
      ),
    );
  await expect.poll(addresses).toEqual([pathname]);
  expect(await page.locator('meta[property="og:title"]').count()).toBe(1);
});
