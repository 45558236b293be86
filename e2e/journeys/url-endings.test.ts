import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type CommerceTables, createCommerce } from '@bowline/commerce';
import { createDatabase, silentLog, startEmbeddedPostgres } from '@bowline/database';
import { inject, onTestFinished } from 'vitest';
import { expect, test } from '../journey.ts';
import { temporaryDataFolder } from '../shop/data-folder.ts';
import { startTestShop } from '../shop/shop-process.ts';
import { Shopper } from '../shopping/shopper.ts';

/** Another commerce on the goods of the shop, whose merchant gives addresses an ending. */
async function commerceWithEndings(): Promise<string> {
  const postgres = await startEmbeddedPostgres({ folder: join(inject('shopFolder'), 'postgres') });
  const database = createDatabase<CommerceTables>({ url: postgres.url });
  const commerce = createCommerce({
    database,
    log: silentLog,
    baseUrl: 'http://shop.test',
    settings: { productUrlSuffix: '.html', categoryUrlSuffix: '.htm' },
  });
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const request = new Request(`http://shop.test${url}`, {
      method,
      headers: headers as Record<string, string>,
      ...(method === 'POST' && { body: await buffer(incoming) }),
    });
    const answer = await commerce.fetch(request);
    outgoing.writeHead(answer.status, Object.fromEntries(answer.headers));
    outgoing.end(await answer.text());
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    server.close();
    await commerce.close();
    await database.close();
    await postgres.stop();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('where addresses have an ending, links of listing, product and cart have it, and addresses without it lead on', async ({
  visit,
  shopUrl,
}) => {
  const { url: baseURL } = await startTestShop({
    ROLES: 'storefront',
    COMMERCE_URL: await commerceWithEndings(),
    CONTENT_URL: shopUrl,
    DATA_FOLDER: await temporaryDataFolder(),
  });
  // These pages have no pictures: those are drawn by the shop that has the goods.
  const page = await visit({
    baseURL,
    language: 'nl-NL',
    javaScriptEnabled: false,
    provokes: [/\/(_ipx|media)\//],
  });
  const shopper = new Shopper(page, 'nl-NL');
  const path = () => new URL(page.url()).pathname;

  await page.goto('/nl/paracord');
  expect(path()).toBe('/nl/paracord.htm');
  const tiles = page.getByRole('main').getByRole('article').getByRole('link');
  const hrefs = await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !href?.endsWith('.html'))).toEqual([]);
  await tiles.first().click();
  expect(path()).toMatch(/^\/nl\/[\w-]+\.html$/);
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  expect(canonical).toMatch(/\.html$/);

  const product = path();
  await page.goto(product.replace(/\.html$/, ''));
  expect(path()).toBe(product);
  await shopper.button('product.addToCart').click();
  await page.goto('/nl/checkout/cart');
  const line = page.getByRole('main').getByRole('article').first().getByRole('link').first();
  expect(await line.getAttribute('href')).toMatch(new RegExp(`^${product}\\?length=`));
  await line.click();
  expect(path()).toBe(product);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
});
