import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { DatabaseAway } from '@bowline/database';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfiguration } from '../configuration.ts';
import { createApp } from './app.ts';
import { chooseEncoding } from './compression.ts';
import { createDrawnFiles } from './drawn-files.ts';
import { checkDisk } from './health.ts';
import { listen } from './listen.ts';
import { createRequestListener } from './request-listener.ts';
import type { ProxyTrust } from './trusted-proxies.ts';

const page = `<!doctype html><title>Bowline</title>${'<p>rope</p>'.repeat(200)}`;
let folder: string;
let stopping = false;
let databaseIsUp = true;
const drawn: string[] = [];
const logged: { readonly path?: string; readonly route?: string }[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bowline-app-'));
  await mkdir(path.join(folder, 'client/assets'), { recursive: true });
  await mkdir(path.join(folder, 'media'));
  await writeFile(path.join(folder, 'client/assets/app-abc.js'), 'export const a = 1;');
  await writeFile(
    path.join(folder, 'client/assets/app-abc.js.br'),
    brotliCompressSync('export const a = 1;'),
  );
  await writeFile(path.join(folder, 'media/coil.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  await writeFile(path.join(folder, 'outside.txt'), 'private');
});
afterAll(() => rm(folder, { recursive: true }));

// A listener puts its own in the place of these, and other tests share this process.
const { Request: PlainRequest, Response: PlainResponse } = globalThis;
afterAll(() => {
  Object.defineProperty(globalThis, 'Request', { value: PlainRequest });
  Object.defineProperty(globalThis, 'Response', { value: PlainResponse });
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly trustProxy?: ProxyTrust;
}

/** Over a real connection, so that the answer is what a visitor gets: nothing decoded, nothing tidied up. */
async function ask(pathname: string, { method = 'GET', headers, body, trustProxy = false }: Asked = {}) {
  const standing = {
    development: false,
    otherOrigins: {
      connectTo: ['https://x1-dsn.algolia.net'],
      imagesFrom: ['https://cdn.example'],
      framesFrom: ['https://player.example'],
      scriptsFrom: ['https://tickets.example', 'https://feed.example'],
    },
  };
  const app = createApp({
    ...standing,
    log: pino({ level: 'info' }, { write: (line) => void logged.push(JSON.parse(line)) }),
    readiness: {
      isStopping: () => stopping,
      survived: () => ({ unhandledRejections: 2 }),
      checks: {
        disk: checkDisk(folder),
        database: async () => {
          if (!databaseIsUp) throw new Error('down');
        },
      },
    },
    media: {
      folder: path.join(folder, 'media'),
      images: async (request) => new Response(`image ${new URL(request.url).pathname}`),
      drawn: createDrawnFiles(path.join(folder, 'media'), (file) => {
        drawn.push(file);
        if (file === 'catalog/full.svg') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
        return file === 'catalog/red.svg'
          ? '<svg xmlns="http://www.w3.org/2000/svg" id="drawn"/>'
          : undefined;
      }),
    },
    commerce: async (request) =>
      Response.json({
        method: request.method,
        url: request.url,
        from: request.headers.get('x-forwarded-for'),
      }),
    content: async (request) => {
      const { pathname } = new URL(request.url);
      return pathname.includes('/listen/')
        ? new Response('event: welcome\n\n', { headers: { 'content-type': 'text/event-stream' } })
        : Response.json({ content: pathname });
    },
    search: async (request) => Response.json({ searched: new URL(request.url).pathname }),
    storefront: {
      filesFolder: path.join(folder, 'client'),
      worker: 'addEventListener',
      fetch: async (request) => {
        if (new URL(request.url).pathname === '/broken') throw new Error('secret detail');
        if (new URL(request.url).pathname === '/away') throw new DatabaseAway(new Error('secret detail'));
        return new Response(`${page}${request.url} ${request.headers.get('x-request-id')}`, {
          headers: {
            'content-type': 'text/html; charset=utf-8',
            'x-inline-script-hashes': 'abc= def=',
            'x-embedded-script-origins': 'https://tickets.example https://evil.example',
            'x-route-name': 'PRODUCTPC550-R%C3%96D',
          },
        });
      },
    },
  });
  const listening = await listen(createRequestListener(app, { ...standing, trustProxy }), {
    port: 0,
    host: '127.0.0.1',
  });
  try {
    return await new Promise<Response>((resolve, reject) => {
      const target = { host: '127.0.0.1', port: listening.port, path: pathname, agent: false };
      httpRequest({ ...target, method, headers: { host: 'localhost:3000', ...headers } })
        .on('error', reject)
        .on('response', async (answer) => {
          const status = answer.statusCode ?? 0;
          const hasBody = ![204, 304].includes(status);
          const received = await buffer(answer);
          resolve(
            new Response(hasBody ? new Uint8Array(received) : null, {
              status,
              headers: new Headers(pairsOf(answer.rawHeaders)),
            }),
          );
        })
        .end(body);
    });
  } finally {
    await listening.stop(0);
  }
}

function pairsOf(raw: readonly string[]): [string, string][] {
  return raw.flatMap((name, index) => (index % 2 === 0 ? [[name, raw[index + 1] ?? '']] : []));
}

test('the log names the route that was found, the answer does not', async () => {
  const { headers } = await ask('/red-paracord');
  expect(headers.get('x-route-name')).toBeNull();
  expect(logged.find(({ path }) => path === '/red-paracord')?.route).toBe('PRODUCTPC550-RÖD');
});

test('a page carries the strict policy with the hashes of its own scripts, and the internal header stays inside', async () => {
  const { headers } = await ask('/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self' 'sha256-abc=' 'sha256-def=' https://tickets.example;");
  expect(policy).toContain("frame-src 'self' https://player.example;");
  expect(headers.get('x-embedded-script-origins')).toBeNull();
  expect(policy).toContain("connect-src 'self' https://x1-dsn.algolia.net;");
  expect(policy).toContain("img-src 'self' data: blob: https://cdn.example;");
  expect(policy).not.toContain('unsafe-inline');
  expect(headers.get('x-inline-script-hashes')).toBeNull();
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test.each([
  ['zstd', zstdDecompressSync],
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a page is compressed with %s when only that is accepted', async (encoding, decompress) => {
  const answer = await ask('/', { headers: { 'accept-encoding': encoding } });
  expect(answer.headers.get('content-encoding')).toBe(encoding);
  expect(answer.headers.get('vary')).toContain('Accept-Encoding');
  expect(decompress(Buffer.from(await answer.arrayBuffer())).toString()).toContain('<title>Bowline</title>');
});

test.each([
  '/v2025-02-19/data/query/production',
  '/v1/data/doc/production/a,b',
  '/vX/data/live/events/production',
  '/v2025-02-19/assets/images/production',
  '/v2025-02-19/users/me',
  '/v1/check/cors',
  '/images/bowline/production/abc-1x1.png',
  '/files/bowline/production/abc.pdf',
])('%s goes to the content service', async (pathname) => {
  expect(await (await ask(pathname)).json()).toEqual({ content: pathname });
});

test.each(['/vintage-rope', '/v1', '/images/other/production/a.png', '/versand/data/x'])(
  '%s is a page',
  async (pathname) => {
    expect(await (await ask(pathname)).text()).toContain('<title>Bowline</title>');
  },
);

test('a stream of events is never compressed', async () => {
  const answer = await ask('/v1/data/listen/production', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.text()).toBe('event: welcome\n\n');
});

test.each(['/payments/webhook/test', '/payments/test/test_1', '/invoices/token/2026-000001.pdf'])(
  '%s goes to commerce',
  async (path) => {
    const answer = await ask(path, { method: 'POST', body: 'id=1' });
    expect(await answer.json()).toMatchObject({ method: 'POST', url: expect.stringContaining(path) });
  },
);

test('what is below /1/ goes to the search service', async () => {
  const answer = await ask('/1/indexes/*/queries', { method: 'POST', body: '{}' });
  expect(await answer.json()).toEqual({ searched: '/1/indexes/*/queries' });
  expect(await (await ask('/10')).text()).toContain('<title>Bowline</title>');
});

test('an encoding refused with q=0 is not used', () => {
  expect(chooseEncoding('zstd;q=0, br;q=0.5')).toBe('br');
  expect(chooseEncoding('identity')).toBeUndefined();
});

test('built files never change and come compressed from the disk', async () => {
  const answer = await ask('/assets/app-abc.js', { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(answer.headers.get('content-encoding')).toBe('br');
  expect(brotliDecompressSync(Buffer.from(await answer.arrayBuffer())).toString()).toBe(
    'export const a = 1;',
  );
});

test('the worker is never kept by HTTP', async () => {
  const answer = await ask('/sw.js');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(await answer.text()).toBe('addEventListener');
});

test('a drawing is served with a policy that lets it do nothing', async () => {
  const answer = await ask('/media/coil.svg');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=604800');
  const versioned = await ask('/media/coil.svg?v=1f0c9a27');
  expect(versioned.headers.get('cache-control')).toContain('immutable');
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(answer.headers.get('content-type')).toContain('image/svg+xml');
});

test.each([
  '/media/../outside.txt',
  '/media/%2e%2e/outside.txt',
  '/media/..%2foutside.txt',
  '/media/nothing.svg',
])('no file outside the media folder is served: %s', async (pathname) => {
  const answer = await ask(pathname);
  expect(await answer.text()).not.toBe('private');
});

test('a picture for which the disk has no room is asked for again later', async () => {
  const answer = await ask('/media/catalog/full.svg');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(await answer.text()).toBe('The shop has no room left on its disk. Please try again later.\n');
});

test('a missing picture that can be drawn is drawn once, kept and served, also to the image proxy', async () => {
  expect(await (await ask('/_ipx/w_80/media/catalog/red.svg')).text()).toBe(
    'image /_ipx/w_80/media/catalog/red.svg',
  );
  expect(await (await ask('/media/catalog/red.svg')).text()).toContain('id="drawn"');
  expect(await (await ask('/media/catalog/red.svg')).text()).toContain('id="drawn"');
  expect(drawn.filter((file) => file === 'catalog/red.svg')).toHaveLength(1);
});

test.each([
  '/media/../red.svg',
  '/media/catalog/..%2f..%2fred.svg',
  '/media/catalog/red.svg/',
  '/media/.red.svg',
])('only plain names are offered for drawing: %s', async (pathname) => {
  drawn.length = 0;
  await ask(pathname);
  expect(drawn.filter((file) => file.includes('..') || file.startsWith('.'))).toEqual([]);
});

test('an unexpected failure is a plain 500 that says nothing about the inside', async () => {
  const answer = await ask('/broken');
  expect(answer.status).toBe(500);
  expect(await answer.text()).toBe('Something went wrong. Please try again later.');
});

test('forwarded host and protocol count only from a trusted proxy', async () => {
  const headers = { 'x-forwarded-host': 'bowline.nl', 'x-forwarded-proto': 'https' };
  expect(await (await ask('/a', { headers })).text()).toContain('http://localhost:3000/a');
  const trusted = await ask('/a', { headers, trustProxy: true });
  expect(await trusted.text()).toContain('https://bowline.nl/a');
  expect(trusted.headers.get('strict-transport-security')).toContain('max-age=');
});

test.each<[string, ProxyTrust, string | undefined, string]>([
  ['an address that a visitor claims for itself is not believed', false, '203.0.113.9', '127.0.0.1'],
  ['a proxy is believed', true, '203.0.113.9', '203.0.113.9'],
  ['only what the proxy added counts', true, '198.51.100.1, 203.0.113.9', '203.0.113.9'],
  ['leaving it out helps nobody', true, undefined, '127.0.0.1'],
  ['nonsense helps nobody', true, 'unknown', '127.0.0.1'],
  ['a proxy in the list is believed', ['127.0.0.0/8'], '203.0.113.9', '203.0.113.9'],
  ['a peer outside the list is not', ['10.0.0.1'], '203.0.113.9', '127.0.0.1'],
  [
    'of several proxies all in the list are passed over',
    ['127.0.0.1', '10.0.0.0/8'],
    'made.up, 203.0.113.9, 10.1.2.3',
    '203.0.113.9',
  ],
  [
    "what stands before a stranger is the stranger's own",
    ['127.0.0.1', '10.0.0.0/8'],
    '192.0.2.1, 203.0.113.9, 10.1.2.3',
    '203.0.113.9',
  ],
  ['IPv6 in a list', ['127.0.0.1', '2001:db8::/32'], '2001:db8::7, 2001:db8::8', '2001:db8::7'],
])('who asks: %s', async (_, trustProxy, forwarded, from) => {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  expect(await (await ask('/graphql', { headers, trustProxy })).json()).toMatchObject({ from });
});

test('who asks: the headers of the nginx guide tell it, whatever the visitor sends', async () => {
  const guide = await readFile(
    new URL('../../../../docs/guides/run-in-production.md', import.meta.url),
    'utf8',
  );
  const [, trust = ''] = /TRUST_PROXY=(\S+)/.exec(guide) ?? [];
  const { TRUST_PROXY: trustProxy } = readConfiguration({ TRUST_PROXY: trust });
  const { nginx } = /```nginx\n(?<nginx>[^`]+)```/.exec(guide)?.groups ?? {};
  const visitor = {
    'x-forwarded-for': '198.51.100.66',
    'x-forwarded-host': 'evil.example',
    'x-forwarded-proto': 'gopher',
  };
  // As nginx fills its own words in; a header that it sets to nothing is not sent on.
  const words: Readonly<Record<string, string>> = {
    $scheme: 'https',
    $host: 'bowline.nl',
    $remote_addr: '203.0.113.9',
    $request_id: 'a'.repeat(32),
    $proxy_add_x_forwarded_for: '198.51.100.66, 203.0.113.9',
    '""': '',
  };
  const set = [...(nginx ?? '').matchAll(/proxy_set_header (\S+) (\S+);/g)].map(
    ([, name = '', word = '']) => [name.toLowerCase(), words[word] ?? word],
  );
  const sent: Readonly<Record<string, string>> = { ...visitor, ...Object.fromEntries(set) };
  const headers = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== ''));
  const asked = (await (await ask('/graphql', { headers, trustProxy })).json()) as {
    url: string;
    from: string;
  };
  expect(asked).toMatchObject({ url: 'https://bowline.nl/graphql', from: '203.0.113.9' });
});

test('a request id is passed on and answered; a hostile one is replaced', async () => {
  const kept = await ask('/', { headers: { 'x-request-id': 'trace-12345678' } });
  expect(kept.headers.get('x-request-id')).toBe('trace-12345678');
  expect(await kept.text()).toContain('trace-12345678');
  const replaced = await ask('/', { headers: { 'x-request-id': '"><script>' } });
  expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
});

test('the body of a request reaches its service', async () => {
  const answer = await ask('/graphql', { method: 'POST', body: '{"query":"{a}"}' });
  expect(await answer.json()).toMatchObject({ method: 'POST' });
});

test('health: alive, ready, ready with the database away, and stopping', async () => {
  expect(await (await ask('/health/live')).json()).toEqual({ status: 'ok', unhandledRejections: 2 });
  expect((await ask('/health/ready')).status).toBe(200);
  databaseIsUp = false;
  const degraded = await ask('/health/ready');
  expect(degraded.status).toBe(200);
  expect(await degraded.json()).toEqual({
    status: 'degraded',
    checks: { disk: 'ok', database: 'failed' },
  });
  databaseIsUp = true;
  stopping = true;
  expect((await ask('/health/ready')).status).toBe(503);
  stopping = false;
});

test('a database that is away is no error of ours: whoever asks is told to come back', async () => {
  const answer = await ask('/away');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await answer.text()).not.toContain('secret');
});
