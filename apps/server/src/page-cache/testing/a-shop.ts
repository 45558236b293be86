import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { silentLog } from '@bowline/database';
import type { Logger } from '../../log.ts';
import { createPageCache, type PageCacheOptions } from '../page-cache.ts';

/** A shop whose pages say how often they were made. */
export function aShop(
  answer: (path: string, made: number) => Response | Promise<Response> = aPage(),
  more: Partial<PageCacheOptions> = {},
) {
  let made = 0;
  let nowMs = 0;
  const pages = createPageCache({
    publicPage: async (request) => {
      const { origin, pathname, search } = new URL(request.url);
      if (pathname === '/cart') return undefined;
      const language = request.headers.get('accept-language') ?? '';
      const cookies = language ? [`first=${language}`] : [];
      const key = origin + pathname + search;
      return { key, request: new Request(key), cookies };
    },
    answer: async (request) => answer(new URL(request.url).pathname, ++made),
    mark: async (html, { locale, madeAt }) => `${html} ${locale} ${madeAt.getTime() <= Date.now()}`,
    mostBytes: 1_000_000,
    freshMs: 60_000,
    log: silentLog as Logger,
    nowMs: () => nowMs,
    ...more,
  });
  const incoming = (path: string, headers: Record<string, string> = {}) => ({
    method: 'GET',
    url: path,
    headers: { host: 'shop', 'accept-encoding': 'zstd', ...headers } as Record<string, string>,
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
      const request = new Request(new URL(path, `http://${node.headers.host}`), { headers: node.headers });
      const response = await pages.fetch(request, { incoming: node });
      const bytes = Buffer.from(await response.arrayBuffer());
      const isPacked = response.headers.get('content-encoding') === 'zstd';
      return { response, text: (isPacked ? zstdDecompressSync(bytes) : bytes).toString() };
    },
  };
}

export function aPage(tags: (path: string) => string = (path) => `tag${path}`) {
  return (path: string, made: number) =>
    new Response(zstdCompressSync(Buffer.from(`${path} ${made}`)), {
      headers: {
        'content-encoding': 'zstd',
        'content-type': 'text/html',
        'content-language': 'en',
        'cache-control': 'private, no-cache',
        'x-page-tags': tags(path),
      },
    });
}
