import { zstdDecompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createKeptHosts } from './kept-hosts.ts';
import type { PageCacheOptions } from './page-cache.ts';
import { aPage, aShop } from './testing/a-shop.ts';

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

describe('a page that would be made of the very same', () => {
  /** Says what each page is made of, and that it has not changed to who names that. */
  function aFrugalShop(more: Partial<PageCacheOptions> = {}) {
    const isMadeOf = { parts: 'a', tags: 'one' };
    const asked: (string | null)[] = [];
    const shop = aShop(undefined, {
      answer: async (request) => {
        const known = request.headers.get('x-made-of');
        asked.push(known);
        const headers = {
          ...(isMadeOf.tags && { 'x-page-tags': isMadeOf.tags }),
          'x-made-of': isMadeOf.parts,
          'cache-control': 'private, no-cache',
        };
        return known === isMadeOf.parts
          ? new Response(null, { status: 304, headers })
          : new Response(`page of ${isMadeOf.parts}`, { headers });
      },
      ...more,
    });
    return { ...shop, asked, isMadeOf };
  }

  test('is not made, and is taken for true again', async () => {
    const { ask, asked, pages, pass } = aFrugalShop();
    const { response } = await ask('/rope');
    expect([...response.headers.keys()]).not.toContain('x-made-of');
    pages.drop(['one']);
    const again = await ask('/rope');
    expect([again.response.status, again.text]).toEqual([200, 'page of a']);
    expect(again.response.headers.get('etag')).toBe(response.headers.get('etag'));
    expect(asked).toEqual(['', 'a']);
    pass(59_000);
    await ask('/rope');
    pass(2_000);
    await ask('/rope');
    await expect.poll(() => pages.facts().unchanged).toBe(2);
    await ask('/rope');
    expect(asked).toEqual(['', 'a', 'a']);
  });

  test('is followed by what it shows from then on', async () => {
    const { ask, asked, isMadeOf, pages } = aFrugalShop();
    await ask('/rope');
    pages.drop(['one']);
    isMadeOf.tags = 'two';
    await ask('/rope');
    pages.drop(['one']);
    await ask('/rope');
    expect(asked).toHaveLength(2);
    isMadeOf.parts = 'b';
    pages.drop(['two']);
    expect((await ask('/rope')).text).toBe('page of b');
  });

  test('is shown whole where nobody says by what it changes, and made again for the next', async () => {
    const { ask, asked, isMadeOf, pages } = aFrugalShop();
    await ask('/rope');
    pages.drop(['one']);
    isMadeOf.tags = '';
    expect((await ask('/rope')).text).toBe('page of a');
    expect((await ask('/rope')).text).toBe('page of a');
    expect(asked).toEqual(['', 'a', 'a']);
  });

  test('tells a shared cache the tags it has now', async () => {
    const { ask, isMadeOf, pages } = aFrugalShop({ shared: { seconds: 60 } });
    await ask('/rope');
    pages.drop(['one']);
    isMadeOf.tags = 'two';
    const { response } = await ask('/rope');
    expect(response.headers.get('surrogate-key')).toBe('pages two');
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=60');
  });

  test('is made for who names its parts without having been told them', async () => {
    const { ask, asked } = aFrugalShop();
    expect((await ask('/rope', { 'x-made-of': 'a' })).text).toBe('page of a');
    expect(asked).toEqual(['']);
  });
});

test('that there is no room is told to all who waited for the page, and it is asked for once', async () => {
  const { ask, made } = aShop(() => new Response('busy', { status: 503, headers: { 'retry-after': '5' } }));
  const answers = await Promise.all([ask('/rope'), ask('/rope'), ask('/rope')]);
  expect(
    answers.map(({ response, text }) => [response.status, response.headers.get('retry-after'), text]),
  ).toEqual(Array(3).fill([503, '5', 'busy']));
  expect(made()).toBe(1);
});

test('what is not everybody’s is made for each', async () => {
  const { ask } = aShop((path, made) => new Response(`${path} ${made}`));
  expect((await Promise.all([ask('/rope'), ask('/rope')])).map(({ text }) => text)).toEqual([
    '/rope 1',
    '/rope 2',
  ]);
});

