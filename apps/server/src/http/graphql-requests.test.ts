import { DatabaseAway } from '@bowline/database';
import { readTextUpTo } from '@bowline/kit';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createAdmission, defaultAdmission } from './admission.ts';
import { createApp } from './app.ts';
import { createGraphqlRequests } from './graphql-requests.ts';
import { type Listening, listen } from './listen.ts';
import { createOwnWrites } from './own-writes.ts';
import { createRequestListener } from './request-listener.ts';

const friend = 'https://app.example';
const neverCached = { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' };
const asBytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

/** A commerce that does what the question says. */
async function answer(request: Request) {
  const text = await readTextUpTo(request, 1_000);
  if (text === null) return { status: 413, headers: neverCached, body: asBytes({ errors: [] }) };
  if (text === 'fail') throw new Error('secret detail');
  if (text === 'away') throw new DatabaseAway(new Error('secret detail'));
  if (text === 'full') throw Object.assign(new Error('no space left'), { code: 'ENOSPC' });
  const told = ['store', 'authorization', 'x-request-id', 'x-forwarded-for'].map((name) =>
    request.headers.get(name),
  );
  const { pathname, search } = new URL(request.url);
  const data = { text, told, address: pathname + search, more: text === 'long' ? 'rope'.repeat(1_000) : '' };
  const headers = text === 'vary' ? { ...neverCached, Vary: 'Store' } : neverCached;
  return { status: text === 'refused' ? 422 : 200, headers, body: asBytes({ data }) };
}

interface Logged {
  readonly msg: string;
  readonly requestId?: string;
}

interface Way {
  readonly listening: Listening;
  readonly logged: Logged[];
}

async function start(isDirect: boolean, kinds = defaultAdmission.kinds): Promise<Way> {
  const logged: Logged[] = [];
  const log = pino(
    { base: null, timestamp: false, serializers: { err: ({ message }: Error) => message } },
    { write: (line: string) => void logged.push({ ...JSON.parse(line), milliseconds: undefined }) },
  );
  const admission = createAdmission({ ...defaultAdmission, kinds });
  const ownWrites = createOwnWrites();
  const corsOrigins = [friend];
  const standing = { development: false };
  const app = createApp({
    ...standing,
    log,
    admission,
    corsOrigins,
    ownWrites: ownWrites.follow,
    readiness: { isStopping: () => false, survived: () => ({ unhandledRejections: 0 }), checks: {} },
    media: { folder: import.meta.dirname, images: async () => new Response() },
    commerce: async (request) => {
      const { body, ...init } = await answer(request);
      return new Response(body, init);
    },
  });
  const direct = createGraphqlRequests({
    answer,
    admission,
    log,
    corsOrigins,
    writtenCookie: ownWrites.cookie,
  });
  const listener = createRequestListener(app, {
    ...standing,
    trustProxy: false,
    graphqlRequests: isDirect ? direct : undefined,
  });
  return { listening: await listen(listener, { port: 0, host: '127.0.0.1' }), logged };
}

// A listener puts its own in the place of these, and other tests share this process.
const { Request: PlainRequest, Response: PlainResponse } = globalThis;
let ways: readonly Way[];
beforeAll(async () => {
  ways = [await start(false), await start(true)];
});
afterAll(async () => {
  await Promise.all(ways.map(({ listening }) => listening.stop(100)));
  Object.defineProperty(globalThis, 'Request', { value: PlainRequest });
  Object.defineProperty(globalThis, 'Response', { value: PlainResponse });
});

async function ask({ listening, logged }: Way, init: RequestInit, path = '/graphql') {
  logged.length = 0;
  const method = init.body ? 'POST' : 'GET';
  const response = await fetch(`http://127.0.0.1:${listening.port}${path}`, { method, ...init });
  const { date: _, ...headers } = Object.fromEntries(response.headers);
  return { status: response.status, headers, text: await response.text(), logged: [...logged] };
}

const requestId = 'trace-12345678';
const from = (headers: Record<string, string>, body = 'short'): RequestInit => ({
  headers: { 'x-request-id': requestId, ...headers },
  body,
});

const byGet = (headers: Record<string, string> = {}): RequestInit => ({
  headers: { 'x-request-id': requestId, ...headers },
});

describe('a question is answered as the whole application answers it', () => {
  test.each<[string, RequestInit, string?]>([
    ['a short one', from({ 'content-type': 'application/json', store: 'nl_nl' })],
    ['with a query in its address', from({}), '/graphql?___store=de_de'],
    ['of who shows a token', from({ authorization: 'Bearer abc' })],
    ['long, for who packs nothing', from({ 'accept-encoding': 'identity' }, 'long')],
    ['long, packed', from({ 'accept-encoding': 'gzip' }, 'long')],
    ['short, for who could unpack it', from({ 'accept-encoding': 'gzip, br, zstd' })],
    ['that varies by more', from({}, 'vary')],
    ['of a page that may ask', from({ origin: friend })],
    ['of a page that may not', from({ origin: 'https://evil.example' })],
    ['that is refused', from({}, 'refused')],
    ['too large', from({}, 'x'.repeat(5_000))],
    ['that fails', from({}, 'fail')],
    ['while the database is away', from({}, 'away')],
    ['while the disk is full', from({}, 'full')],
    ['by GET', byGet(), '/graphql?query={a}'],
    [
      'by GET, of a page that may ask',
      byGet({ origin: friend, cookie: 'store=nl_nl' }),
      '/graphql?query={a}',
    ],
    ['by GET, without a question', byGet()],
  ])('%s', async (_, init, path) => {
    const [whole, direct] = await Promise.all(ways.map((way) => ask(way, init, path)));
    expect(direct).toEqual(whole);
    expect(direct?.headers['x-request-id']).toBe(requestId);
    expect(direct?.headers['content-security-policy']).toContain("default-src 'self'");
    const method = init.body ? 'POST' : 'GET';
    expect(direct?.logged.at(-1)).toMatchObject({ method, path: '/graphql', msg: 'request' });
    expect(direct?.text).not.toContain('secret');
  });

  test('what the answers above say', async () => {
    const [, direct] = ways;
    if (!direct) throw new Error('There must be one');
    const packed = await ask(direct, from({ 'accept-encoding': 'gzip', origin: friend }, 'long'));
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      vary: 'Origin, Accept-Encoding',
      'access-control-allow-origin': friend,
      'set-cookie': expect.stringContaining('written=1'),
    });
    expect(JSON.parse(packed.text).data.told).toEqual([null, null, requestId, '127.0.0.1']);
    expect((await ask(direct, from({}, 'refused'))).headers['set-cookie']).toBeUndefined();
    expect(await ask(direct, from({}, 'away'))).toMatchObject({
      status: 503,
      headers: { 'retry-after': '5', 'cache-control': 'no-store' },
    });
  });
});

