import { categoryPath } from '@bowline/markets';
import { readHead } from '../expectations/page-head.ts';
import { expect, test } from '../journey.ts';
import { textIn } from '../messages.ts';

const t = (key: string, values?: Record<string, string | number>) => textIn('en', key, values);

test('without scripts a visitor finds a cord, chooses a length and switches the store', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  const category = categoryPath('mainCord', 'en');
  await page
    .getByRole('region', { name: t('home.departments') })
    .getByRole('link')
    .and(page.locator(`[href="${category}"]`))
    .click();
  const firstName = await page.getByRole('main').getByRole('article').first().textContent();

  await page
    .getByRole('navigation', { name: t('pagination.label') })
    .getByRole('link', { name: t('pagination.page', { page: 2 }), exact: true })
    .click();
  expect(new URL(page.url()).search).toBe('?page=2');
  const tile = page.getByRole('main').getByRole('article').first();
  expect(await tile.textContent()).not.toBe(firstName);

  await tile.getByRole('link').click();
  const lengths = page.getByRole('main').getByRole('region', { name: 'Length', exact: true });
  const priceBefore = await page.getByText(t('price.inclVat')).first().locator('xpath=../..').textContent();
  const chosenBefore = await lengths.locator('[aria-current="true"]').textContent();
  const other = lengths.getByRole('link').and(page.locator(':not([aria-current="true"])')).last();
  const wanted = await other.textContent();
  await other.click();
  expect(await lengths.locator('[aria-current="true"]').textContent()).toBe(wanted);
  expect(wanted).not.toBe(chosenBefore);
  expect(await page.getByText(t('price.inclVat')).first().locator('xpath=../..').textContent()).not.toBe(
    priceBefore,
  );

  const { alternates } = await readHead(page);
  await page.getByRole('banner').getByRole('link', { name: /· EUR/ }).click();
  const dialog = page.getByRole('dialog', { name: t('switcher.title') });
  await dialog.getByLabel(t('switcher.store')).selectOption({ label: 'Nederlands' });
  await dialog.getByRole('button', { name: t('switcher.submit') }).click();
  await page.waitForURL(`/nl${new URL(alternates['nl-NL'] ?? '').pathname}`);
  expect((await readHead(page)).lang).toBe('nl-NL');
});

test('without scripts all sections of a product are there to read, with jump links', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/paracord');
  await page.getByRole('main').getByRole('article').first().getByRole('link').click();
  for (const section of ['product.description', 'product.specifications', 'product.shipping'])
    await page.getByRole('heading', { level: 2, name: t(section), exact: true }).waitFor();
  const jumps = page.getByRole('navigation', { name: t('product.details') });
  await jumps.getByRole('link', { name: t('product.shipping') }).click();
  expect(new URL(page.url()).hash).toMatch(/^#\w+/);
});

test('without scripts the menu of a phone opens, leads on and closes', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await page.goto('/');
  const menu = page.getByRole('dialog', { name: t('header.menu') });
  expect(await menu.count()).toBe(0);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.menu') })
    .click();
  await menu.waitFor();
  await menu.getByRole('link', { name: t('dialog.close') }).click();
  await menu.waitFor({ state: 'hidden' });

  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.menu') })
    .click();
  await menu.getByRole('listitem').getByRole('link').first().click();
  await expect.poll(() => new URL(page.url()).pathname).not.toBe('/');
  expect(await menu.count()).toBe(0);
});

test('without scripts the search form finds products', async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto('/');
  await page.getByRole('searchbox', { name: t('header.search') }).fill('paracord');
  await page
    .getByRole('search')
    .getByRole('button', { name: t('header.searchSubmit') })
    .click();
  await page.waitForURL('/search?q=paracord');
  expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
});