describe('a cache in front of the shop', () => {
  test('gets pages without cookies, with their tags, and what stands in only for the one who asks', async () => {
    let isDown = false;
    const page = aPage();
    const { ask, pages, incoming } = aShop(
      (path, made) => (isDown ? new Response('away', { status: 503 }) : page(path, made)),
      { shared: { seconds: 300 } },
    );
    await ask('/rope', { 'accept-language': 'de' });
    const { headers } = (await ask('/rope', { 'accept-language': 'de' })).response;
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=300');
    expect(headers.get('surrogate-key')).toBe('pages tag/rope');
    expect(pages.find(incoming('/rope', { 'accept-language': 'de' }))?.cookies).toEqual([]);
    isDown = true;
    pages.drop(null);
    const standIn = (await ask('/rope')).response.headers;
    expect([
      standIn.get('cache-control'),
      standIn.get('surrogate-key'),
      standIn.get('cdn-cache-control'),
    ]).toEqual(['no-store', null, null]);
  });

  test('is offered nothing where there is none', async () => {
    const { ask } = aShop();
    const { headers } = (await ask('/rope')).response;
    expect(headers.get('cache-control')).toBe('private, no-cache');
    expect([...headers.keys()].filter((name) => /surrogate|cdn|cache-tag/.test(name))).toEqual([]);
  });
});

describe('a flood', () => {
  const bytes = 400_000;

  test('of values that pages know does not push out what people look at', async () => {
    const { ask, pages } = aShop(aPage(), { mostBytes: bytes });
    await ask('/rope');
    await ask('/rope');
    for (let number = 0; number < 2_000; number += 1) await ask(`/search?q=${number}`);
    expect(pages.facts().bytes).toBeLessThanOrEqual(bytes);
    expect((await ask('/rope')).text).toBe('/rope 1');
  });

  test('of hosts that somebody made up is made and not kept', async () => {
    const keepsHost = createKeptHosts({ own: ['shop'] });
    const { ask, pages, made } = aShop(aPage(), { mostBytes: bytes, keepsHost });
    await ask('/rope');
    for (let number = 0; number < 500; number += 1) await ask('/rope', { host: `evil-${number}.example` });
    expect(made()).toBe(501);
    expect(pages.facts()).toMatchObject({ pages: 9, addresses: 9 });
    expect((await ask('/rope')).text).toBe('/rope 1');
  });

  test('of words around the same page is not remembered without an end', async () => {
    const { ask, pages, made } = aShop(aPage(), { mostBytes: bytes });
    for (let number = 0; number < 6_000; number += 1)
      await ask('/rope', { 'accept-language': `${'x'.repeat(900)}${number}` });
    expect(made()).toBe(1);
    expect(pages.facts().addresses).toBeLessThan(4_500);
  });
});

test('of a page that nobody waits for any more its maker is told, unless another asks for it meanwhile', async () => {
  const told: AbortSignal[] = [];
  const go = Promise.withResolvers<void>();
  const { pages, incoming } = aShop(undefined, {
    answer: async (request, { gone }) => {
      if (gone) told.push(gone);
      await go.promise;
      return aPage()(new URL(request.url).pathname, told.length);
    },
  });
  const ask = (signal?: AbortSignal) =>
    pages.fetch(new Request('http://shop/rope', { ...(signal && { signal }) }), {
      incoming: incoming('/rope'),
    });
  const [one, other, third] = [new AbortController(), new AbortController(), new AbortController()];
  const answers = [ask(one.signal), ask(other.signal)];
  await turn();
  one.abort();
  expect(told.map(({ aborted }) => aborted)).toEqual([false]);
  other.abort();
  expect(told.map(({ aborted }) => aborted)).toEqual([true]);
  // Who comes now gets a page of its own, and not what those got who went away.
  answers.push(ask(third.signal));
  await turn();
  expect(told.map(({ aborted }) => aborted)).toEqual([true, false]);
  go.resolve();
  await Promise.all(answers);
  expect(told).toHaveLength(2);
});

const turn = () => new Promise((resolve) => setImmediate(resolve));
