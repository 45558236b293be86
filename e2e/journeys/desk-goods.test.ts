import type { CommerceTables } from '@bowline/commerce';
import { sql } from '@bowline/database';
import { localeNames, markets } from '@bowline/markets';
import { hydrated } from '../hydration.ts';
import { expect, test } from '../journey.ts';
import { boughtOrder, merchantOf } from '../shopping/bought-order.ts';
import { send } from '../shopping/customer.ts';
import { atDesk } from '../shopping/desk.ts';
import { shopDatabase } from '../shopping/shop-database.ts';

interface Shown {
  readonly products: {
    readonly items: readonly {
      readonly name: string;
      readonly price_range: {
        readonly minimum_price: Readonly<Record<'regular_price' | 'final_price', { readonly value: number }>>;
      };
    }[];
  };
}

/** A day of the shop's calendar, so many days from now. */
const dayFromNow = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(Date.now() + days * 86_400_000);

test('a merchant renames a product, plans a sale and imports prices; the shop shows each, and the sale is gone on time', async ({
  visit,
  shopUrl,
  askShop,
}) => {
  const { kysely } = await shopDatabase<CommerceTables>();
  // Something that no other journey buys, sold in one piece and never reduced.
  const { rows } = await sql<{ sku: string; urlKey: string }>`
    select p.sku, t.url_key as "urlKey" from product p
    join product_text t on t.product_id = p.id and t.locale = 'en'
    join stock_pool s on s.id = p.stock_pool_id and s.quantity >= p.stock_units
    where p.kind = 'simple' and p.parent_id is null and p.is_active and p.visibility = 'both' and p.price_minor > 500
      and not exists (select from price_reduction r where r.product_id = p.id)
    order by p.id desc limit 1`.execute(kysely);
  const { sku = '', urlKey = '' } = rows[0] ?? {};
  const shown = async () => {
    const query = `{ products(filter: {sku: {eq: "${sku}"}}) { items { name
      price_range { minimum_price { regular_price { value } final_price { value } } } } } }`;
    const { products } = await send<Shown>(shopUrl, query, {}, undefined, { store: markets.en.code });
    const { regular_price: regular, final_price: final } = products.items[0]?.price_range.minimum_price ?? {};
    return { name: products.items[0]?.name, regular: regular?.value ?? 0, final: final?.value ?? 0 };
  };
  const before = await shown();

  const page = await visit({ hasPictures: true });
  await atDesk(page, shopUrl, 'catalogue');
  await page.goto(`/bowline-admin/products?q=${encodeURIComponent(sku)}`);
  await page.getByRole('row').filter({ hasText: sku }).getByRole('link').click();
  await page.getByRole('heading', { name: before.name ?? '', level: 1 }).waitFor();
  await hydrated(page);
  const source = page.getByRole('region', { name: 'en', exact: true });
  await source.getByLabel('Name', { exact: true }).fill('Renamed at the desk');
  await source.getByRole('button', { name: 'Save en' }).click();
  await page.getByRole('heading', { name: 'Renamed at the desk', level: 1 }).waitFor();
  await expect.poll(async () => (await askShop(`/${urlKey}`)).text).toContain('Renamed at the desk');

  await page.getByRole('link', { name: 'Prices', exact: true }).click();
  await page.getByRole('heading', { name: `Prices of ${sku}` }).waitFor();
  await hydrated(page);
  await page.getByLabel('Per cent off').fill('30');
  await page.getByLabel('First day').fill(dayFromNow(0));
  await page.getByLabel('Last day').fill(dayFromNow(2));
  await page.getByRole('button', { name: 'Preview' }).click();
  await page.getByRole('button', { name: 'Plan reduction' }).click();
  await page.getByText('running', { exact: true }).waitFor();
  const reduced = await shown();
  expect(reduced.regular).toBe(before.final);
  expect(reduced.final).toBeCloseTo(before.final * 0.7, 1);
  const price = (value: number) => value.toFixed(2);
  await expect.poll(async () => (await askShop(`/${urlKey}`)).text).toContain(price(reduced.final));

  // As if the last day were over.
  await sql`update price_reduction set starts_on = starts_on - 5, ends_on = ends_on - 5
    where product_id = (select id from product where sku = ${sku})`.execute(kysely);
  await expect.poll(async () => (await shown()).final).toBe(before.final);
  await expect.poll(async () => (await askShop(`/${urlKey}`)).text).not.toContain(price(reduced.final));

  await page.goto('/bowline-admin/sheets');
  await hydrated(page);
  const list = `sku,price,price en EUR\r\n${sku},81.82,99.00\r\nNOBODY,1.00,\r\n`;
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(list) });
  await page.getByRole('button', { name: 'Try it first' }).click();
  await page.getByText('1 would change; nothing has been changed.').waitFor();
  await page.getByRole('row').filter({ hasText: 'NOBODY' }).getByText('There is no such product.').waitFor();
  await page.getByRole('button', { name: 'Import in earnest' }).click();
  await page.getByText('1 changed.').waitFor();
  expect((await shown()).final).toBe(99);
});

