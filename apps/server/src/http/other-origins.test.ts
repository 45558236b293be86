import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from './app.ts';
import { type Listening, listen } from './listen.ts';
import { createRequestListener } from './request-listener.ts';

const app = 'https://app.example';
let folder: string;
let shops: { readonly open: Listening; readonly closed: Listening };

// A listener puts its own in the place of these, and other tests share this process.
const { Request: PlainRequest, Response: PlainResponse } = globalThis;

async function start(corsOrigins: readonly string[]): Promise<Listening> {
  const options = { development: false, trustProxy: false };
  const hono = createApp({
    ...options,
    corsOrigins,
    log: pino({ level: 'silent' }),
    readiness: { isStopping: () => false, survived: () => ({ unhandledRejections: 0 }), checks: {} },
    media: { folder, images: async () => new Response('picture') },
    commerce: async (request) =>
      request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : Response.json({ data: {} }),
  });
  return listen(createRequestListener(hono, options), { port: 0, host: '127.0.0.1' });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bowline-origins-'));
  await writeFile(path.join(folder, 'coil.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  shops = { open: await start([app, 'http://localhost:3001']), closed: await start([]) };
});
afterAll(async () => {
  await Promise.all(Object.values(shops).map((shop) => shop.stop(100)));
  Object.defineProperty(globalThis, 'Request', { value: PlainRequest });
  Object.defineProperty(globalThis, 'Response', { value: PlainResponse });
  await rm(folder, { recursive: true });
});

const ask = (shop: keyof typeof shops, pathname: string, init: RequestInit = {}) =>
  fetch(`http://127.0.0.1:${shops[shop].port}${pathname}`, init);
const from = (origin: string, more: Readonly<Record<string, string>> = {}) => ({
  headers: { origin, ...more },
});
const preflight = (origin: string) => ({
  method: 'OPTIONS',
  ...from(origin, {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'authorization,content-currency,content-type,store',
  }),
});

test('an origin that is named may ask, and read what the protocol has in headers', async () => {
  const { headers } = await ask('open', '/graphql?query={a}', from(app));
  expect(headers.get('access-control-allow-origin')).toBe(app);
  expect(headers.get('access-control-expose-headers')).toContain('X-Magento-Cache-Id');
  expect(headers.get('access-control-allow-credentials')).toBeNull();
  expect(headers.get('vary')).toContain('Origin');
});

test('its browser asks first, once a day', async () => {
  const { status, headers } = await ask('open', '/graphql', preflight('http://localhost:3001'));
  expect(status).toBe(204);
  expect(headers.get('access-control-allow-origin')).toBe('http://localhost:3001');
  expect(headers.get('access-control-allow-methods')).toBe('GET, POST');
  for (const name of ['Authorization', 'Content-Currency', 'Content-Type', 'Store']) {
    expect(headers.get('access-control-allow-headers')).toContain(name);
  }
  expect(headers.get('access-control-max-age')).toBe('86400');
});

test.each(['https://app.example.evil', 'https://evil.example', 'http://app.example', 'null'])(
  'only exactly these origins may: not %s',
  async (origin) => {
    for (const init of [from(origin), preflight(origin)]) {
      const { headers } = await ask('open', '/graphql', init);
      expect(headers.get('access-control-allow-origin')).toBeNull();
      expect(headers.get('vary')).toContain('Origin');
    }
  },
);

test('other paths of the shop answer to nobody else', async () => {
  for (const pathname of ['/health/live', '/', '/payments/webhook/test']) {
    expect((await ask('open', pathname, from(app))).headers.get('access-control-allow-origin')).toBeNull();
  }
});

test('pictures may be shown by other origins exactly when some may ask', async () => {
  const policyOf = async (shop: keyof typeof shops, pathname: string) =>
    (await ask(shop, pathname)).headers.get('cross-origin-resource-policy');
  for (const pathname of ['/media/coil.svg', '/_ipx/w_80/media/coil.svg']) {
    expect(await policyOf('open', pathname)).toBe('cross-origin');
    expect(await policyOf('closed', pathname)).toBe('same-origin');
  }
  expect(await policyOf('open', '/health/live')).toBe('same-origin');
});

test('without the setting no origin may ask', async () => {
  for (const init of [from(app), preflight(app)]) {
    const { headers } = await ask('closed', '/graphql', init);
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  }
});
