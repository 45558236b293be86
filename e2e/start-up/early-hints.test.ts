import { get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { startTestStorefront } from '../shop/shop-process.ts';

interface Navigation {
  readonly hinted: readonly string[];
  readonly page: IncomingMessage;
}

function navigate(url: string): Promise<Navigation> {
  return new Promise((resolve, reject) => {
    const hinted: string[] = [];
    get(url, { headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate' } }, (page) => {
      page.resume();
      page.once('end', () => resolve({ hinted, page }));
    })
      .on('information', ({ statusCode, headers }) => hinted.push(`${statusCode} ${headers.link}`))
      .once('error', reject);
  });
}

test('the style sheet is announced while a page is made, and not before one that is ready', async () => {
  const shop = await startTestStorefront({ EARLY_HINTS: 'on' });
  try {
    const personal = `${shop.url}/checkout/cart`;
    for (const _time of [1, 2]) {
      const { hinted, page } = await navigate(personal);
      expect(page.statusCode).toBe(200);
      expect(hinted).toEqual([`103 ${page.headers.link}`]);
    }
    const [, address = ''] =
      /^<([^>]+)>; rel=preload; as=style$/.exec((await navigate(personal)).page.headers.link as string) ?? [];
    const sheet = await fetch(new URL(address, shop.url));
    expect([sheet.status, sheet.headers.get('content-type')]).toEqual([200, 'text/css; charset=utf-8']);
    expect(await (await fetch(personal)).text()).toContain(`<link rel="stylesheet" href="${address}"/>`);

    const everybodys = `${shop.url}/faq`;
    expect((await navigate(everybodys)).hinted).toHaveLength(1);
    const kept = await navigate(everybodys);
    expect(kept.hinted).toEqual([]);
    expect(kept.page.headers.link).toContain(address);
  } finally {
    await shop.stop();
  }
});
