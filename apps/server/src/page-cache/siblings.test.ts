import { deserialize, serialize } from 'node:v8';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { silentLog } from '@bowline/database';
import { expect, test } from 'vitest';
import type { Logger } from '../log.ts';
import { createPageCache, type PageCache } from './page-cache.ts';
import { boundedSender, type ToldPage } from './siblings.ts';

const freshMs = 60_000;

/** Two processes, each of which makes pages of its own; what one tells comes to the other when the test says so. */
function twoProcesses(answer: (path: string, made: number) => Response = aPage) {
  let made = 0;
  let nowMs = performance.now();
  const told: ToldPage[] = [];
  const open = (tell: (page: ToldPage) => void) =>
    createPageCache({
      publicPage: async (request) => ({ key: request.url, request, cookies: [] }),
      answer: async (request) => {
        made += 1;
        return request.headers.get('x-made-of') === 'the same'
          ? new Response(null, { status: 304, headers: { 'x-page-tags': 'tag' } })
          : answer(new URL(request.url).pathname, made);
      },
      mark: async (html) => html,
      mostBytes: 1_000_000,
      freshMs,
      siblings: { tell },
      shared: { seconds: 60 },
      log: silentLog as Logger,
      nowMs: () => nowMs,
    });
  const headers = { host: 'shop', 'accept-encoding': 'zstd' };
  const one = open((page) => void told.push(page));
  const other = open(() => {});
  return {
    one,
    other,
    told,
    made: () => made,
    pass(ms: number) {
      nowMs += ms;
    },
    /** So long after it was told. */
    hear(lateMs = 0) {
      for (const page of told.splice(0)) {
        const madeAtMachineMs = page.madeAtMachineMs - lateMs;
        other.take(deserialize(serialize({ ...page, madeAtMachineMs })) as ToldPage);
      }
    },
    async ask(pages: PageCache, path: string) {
      const incoming = { method: 'GET', url: path, headers };
      const response = await pages.fetch(new Request(`http://shop${path}`, { headers }), { incoming });
      return zstdDecompressSync(Buffer.from(await response.arrayBuffer())).toString();
    },
  };
}

function aPage(path: string, made: number): Response {
  const headers = { 'content-encoding': 'zstd', 'x-page-tags': 'tag,other', 'x-made-of': 'the same' };
  return new Response(zstdCompressSync(Buffer.from(`${path} ${made}`)), { headers });
}

test('a page that one process has made is there for the other', async () => {
  const { one, other, ask, hear, made } = twoProcesses();
  expect(await ask(one, '/rope')).toBe('/rope 1');
  hear();
  expect(await ask(other, '/rope')).toBe('/rope 1');
  expect(made()).toBe(1);
  expect(other.facts()).toMatchObject({ pages: 1, hits: 1, misses: 0, taken: 1 });
  other.drop(['other']);
  expect(await ask(other, '/rope')).toBe('/rope 2');
});

test('what has changed while a page was on its way is not in it', async () => {
  const { one, other, ask, hear } = twoProcesses();
  await ask(one, '/rope');
  other.drop(['tag']);
  hear();
  expect(await ask(other, '/rope')).toBe('/rope 2');
});

test('what was too long on its way for all changes to be remembered is not taken, nor what is older than one’s own', async () => {
  const { one, other, ask, hear } = twoProcesses();
  await ask(one, '/rope');
  hear(11_000);
  expect(other.facts()).toMatchObject({ pages: 0, taken: 0 });
  await ask(one, '/cord');
  expect(await ask(other, '/cord')).toBe('/cord 3');
  hear(5_000);
  expect(await ask(other, '/cord')).toBe('/cord 3');
  expect(other.facts()).toMatchObject({ pages: 1, taken: 0 });
});

test('a page that is as it was is so for all who have it', async () => {
  const { one, other, ask, hear, pass, told } = twoProcesses();
  await ask(one, '/rope');
  hear();
  pass(freshMs + 1);
  await ask(one, '/rope');
  await expect.poll(() => told.length).toBe(1);
  expect(told[0]?.content).toBeUndefined();
  hear();
  const incoming = { method: 'GET', url: '/rope', headers: { host: 'shop', 'accept-encoding': 'zstd' } };
  expect(await ask(other, '/rope')).toBe('/rope 1');
  const found = other.find(incoming)?.page;
  expect(found?.tags).toEqual(['tag']);
  expect(new Map(found?.headers).get('cache-tag')).toMatch(/(^|,)tag$/);
  expect(other.facts().taken).toBe(2);
});

test('who does not listen is told no more than a few, and again when it does', () => {
  const waiting: (() => void)[] = [];
  const send = boundedSender((_message, done) => waiting.push(() => done(null)));
  const toldPage = { key: 'a', madeAtMachineMs: 0, etag: null, tags: [] };
  for (let page = 0; page < 100; page += 1) send({ toldPage });
  expect(waiting).toHaveLength(64);
  waiting[0]?.();
  send({ toldPage });
  send({ toldPage });
  expect(waiting).toHaveLength(65);
});
