import { expect, inject, test } from 'vitest';
import { temporaryDataFolder } from '../shop/data-folder.ts';
import { startTestShop } from '../shop/shop-process.ts';

test('front and back run as processes of their own and know each other by an address only', async () => {
  const back = await startTestShop({ ROLES: 'commerce,worker,content', DATA_FOLDER: inject('shopFolder') });
  const front = await startTestShop({
    ROLES: 'storefront',
    COMMERCE_URL: back.url,
    CONTENT_URL: back.url,
    DATA_FOLDER: await temporaryDataFolder(),
  });
  const page = await fetch(`${front.url}/nl/paracord`);
  expect(page.status).toBe(200);
  expect(await page.text()).toMatch(/<h1[^>]*>Paracord/);
  const contact = await fetch(`${front.url}/nl/contact`);
  expect(await contact.text()).toContain('hello@bowline.example.com');
  expect((await fetch(`${front.url}/graphql?query={storeConfig{store_code}}`)).status).toBe(404);
  expect((await fetch(`${back.url}/nl/paracord`)).status).toBe(404);
  expect(await (await fetch(`${back.url}/graphql?query={storeConfig{store_code}}`)).json()).toEqual({
    data: { storeConfig: { store_code: 'en' } },
  });
  expect((await front.stop()).code).toBe(0);
  expect((await back.stop()).code).toBe(0);
});