test('a new colour with lengths, a picture and names is bought in the shop as soon as it is published', async ({
  visit,
  shopUrl,
  askShop,
}) => {
  const { kysely } = await shopDatabase<CommerceTables>();
  const { rows } = await sql<{ sku: string; length: number }>`
    select sku, length(sku) as length from product where kind = 'configurable' and is_active order by id desc limit 1`.execute(
    kysely,
  );
  const { sku = '' } = rows[0] ?? {};
  const newSku = `desk-teal-${process.pid}`;
  const page = await visit({ hasPictures: true });
  await atDesk(page, shopUrl, 'catalogue');
  await page.goto(`/bowline-admin/products/${sku}`);
  await page.getByRole('link', { name: 'New colour' }).click();
  await page.getByLabel('Sku of the new colour').fill(newSku);
  await page.getByLabel('Colour to show').fill('#1a7f7a');
  for (const locale of localeNames) {
    await page.locator(`input[name="name-${locale}"]`).fill(`Teal ${locale}`);
  }
  await hydrated(page);
  await page.getByRole('button', { name: 'Make the new colour' }).click();
  await page.getByText('unpublished', { exact: true }).first().waitFor();
  const { words } = (await (await merchantOf(shopUrl)).goods.products.file(newSku, 'en')) ?? { words: [] };
  expect(words.map(({ locale, colourName }) => [locale, colourName])).toEqual(
    localeNames.map((locale) => [locale, `Teal ${locale}`]),
  );

  await page.goto(`/bowline-admin/products/${newSku}/pictures`);
  await hydrated(page);
  const picture = await page.screenshot({ clip: { x: 0, y: 0, width: 800, height: 600 } });
  await page
    .getByLabel('Pictures from this device')
    .setInputFiles({ name: 'teal.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('button', { name: 'Remove picture 1' }).waitFor();

  await page.goto(`/bowline-admin/stock/${newSku}`);
  await hydrated(page);
  await page.getByLabel('Amount').fill('+500');
  await page.getByLabel('Why').selectOption('received');
  await page.getByRole('button', { name: 'Write down' }).click();
  await page.getByRole('cell', { name: 'Received' }).waitFor();
  await page.goto(`/bowline-admin/products/${newSku}`);
  await hydrated(page);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Unpublish' }).waitFor();

  const urlKey = words.find(({ locale }) => locale === 'en')?.urlKey ?? '';
  await expect.poll(async () => (await askShop(`/${urlKey}`)).text).toContain('Teal en');
  expect((await askShop(`/${urlKey}`)).text).toContain('/catalog/product/uploads/');
  const [part] = (await (await merchantOf(shopUrl)).goods.products.file(newSku, 'en'))?.parts ?? [];
  const bought = await boughtOrder(shopUrl, {
    email: `teal-${process.pid}@example.com`,
    items: [{ sku: part?.sku ?? '', quantity: 1 }],
  });
  expect(bought.number).toMatch(/\d/);
  await page.getByRole('button', { name: 'Unpublish' }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).waitFor();
});
