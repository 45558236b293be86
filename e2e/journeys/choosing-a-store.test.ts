import { staticPagePath } from '@bowline/markets';
import type { Page } from 'playwright-core';
import { readHead } from '../expectations/page-head.ts';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';
import { mainHeadings } from '../shop/page-text.ts';

async function switchTo(page: Page, from: 'en' | 'nl-NL', store: string): Promise<void> {
  const t = (key: string) => textIn(from, key);
  await hydrated(page);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /· [A-Z]{3}$|: .+, [A-Z]{3}$/ })
    .click();
  const dialog = page.getByRole('dialog', { name: t('switcher.title') });
  await dialog.getByLabel(t('switcher.store')).selectOption({ label: store });
  await dialog.getByRole('button', { name: t('switcher.submit'), exact: true }).click();
}

const samePages = [
  { kind: 'home page', path: '/', german: '/de' },
  { kind: 'category', path: '/other-cord', german: '/de/anderes-seil' },
  { kind: 'further page of a category', path: '/paracord?page=2', german: '/de/paracord' },
  { kind: 'static page', path: '/returns', german: `/de${staticPagePath('returns', 'de-DE')}` },
  { kind: 'content page', path: '/which-cord-for-what', german: undefined },
  { kind: 'screen', path: '/stores', german: '/de/stores' },
];

test.for(samePages)(
  'the switcher leads from a $kind to the same one in German',
  async ({ path, german }, { visit }) => {
    const page = await visit();
    await page.goto(path);
    const { alternates } = await readHead(page);
    const alternate = `/de${new URL(alternates['de-DE'] ?? '').pathname.replace(/\/$/, '')}`;
    expect(alternate).toBe(german ?? alternate);
    await switchTo(page, 'en', 'Deutsch');
    await page.waitForURL(alternate);
    expect((await readHead(page)).lang).toBe('de-DE');
  },
);

test('the switcher leads to the same product, and the choice is remembered', async ({ visit }) => {
  const page = await visit();
  await page.goto('/paracord');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.waitForURL(/paracord-/);
  await hydrated(page, 'footer');
  await page.getByRole('tablist').waitFor();
  await expect.poll(async () => (await readHead(page)).canonical).toContain(new URL(page.url()).pathname);
  const { alternates } = await readHead(page);
  const article = await page.getByText(textIn('en', 'product.sku', { sku: '' }).trim()).textContent();

  await switchTo(page, 'en', 'Nederlands');
  await page.waitForURL(`/nl${new URL(alternates['nl-NL'] ?? '').pathname}`);
  const number = article?.split(' ').at(-1) ?? '';
  expect(await page.getByRole('main').textContent()).toContain(number);

  await page.goto('/');
  expect(new URL(page.url()).pathname).toBe('/nl');
  await switchTo(page, 'nl-NL', 'English');
  await page.waitForURL('/');
  await page.goto('/');
  expect((await readHead(page)).lang).toBe('en');
});

test('the currency is changed in the same dialog and stays', async ({ visit }) => {
  const page = await visit();
  await page.goto('/paracord');
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: /EUR$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(textIn('en', 'switcher.currency')).selectOption('GBP');
  await dialog.getByRole('button', { name: textIn('en', 'switcher.submitCurrency') }).click();
  await page.getByText(/£\d/).first().waitFor();
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  await page.getByRole('tablist').waitFor();
  expect(await page.getByRole('main').textContent()).toMatch(/£\d/);
  expect(await page.getByRole('main').textContent()).not.toContain('€');
});

