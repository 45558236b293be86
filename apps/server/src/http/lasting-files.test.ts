import { expect, test } from 'vitest';
import { createLastingFiles } from './lasting-files.ts';

const forEver = 'public, max-age=31536000, immutable';
const all = 'gzip, deflate, br, zstd';

interface Build {
  readonly headers?: Record<string, string>;
  readonly status?: number;
  readonly mostBytes?: number;
}

/** Files that say in which encoding they were sent, and what was read of them. */
function aBuild({ headers = {}, status = 200, mostBytes = 1_000 }: Build = {}) {
  const read: string[] = [];
  const files = createLastingFiles({
    mostBytes,
    answer: async (request) => {
      read.push(new URL(request.url).pathname);
      const encoding = request.headers.get('accept-encoding')?.includes('br') ? 'br' : 'identity';
      const body = new TextEncoder().encode(`in ${encoding}`);
      return new Response(body, {
        status,
        headers: {
          'content-type': 'text/javascript; charset=utf-8',
          'content-length': String(body.length),
          'cache-control': forEver,
          ...(encoding === 'br' && { 'content-encoding': encoding, vary: 'Accept-Encoding' }),
          ...headers,
        },
      });
    },
  });
  async function ask(url: string, sent: Record<string, string> = { 'accept-encoding': all }, method = 'GET') {
    const incoming = { method, url, headers: sent };
    const found = files.find(incoming);
    if (found) return new TextDecoder().decode(found.body);
    const absolute = new URL(url, 'http://shop');
    return (await files.fetch(new Request(absolute, { headers: sent, method }), { incoming })).text();
  }
  return { files, read, ask };
}

test('a file of a build is read once for each encoding, and sent with all that was said of it', async () => {
  const { files, read, ask } = aBuild();
  for (const url of [
    '/assets/page-1a2b.js',
    '/assets/page-1a2b.js',
    'https://bowline.nl/assets/page-1a2b.js',
  ])
    expect(await ask(url)).toBe('in br');
  const without: Record<string, string>[] = [{}, { 'accept-encoding': 'identity' }];
  for (const sent of without) expect(await ask('/assets/page-1a2b.js', sent)).toBe('in identity');
  expect(read).toHaveLength(2);
  const url = '/assets/page-1a2b.js';
  const found = files.find({ method: 'GET', url, headers: { 'accept-encoding': 'br,gzip , zstd' } });
  expect(found?.encoding).toBe('br');
  expect(Object.fromEntries(found?.page.headers ?? [])).toEqual({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': forEver,
    vary: 'Accept-Encoding',
  });
});

test.each<[string, string, Record<string, string>, string]>([
  ['another file', '/favicon.ico', {}, 'GET'],
  ['a folder above', '/assets/../secrets.json', {}, 'GET'],
  ['a question', '/assets/page.js?now', {}, 'GET'],
  ['a part', '/assets/page.js', { range: 'bytes=0-1' }, 'GET'],
  ['its head', '/assets/page.js', {}, 'HEAD'],
  ['in an encoding with its weight', '/assets/page.js', { 'accept-encoding': 'br;q=1.0' }, 'GET'],
  ['in any encoding', '/assets/page.js', { 'accept-encoding': '*' }, 'GET'],
  ['in one that is refused', '/assets/page.js', { 'accept-encoding': 'gzip, br;q=0' }, 'GET'],
])('%s is asked for each time', async (_, url, sent, method) => {
  const { read, ask } = aBuild();
  await ask(url, sent, method);
  await ask(url, sent, method);
  expect(read).toHaveLength(2);
});

test.each<[string, Build]>([
  ['is not there', { status: 404 }],
  ['may change', { headers: { 'cache-control': 'public, max-age=3600' } }],
  ['is one visitor’s', { headers: { 'set-cookie': 'a=b' } }],
  ['has no end that is known', { headers: { 'content-length': 'long' } }],
  ['finds no room', { mostBytes: 4 }],
])('what %s is not kept', async (_, build) => {
  const { read, ask } = aBuild(build);
  await ask('/assets/page.js');
  await ask('/assets/page.js');
  expect(read).toHaveLength(2);
});
