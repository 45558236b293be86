import { expect, inject, test } from 'vitest';
import { startTestShop } from '../shop/shop-process.ts';

test('while developing, pages and the routes of their locale come fresh from the sources', async () => {
  const shop = await startTestShop({ DATA_FOLDER: inject('shopFolder') }, ['--dev']);
  const page = await fetch(`${shop.url}/de/paracord`);
  const html = await page.text();
  expect(page.status).toBe(200);
  expect(html).toContain('<html lang="de-DE">');
  const [, manifest = ''] = /import "(\/assets\/manifest-[^"]+)"/.exec(html) ?? [];
  expect(await (await fetch(shop.url + manifest)).text()).toContain('catch-all__de-DE');
  expect((await fetch(`${shop.url}/gallery`)).status).toBe(200);
  shop.program.signal('SIGINT');
  expect((await shop.program.ended).code).toBe(0);
});
