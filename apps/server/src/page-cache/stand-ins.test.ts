import { zstdCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { aPage, aShop } from './testing/a-shop.ts';

/** As a page says that what it needs is away: packed like any other. */
const away = () =>
  new Response(zstdCompressSync(Buffer.from('away')), {
    status: 503,
    headers: { 'content-encoding': 'zstd' },
  });

describe('when no page can be made', () => {
  test('the last good one stands in, for a day, and says so', async () => {
    let isDown = false;
    const page = aPage();
    const { ask, pass, pages } = aShop((path, made) =>
      isDown ? new Response('away', { status: 503 }) : page(path, made),
    );
    await ask('/rope');
    isDown = true;
    pages.drop(null);
    const { response, text } = await ask('/rope');
    expect([response.status, text]).toEqual([200, '/rope 1 en true']);
    expect(response.headers.get('warning')).toBe('111 - "Revalidation Failed"');
    expect([response.headers.get('cache-control'), response.headers.get('etag')]).toEqual(['no-store', null]);
    expect(pages.facts().standIns).toBe(1);
    expect((await ask('/never-seen')).response.status).toBe(503);
    pass(86_400_001);
    expect((await ask('/rope')).response.status).toBe(503);
  });

  test('one that is a little old says so as soon as nobody can make a new one, and no longer when one is there', async () => {
    let isDown = true;
    const page = aPage();
    const { ask, pass } = aShop((path, made) =>
      isDown && made > 1 ? new Response('away', { status: 503 }) : page(path, made),
    );
    await ask('/rope');
    pass(61_000);
    await expect.poll(async () => (await ask('/rope')).text).toBe('/rope 1 en true');
    isDown = false;
    await expect.poll(async () => (await ask('/rope')).text).toMatch(/^\/rope \d+$/);
  });

  test('nobody waits for it any more once several could not be made, and one tries now and then', async () => {
    let isDown = false;
    const page = aPage();
    const { ask, pass, pages, made } = aShop((path, number) => (isDown ? away() : page(path, number)));
    await ask('/rope');
    isDown = true;
    pages.drop(null);
    for (let time = 0; time < 3; time += 1) await ask('/rope');
    expect(made()).toBe(4);
    for (let time = 0; time < 20; time += 1) expect((await ask('/rope')).text).toBe('/rope 1 en true');
    expect(made()).toBe(5);
    expect((await ask('/never-seen')).response.status).toBe(503);
    expect(made()).toBe(6);
    isDown = false;
    pass(501);
    expect((await ask('/rope')).text).toBe('/rope 1 en true');
    await expect.poll(async () => (await ask('/rope')).text).toBe('/rope 7');
    expect((await ask('/cord')).text).toBe('/cord 8');
  });

  test('who is refused because there is no room makes nobody else see what is old', async () => {
    const page = aPage();
    const { ask, pages } = aShop((path, number) =>
      path === '/flood' ? new Response('busy', { status: 503 }) : page(path, number),
    );
    await ask('/rope');
    for (let time = 0; time < 5; time += 1) await ask('/flood');
    pages.drop(null);
    expect((await ask('/rope')).text).toBe('/rope 7');
  });

  test('a page that is gone is gone', async () => {
    let isGone = false;
    const page = aPage();
    const { ask, pages } = aShop((path, made) =>
      isGone ? new Response('gone', { status: 404 }) : page(path, made),
    );
    await ask('/rope');
    isGone = true;
    pages.drop(['tag/rope']);
    const answers = await Promise.all([ask('/rope'), ask('/rope'), ask('/rope')]);
    expect(answers.map(({ response }) => response.status)).toEqual([404, 404, 404]);
  });
});
