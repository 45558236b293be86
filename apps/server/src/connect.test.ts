import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { connect, untilItListens } from './connect.ts';

test('without an address the local service answers', async () => {
  const fetch = connect(async (request) => new Response(`here: ${new URL(request.url).pathname}`), undefined);
  expect(await (await fetch(new Request('http://commerce.internal/graphql'))).text()).toBe('here: /graphql');
});

test('with an address the same request goes there, below its path, with its headers and query', async () => {
  const server = createServer((request, response) => response.end(`${request.url} ${request.headers.store}`));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const fetch = connect(undefined, `http://127.0.0.1:${port}/shop/`);
  const answer = await fetch(
    new Request('http://commerce.internal/graphql?query=%7Ba%7D', { headers: { store: 'nl_NL' } }),
  );
  expect(await answer.text()).toBe('/shop/graphql?query=%7Ba%7D nl_NL');
  await new Promise((resolve) => server.close(resolve));
});

test.each([
  ['nl_NL', 'api.bowline.nl'],
  ['de_DE', 'api.bowline.de'],
  ['en_US', 'api.bowline.shop'],
  ['fr_FR', 'api.bowline.eu'],
  ['evil.example', 'api.bowline.nl'],
  [null, 'api.bowline.nl'],
])('an address with a place for the domain: store %s asks %s', async (store, host) => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    asked.push(url);
    return new Response();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  const send = connect(undefined, 'https://api.{domain}/shop');
  await send(
    new Request('http://commerce.internal/graphql?query=%7Ba%7D', { headers: store ? { store } : {} }),
  );
  expect(asked).toEqual([`https://${host}/shop/graphql?query=%7Ba%7D`]);
});

test('a service that is neither here nor elsewhere is a mistake of the composition', () => {
  expect(() => connect(undefined, undefined)).toThrow('must run in this process or have an address');
});

test('who asks a service that is started anew waits for it, and sends the same question', async () => {
  let tries = 0;
  const ask = untilItListens(async (request) => {
    tries += 1;
    if (tries < 3) throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
    return new Response(`${request.method} ${await request.text()}`);
  }, 10_000);
  const answer = await ask(new Request('http://search.internal/1/indexes', { method: 'POST', body: 'rope' }));
  expect([await answer.text(), tries]).toEqual(['POST rope', 3]);
});

test('one that stays away is given up, and what it refuses is not asked again', async () => {
  const away = untilItListens(async () => {
    throw new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } });
  }, 60);
  await expect(away(new Request('http://search.internal/1'))).rejects.toThrow('fetch failed');
  let tries = 0;
  const broken = untilItListens(async () => {
    tries += 1;
    throw new Error('no');
  }, 10_000);
  await expect(broken(new Request('http://search.internal/1'))).rejects.toThrow('no');
  expect(tries).toBe(1);
});
