import type { Page } from 'playwright-core';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { type BreakableNetwork, breakableNetwork } from '../network/breakable-network.ts';

/** What a browser says of a network that is gone. */
const provokes = [
  /net::ERR_/,
  /Failed to (load resource|fetch)/,
  /request failed/,
  /status 503/,
  /preloadResponse/,
];
const allow = { serviceWorkers: 'allow', provokes } as const;
const german = (key: string, values = {}) => textIn('de-DE', key, values);

/** The worker has the page in hand, and keeps this one. */
async function keptPage(page: Page, path: string): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event('pointermove', { bubbles: true })));
  const isKept = async (wanted: string) => {
    const keys = await (await caches.open('bowline-pages-1')).keys();
    return navigator.serviceWorker.controller !== null && keys.some(({ url }) => url.endsWith(wanted));
  };
  await expect.poll(() => page.evaluate(isKept, path)).toBe(true);
}

async function readsOffline(page: Page, network: BreakableNetwork, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect
    .poll(() => page.getByRole('status').allTextContents())
    .toContainEqual(
      expect.stringContaining(german('device.kept', { time: '' }).split('{')[0]?.slice(0, 30) ?? ''),
    );
  expect(network.arrived.at(-1)).not.toBe(`GET ${path}`);
}

test('the shop can be installed, and what was visited is read without a network; anything else says so', async ({
  visit,
  shopUrl,
}) => {
  const network = await breakableNetwork(shopUrl);
  const page = await visit({ ...allow, language: 'de-DE', baseURL: network.url });
  await page.goto('/de/paracord');
  await hydrated(page, 'footer');
  await keptPage(page, '/de/offline');
  await keptPage(page, '/de/paracord');

  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // A whole browser takes the window of a test for a private one, where nothing is ever installed; a headless one does not.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { errors, data } = await devtools.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? '{}') as { icons: { src: string; purpose: string }[]; lang: string };
  expect(manifest.lang).toBe('de-DE');
  expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');

  // Reached without a reload: the router asks for its data only.
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByRole('button', { name: german('product.addToCart'), exact: true }).waitFor();
  const product = new URL(page.url()).pathname;
  await keptPage(page, product);

  network.goAway();
  await readsOffline(page, network, '/de/paracord');
  // By a link of the page that is kept, which asks for data that nobody has.
  await page.locator(`main a[href="${product}"]`).first().click();
  await page.waitForURL(`**${product}`);
  await page.getByRole('button', { name: german('product.addToCart'), exact: true }).waitFor();

  await page.goto('/de/kontakt');
  await page.getByRole('heading', { level: 1, name: german('device.offline.title') }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('de-DE');
  await page.getByRole('main').locator(`a[href="${product}"]`).waitFor();

  network.comeBack();
  await page.getByRole('link', { name: german('device.offline.retry') }).click();
  await page.waitForURL('**/de/kontakt');
  await page.getByRole('heading', { level: 1 }).waitFor();
});

test('what is put into the cart without a network arrives once, also when the answer is lost, and refusals are explained', async ({
  visit,
  shopUrl,
}) => {
  const network = await breakableNetwork(shopUrl);
  const page = await visit({ ...allow, baseURL: network.url });
  const english = (key: string, values = {}) => textIn('en', key, values);
  const waiting = page.getByText(english('device.queue.waiting').split(' | ')[0]?.replace('{n}', '1') ?? '');
  const sent = page.getByText(english('device.queue.sent').split(' | ')[0]?.replace('{n}', '1') ?? '');
  const close = page.getByRole('button', { name: english('dialog.close'), exact: true });
  const order = page.getByRole('button', { name: english('product.addToCart'), exact: true });
  const inCart = async () => {
    const answer = await page.request.get('/api/cart');
    const { cart } = (await answer.json()) as { cart?: { count: number } };
    return cart?.count ?? 0;
  };
  await page.goto('/paracord-550-type-iii-black');
  await hydrated(page, 'footer');
  await keptPage(page, '/paracord-550-type-iii-black');
  await page.evaluate(() => fetch('/api/visitor'));

  // The shop has made the change, and nobody has heard of it.
  const lost = network.loseAnswerOf('POST', '/api/cart');
  await order.click();
  expect(await lost).toBe(200);
  await waiting.waitFor();
  network.goAway();
  expect(await page.evaluate(() => localStorage.getItem('bowline-waiting-changes'))).toContain('changeKey');
  network.comeBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await sent.waitFor();
  expect(network.arrived.filter((asked) => asked === 'POST /api/cart')).toHaveLength(2);
  expect(await inCart()).toBe(1);
  await close.first().click();

  // A page of its own, opened without a network; a tab more changes nothing.
  network.goAway();
  await page.reload();
  await hydrated(page, 'footer');
  await order.click();
  await waiting.waitFor();
  const other = await page.context().newPage();
  network.comeBack();
  await other.goto('/');
  await hydrated(other, 'footer');
  await expect.poll(inCart).toBe(2);
  const left = () => other.evaluate(() => localStorage.getItem('bowline-waiting-changes'));
  await expect.poll(left).toBe('[]');
  await other.close();
  // What another tab has sent waits here no longer.
  await waiting.waitFor({ state: 'detached' });

  // More than there is.
  network.goAway();
  await page.getByLabel(english('product.quantity'), { exact: true }).fill('9999');
  await order.click();
  await waiting.waitFor();
  network.comeBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await page.getByText(english('device.queue.gone')).waitFor();
  expect(await inCart()).toBe(2);

  // Forms of the cart's own page wait too; what cannot wait is refused beside its field, with all that was typed.
  await page.goto('/checkout/cart');
  await hydrated(page);
  network.goAway();
  await page
    .getByRole('main')
    .getByRole('button', { name: english('product.more') })
    .click();
  await waiting.waitFor();
  await page.getByText(english('cart.coupon.title'), { exact: true }).click();
  const code = page.getByLabel(english('cart.coupon.label'), { exact: true });
  await code.fill('DEMO10');
  await code.press('Enter');
  await page.getByText(english('device.queue.unreached')).waitFor();
  expect(await code.inputValue()).toBe('DEMO10');
  network.comeBack();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect.poll(inCart).toBe(3);
  await page
    .getByRole('main')
    .getByText(/^3 articles/)
    .waitFor({ state: 'attached' });

  // The last cart can be read.
  await page.goto('/checkout/cart');
  await hydrated(page);
  network.goAway();
  await page.goto('/checkout/cart');
  await page.getByRole('heading', { level: 1, name: english('device.offline.title') }).waitFor();
  await page
    .getByRole('region', { name: english('screens.cart') })
    .getByText(english('cart.times', { quantity: 3 }))
    .waitFor();
});

test('installing is offered once something is in the cart, and not again to who refused', async ({
  visit,
}) => {
  const page = await visit();
  const english = (key: string, values = {}) => textIn('en', key, values);
  const offer = page.getByRole('region', { name: english('device.install.title', { brand: 'Bowline' }) });
  const canInstall = () =>
    page.evaluate(() => {
      const prompt = async () => ({ outcome: 'dismissed' });
      window.dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
    });
  await page.goto('/paracord-550-type-iii-black');
  await hydrated(page, 'footer');
  await canInstall();
  await page.evaluate(() => fetch('/api/visitor'));
  expect(await offer.count()).toBe(0);
  await page.getByRole('button', { name: english('product.addToCart'), exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await offer.getByRole('button', { name: english('device.install.later') }).click();
  await offer.waitFor({ state: 'detached' });

  await page.reload();
  await hydrated(page, 'footer');
  await canInstall();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /1 article/ })
    .first()
    .waitFor();
  expect(await offer.count()).toBe(0);
});
