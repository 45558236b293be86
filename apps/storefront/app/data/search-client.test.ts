import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createSearchClient, type SearchClientOptions } from './search-client.ts';
import { localStorageCache, memoryCache } from './search-client-cache.ts';

const emptyAnswer = JSON.stringify({ results: [] });
const question = { requests: [{ indexName: 'products_en', query: 'rope' }] };

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function clientOf(ownOrigin: string, options: Partial<SearchClientOptions> = {}) {
  return createSearchClient({
    applicationId: 'BOWLINE',
    searchKey: 'bowline-search',
    fetch,
    ownOrigin,
    timeouts: { connectMs: 1_000, responseMs: 1_000 },
    ...options,
  });
}

/** What the last host answered; the client keeps it beside its own sentence about unreachable hosts. */
async function failureOf(search: Promise<unknown>): Promise<unknown> {
  const error: unknown = await search.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  const { stackTrace } = error as { stackTrace: readonly { response: object }[] };
  const answer = stackTrace.at(-1)?.response ?? {};
  const { status, content, isTimedOut } = answer as Record<string, unknown>;
  return { status, content, isTimedOut };
}

test('a service that says nothing in time is a connection time-out', async () => {
  const origin = await serve(() => {});
  const client = clientOf(origin, { timeouts: { connectMs: 30, responseMs: 1_000 } });
  expect(await failureOf(client.search(question))).toEqual({
    status: 0,
    content: 'Connection timeout',
    isTimedOut: true,
  });
});

test('an answer that stops on its way is a socket time-out', async () => {
  const origin = await serve((_request, response) => void response.writeHead(200).write('{"results":'));
  const client = clientOf(origin, { timeouts: { connectMs: 1_000, responseMs: 30 } });
  expect(await failureOf(client.search(question))).toEqual({
    status: 0,
    content: 'Socket timeout',
    isTimedOut: true,
  });
});

test('a service in this process that never answers is a connection time-out as well', async () => {
  const client = clientOf('http://search.internal', {
    fetch: () => new Promise(() => {}),
    timeouts: { connectMs: 30, responseMs: 1_000 },
  });
  expect(await failureOf(client.search(question))).toMatchObject({ content: 'Connection timeout' });
});

test.each([
  ['refuses connections', 'http://127.0.0.1:1', undefined],
  ['hangs up', undefined, ((request) => request.socket.destroy()) satisfies RequestListener],
])('a service that %s is a failed network request', async (_what, address, listener) => {
  const client = clientOf(address ?? (await serve(listener ?? (() => {}))));
  expect(await failureOf(client.search(question))).toEqual({
    status: 0,
    content: 'Network request failed',
    isTimedOut: false,
  });
});

test('a redirect is not followed', async () => {
  const asked: string[] = [];
  const origin = await serve((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(307, { location: '/elsewhere' }).end();
  });
  expect(await failureOf(clientOf(origin).search(question))).toMatchObject({ status: 307 });
  expect(asked).toHaveLength(1);
});

test('a refusal of the service keeps its status and words', async () => {
  const origin = await serve((_request, response) =>
    response.writeHead(404).end(JSON.stringify({ message: 'Index nope does not exist', status: 404 })),
  );
  await expect(clientOf(origin).search(question)).rejects.toMatchObject({
    status: 404,
    message: 'Index nope does not exist',
  });
});

test('the next host is asked when the first does not answer', async () => {
  const origin = await serve((_request, response) => response.end(emptyAnswer));
  const client = clientOf('http://unused.example', { hosts: ['http://127.0.0.1:1', origin] });
  expect(await client.search(question)).toEqual({ results: [] });
});

test('the embedded service is asked at the own address, another application at the hosted one', async () => {
  const hostOf = async (options: Partial<SearchClientOptions>) => {
    const asked: string[] = [];
    const answering = (request: Request) => {
      asked.push(new URL(request.url).origin);
      return Promise.resolve(new Response(emptyAnswer));
    };
    await clientOf('http://localhost:3000', { fetch: answering, ...options }).search(question);
    return asked[0];
  };
  expect(await hostOf({})).toBe('http://localhost:3000');
  expect(await hostOf({ applicationId: 'OTHER' })).toBe('https://other-dsn.algolia.net');
  expect(await hostOf({ hosts: ['search.example:7700'] })).toBe('https://search.example:7700');
});

test('answers are asked for anew unless a cache keeps them, and then until they are too old', async () => {
  let asked = 0;
  const answering = () => {
    asked += 1;
    return Promise.resolve(new Response(emptyAnswer));
  };
  let clock = 0;
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const kept = { forMs: 1_000, now: () => clock };
  const caches = [undefined, memoryCache(kept), localStorageCache(storage, kept)];
  const counts = [];
  for (const responseCache of caches) {
    asked = 0;
    clock = 0;
    const client = clientOf('http://search.internal', {
      fetch: answering,
      ...(responseCache ? { responseCache } : {}),
    });
    await client.search(question);
    clock = 999;
    await client.search(question);
    clock = 1_000;
    await client.search(question);
    counts.push(asked);
  }
  expect(counts).toEqual([3, 2, 2]);
});

test('a storage that is full or spoilt only costs another question', async () => {
  const storage = {
    getItem: () => '{"spoilt"',
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
  };
  const responseCache = localStorageCache(storage, { forMs: 1_000 });
  const client = clientOf('http://search.internal', {
    fetch: () => Promise.resolve(new Response(emptyAnswer)),
    responseCache,
  });
  expect(await client.search(question)).toEqual({ results: [] });
});
