import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { silentLog } from '@bowline/database';
import { expect, test } from 'vitest';
import type { Logger } from '../log.ts';
import { createPageCache } from './page-cache.ts';

/** As a page repeats itself, but not from one line to the next. */
const text = Array.from({ length: 4_000 }, (_, line) => `<li>${(line * 7919) % 997} m of rope</li>`).join('');
const inHaste = zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 1 } });
const incoming = { method: 'GET', url: '/rope', headers: { host: 'shop', 'accept-encoding': 'zstd' } };

test('a page that is asked for again is packed better, once, and stays the same page', async () => {
  const pages = createPageCache({
    publicPage: async (request) => ({ key: request.url, request, cookies: [] }),
    answer: () =>
      new Response(inHaste, {
        headers: { 'content-encoding': 'zstd', 'x-page-tags': 'tag', 'content-length': '1' },
      }),
    mark: async (html) => html,
    mostBytes: 1_000_000,
    freshMs: 60_000,
    log: silentLog as Logger,
  });
  await pages.fetch(new Request('http://shop/rope'), { incoming });
  const before = pages.facts().bytes;
  const first = pages.find(incoming);
  expect(first?.body.length).toBe(inHaste.length);

  await expect.poll(() => pages.find(incoming)?.body.length).toBeLessThan(inHaste.length);
  const again = pages.find(incoming);
  expect(zstdDecompressSync(again?.body ?? Buffer.alloc(0)).toString()).toBe(text);
  expect(again?.page.etag).toBe(first?.page.etag);
  expect(before - pages.facts().bytes).toBe(inHaste.length - (again?.body.length ?? 0));
  expect(pages.find(incoming)?.body).toBe(again?.body);
});