test('only questions and changes by GraphQL go this way', () => {
  const { takes } = createGraphqlRequests({
    answer,
    admission: createAdmission(defaultAdmission),
    log: pino({ level: 'silent' }),
  });
  const taken = (method: string, url: string) => takes({ method, url });
  expect(['/graphql', '/graphql?a=1', 'https://bowline.nl/graphql'].map((url) => taken('POST', url))).toEqual(
    [true, true, true],
  );
  expect(['GET', 'HEAD', 'OPTIONS', 'PUT'].map((method) => taken(method, '/graphql'))).toEqual([
    true,
    false,
    false,
    false,
  ]);
  for (const url of ['/graphqlx', '/graphql/', '/bowline-admin/graphql', '/', '/nl/graphql', '/gr%61phql'])
    expect([url, taken('POST', url)]).toEqual([url, false]);
});

test('who finds no place is told to come back, and has taken none', async () => {
  const none = { ...defaultAdmission.kinds, questions: { atOnce: 0, waiting: 0 } };
  const full = await Promise.all([start(false, none), start(true, none)]);
  try {
    const [whole, direct] = await Promise.all(full.map((way) => ask(way, from({}))));
    expect(direct).toEqual(whole);
    expect([direct?.status, direct?.headers['retry-after']]).toEqual([503, '5']);
  } finally {
    await Promise.all(full.map(({ listening }) => listening.stop(100)));
  }
});

test('what is everybody’s is offered to be kept as it was sent, and nothing else is', async () => {
  const offered: unknown[] = [];
  const log = pino({ level: 'silent' });
  const direct = createGraphqlRequests({
    answer,
    admission: createAdmission(defaultAdmission),
    log,
    kept: { begin: ({ method }) => (method === 'GET' ? (sent) => void offered.push(sent) : undefined) },
  });
  const app = { fetch: async () => new Response('of the application') };
  const options = { development: false, trustProxy: false, graphqlRequests: direct };
  const listening = await listen(createRequestListener(app, options), { port: 0, host: '127.0.0.1' });
  try {
    const way = { listening, logged: [] };
    const { text } = await ask(way, byGet({ 'accept-encoding': 'identity' }), '/graphql?query={a}');
    expect(offered).toEqual([
      { status: 200, headers: expect.objectContaining({ Vary: 'Accept-Encoding' }), body: expect.anything() },
    ]);
    expect(new TextDecoder().decode((offered[0] as { body: Uint8Array }).body)).toBe(text);
    await ask(way, from({}));
    expect(offered).toHaveLength(1);
  } finally {
    await listening.stop(100);
  }
});