test('the open dialog stays open when the shop learns who the visitor is', async ({ visit }) => {
  const page = await visit();
  const isOpen = Promise.withResolvers<void>();
  const isKnown = Promise.withResolvers<void>();
  await page.route('**/api/visitor', async (route) => {
    await isOpen.promise;
    await route.continue();
  });
  // What the dialog is made of in the browser: it comes last.
  await page.route(/\/assets\/later-/, async (route) => {
    await isKnown.promise;
    await route.continue();
  });
  // Not all of it: what is held back above may be asked for before the rest is there.
  await page.goto('/paracord', { waitUntil: 'domcontentloaded' });
  await hydrated(page);
  await page.getByRole('banner').getByRole('button', { name: /EUR$/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  const answered = page.waitForResponse('**/api/visitor');
  isOpen.resolve();
  await answered;
  // Two frames later everything that follows from the answer is on the page.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await dialog.isVisible()).toBe(true);
  isKnown.resolve();
  await hydrated(page, 'dialog#store-switcher');
  expect(await dialog.isVisible()).toBe(true);
});

test('a currency in a link is remembered too, and what it leads to is shown in it', async ({ visit }) => {
  const page = await visit();
  await page.goto('/');
  await hydrated(page);
  await page.evaluate(() => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(path: string): void };
    };
    router.navigate('/paracord?page=2&currency=GBP');
  });
  await page.waitForURL(/\/paracord\?page=2$/);
  await page.getByRole('main').getByText('£').first().waitFor();
  const cookies = await page.context().cookies();
  expect(cookies.find(({ name }) => name === 'vsf-currency')?.value).toBe('GBP');
});

test('a currency in the address is remembered and leaves the address', async ({ askShop }) => {
  const answer = await askShop('/paracord?page=2&currency=GBP');
  expect([answer.status, answer.location]).toEqual([302, '/paracord?page=2']);
  expect(answer.cookies).toEqual({ 'vsf-currency': 'GBP' });
  const priced = await askShop('/paracord?page=2', { cookies: answer.cookies });
  expect(priced.text).toMatch(/£\d/);

  const dutch = await askShop('/nl/paracord?currency=GBP');
  expect([dutch.status, dutch.cookies['vsf-currency']]).toEqual([200, undefined]);
});

test('the switch is no door to other sites and knows only its own stores', async ({ askShop }) => {
  for (const from of ['//evil.example', 'https://evil.example/', '/\\evil.example', '/%2F/evil.example']) {
    const answer = await askShop(`/stores/store/switch?___store=de_DE&from=${encodeURIComponent(from)}`);
    expect(answer.status).toBe(302);
    expect(new URL(answer.location ?? '').hostname).toBe('localhost');
  }
  expect((await askShop('/stores/store/switch?___store=xx_XX')).status).toBe(400);
});

test('without a store the switch is a page that asks for one', async ({ askShop }) => {
  for (const [path, status] of [
    ['/nl/stores/store/switch', 200],
    ['/nl/stores/store/switch?from=/retourneren', 200],
    ['/nl/stores/store/switch?___store=xx_XX', 400],
  ] as const) {
    const answer = await askShop(path);
    expect([path, answer.status, mainHeadings(answer.text)]).toEqual([
      path,
      status,
      [textIn('nl-NL', 'switcher.title')],
    ]);
    expect(answer.text.includes(textIn('nl-NL', 'switcher.unknown'))).toBe(status === 400);
    expect(answer.text).toContain('<footer');
    expect(answer.cookies).not.toHaveProperty('vsf-currency');
  }
  const inPounds = await askShop('/stores/store/switch', { cookies: { 'vsf-currency': 'GBP' } });
  expect(inPounds.text).toMatch(/1 EUR = 0\.\d+ GBP/);
  const chosen = await askShop('/stores/store/switch?currency=GBP');
  expect([chosen.status, chosen.location, chosen.cookies]).toEqual([
    302,
    '/stores/store/switch',
    { 'vsf-currency': 'GBP' },
  ]);
});

test('the cookies of a choice last a year, on the whole shop, and are lax', async ({ askShop }) => {
  const { headers } = await askShop('/stores/store/switch?___store=pl_PL&currency=PLN&from=/');
  expect(headers['set-cookie']).toEqual([
    'vsf-locale=pl-PL; Max-Age=31536000; Path=/; SameSite=Lax',
    'vsf-store=pl_PL; Max-Age=31536000; Path=/; SameSite=Lax',
    'vsf-currency=PLN; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
});

test('who changes the store alone chooses no currency, nor does one that the store does not offer', async ({
  askShop,
}) => {
  for (const wish of ['', '&currency=GBP', '&currency=nothing']) {
    const { cookies } = await askShop(`/stores/store/switch?___store=sv_SE${wish}&from=/`);
    expect(cookies).toEqual({ 'vsf-locale': 'sv-SE', 'vsf-store': 'sv_SE' });
  }
});
