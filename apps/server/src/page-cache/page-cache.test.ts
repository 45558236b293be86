import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { silentLog } from '@bowline/database';
import { describe, expect, test } from 'vitest';
import type { Logger } from '../log.ts';
import { createPageCache } from './page-cache.ts';

/** A shop whose pages say how often they were made. */
function aShop(answer: (path: string, made: number) => Response | Promise<Response> = aPage()) {
  let made = 0;
  let nowMs = 0;
  const pages = createPageCache({
    publicPage: async (request) => {
      const { pathname } = new URL(request.url);
      if (pathname === '/cart') return undefined;
      const language = request.headers.get('accept-language') ?? '';
      const cookies = language ? [`first=${language}`] : [];
      return { key: pathname, request: new Request(`http://shop${pathname}`), cookies };
    },
    answer: async (request) => answer(new URL(request.url).pathname, ++made),
    mostBytes: 1_000_000,
    freshMs: 60_000,
    log: silentLog as Logger,
    nowMs: () => nowMs,
  });
  const incoming = (path: string, headers: Record<string, string> = {}) => ({
    method: 'GET',
    url: path,
    headers: { host: 'shop', 'accept-encoding': 'zstd', ...headers },
  });
  return {
    pages,
    incoming,
    pass: (ms: number) => {
      nowMs += ms;
    },
    made: () => made,
    async ask(path: string, headers: Record<string, string> = {}) {
      const node = incoming(path, headers);
      const request = new Request(`http://shop${path}`, { headers: node.headers });
      const response = await pages.fetch(request, { incoming: node });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isPacked = response.headers.get('content-encoding') === 'zstd';
      return { response, text: (isPacked ? zstdDecompressSync(bytes) : bytes).toString() };
    },
  };
}

function aPage(tags: (path: string) => string = (path) => `tag${path}`) {
  return (path: string, made: number) =>
    new Response(zstdCompressSync(Buffer.from(`${path} ${made}`)), {
      headers: { 'content-encoding': 'zstd', 'content-type': 'text/html', 'x-page-tags': tags(path) },
    });
}

describe('a page', () => {
  test('is made once, whoever asks', async () => {
    const { ask, made, pages } = aShop();
    const answers = await Promise.all([
      ask('/rope'),
      ask('/rope', { cookie: 'vsf-cart=secret' }),
      ask('/rope'),
    ]);
    expect(answers.map(({ text }) => text)).toEqual(['/rope 1', '/rope 1', '/rope 1']);
    expect((await ask('/rope')).text).toBe('/rope 1');
    expect(made()).toBe(1);
    expect(pages.facts()).toMatchObject({ pages: 1, hits: 1, misses: 3 });
  });

  test('has the cookies of who asks, and never those of another', async () => {
    const { ask } = aShop();
    expect((await ask('/rope', { 'accept-language': 'de' })).response.headers.get('set-cookie')).toBe(
      'first=de',
    );
    expect((await ask('/rope')).response.headers.get('set-cookie')).toBeNull();
  });

  test('does not tell by what it is followed', async () => {
    const { ask } = aShop();
    expect([...(await ask('/rope')).response.headers.keys()]).not.toContain('x-page-tags');
    expect([...(await ask('/cart')).response.headers.keys()]).not.toContain('x-page-tags');
  });

  test('comes in the encoding that is asked for, and not at all to who has it', async () => {
    const { ask } = aShop();
    const { response } = await ask('/rope', { 'accept-encoding': 'br' });
    expect(response.headers.get('content-encoding')).toBe('br');
    const plain = await ask('/rope', { 'accept-encoding': 'identity' });
    expect([plain.response.headers.get('content-encoding'), plain.text]).toEqual([null, '/rope 1']);
    const etag = response.headers.get('etag') ?? '';
    const known = await ask('/rope', { 'if-none-match': `"other", ${etag}` });
    expect([known.response.status, known.text]).toEqual([304, '']);
  });

  test('is found without a look at its address once it was asked for, by the same words only', async () => {
    const { ask, pages, incoming } = aShop();
    expect(pages.find(incoming('/rope'))).toBeUndefined();
    await ask('/rope', { cookie: 'vsf-locale=en; vsf-currency=EUR' });
    const found = pages.find(incoming('/rope', { cookie: 'vsf-cart=1; vsf-locale=en; vsf-currency=EUR' }));
    expect(zstdDecompressSync(found?.body ?? Buffer.alloc(0)).toString()).toBe('/rope 1');
    expect(pages.find(incoming('/rope', { cookie: 'vsf-locale=en; vsf-currency=USD' }))).toBeUndefined();
    expect(
      pages.find({ ...incoming('/rope', { cookie: 'vsf-locale=en; vsf-currency=EUR' }), method: 'POST' }),
    ).toBeUndefined();
    pages.drop(['tag/rope']);
    expect(pages.find(incoming('/rope', { cookie: 'vsf-locale=en; vsf-currency=EUR' }))).toBeUndefined();
  });
});

describe('what has changed', () => {
  test('is made anew before it is shown, and nothing else is', async () => {
    const { ask, pages } = aShop();
    await ask('/rope');
    await ask('/knife');
    pages.drop(['tag/rope']);
    expect((await ask('/rope')).text).toBe('/rope 3');
    expect((await ask('/knife')).text).toBe('/knife 2');
    pages.drop(null);
    expect((await ask('/knife')).text).toBe('/knife 4');
  });

  test('while a page is made is not in it: it is made again for the next', async () => {
    const making = Promise.withResolvers<void>();
    const page = aPage();
    const { ask, pages } = aShop(async (path, made) => {
      if (made === 1) await making.promise;
      return page(path, made);
    });
    const first = ask('/rope');
    await Promise.resolve();
    pages.drop(['tag/rope']);
    making.resolve();
    expect((await first).text).toBe('/rope 1');
    expect((await ask('/rope')).text).toBe('/rope 2');
  });

  test('only by the time is shown once more, while a new page is made', async () => {
    const { ask, pass } = aShop();
    await ask('/rope');
    pass(61_000);
    expect((await ask('/rope')).text).toBe('/rope 1');
    await expect.poll(async () => (await ask('/rope')).text).toBe('/rope 2');
    pass(3_600_000);
    expect((await ask('/rope')).text).toBe('/rope 3');
  });
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
    expect([response.status, text]).toEqual([200, '/rope 1']);
    expect(response.headers.get('warning')).toBe('111 - "Revalidation Failed"');
    expect((await ask('/never-seen')).response.status).toBe(503);
    pass(86_400_001);
    expect((await ask('/rope')).response.status).toBe(503);
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

test('what is not everybody’s is made for each', async () => {
  const { ask } = aShop((path, made) => new Response(`${path} ${made}`));
  expect((await Promise.all([ask('/rope'), ask('/rope')])).map(({ text }) => text)).toEqual([
    '/rope 1',
    '/rope 2',
  ]);
});
