import { mkdir, mkdtemp, readdir, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { silentLog } from '@bowline/database';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Logger } from '../log.ts';
import type { KeptPage } from './kept-page.ts';
import { type LastPagesOptions, openLastPages } from './last-pages.ts';
import { createPageCache } from './page-cache.ts';

let folder: string;
let clockMs = 1_000_000_000;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'bowline-last-pages-'));
  clockMs = 1_000_000_000;
});
afterEach(() => rm(folder, { recursive: true }));

const open = (more: Partial<LastPagesOptions> = {}) =>
  openLastPages({ folder, buildId: 'one', log: silentLog as Logger, clockMs: () => clockMs, ...more });

const aPage = (text: string): KeptPage => ({
  headers: [['content-language', 'nl']],
  etag: 'W/"1"',
  tags: ['cat_p_1'],
  bodies: new Map([['gzip', new TextEncoder().encode(text)]]),
  madeAtMs: 5,
  isUntrue: false,
});
const textOf = async (pages: Awaited<ReturnType<typeof open>>, key: string) => {
  const found = await pages.find(key);
  return found && new TextDecoder().decode(found.page.bodies.get('gzip'));
};
/** What is still being written has a point before its name. */
const filesOf = async () => {
  const names = await readdir(path.join(folder, 'one')).catch(() => []);
  return names.filter((name) => !name.startsWith('.')).length;
};

test('what one process kept another finds, with the time it was made, for a day', async () => {
  await (await open()).keep('http://shop/rope nl', aPage('rope'));
  const other = await open();
  clockMs += 3_600_000;
  expect(await other.find('http://shop/rope nl')).toEqual({
    page: expect.objectContaining({ headers: [['content-language', 'nl']], tags: ['cat_p_1'] }),
    madeAtMs: 1_000_000_000,
  });
  expect(await textOf(other, 'http://shop/rope nl')).toBe('rope');
  expect(await other.find('http://shop/rope de')).toBeUndefined();
  clockMs += 86_400_000;
  expect(await other.find('http://shop/rope nl')).toBeUndefined();
});

test('a page of another build is none, and its folder goes when nobody has written to it for a day', async () => {
  clockMs = Date.now();
  await (await open()).keep('http://shop/rope nl', aPage('rope'));
  expect(await (await open({ buildId: 'two' })).find('http://shop/rope nl')).toBeUndefined();
  expect(await readdir(folder)).toEqual(['one']);
  const longAgo = new Date(Date.now() - 90_000_000);
  await utimes(path.join(folder, 'one'), longAgo, longAgo);
  await open({ buildId: 'two' });
  expect(await readdir(folder)).toEqual([]);
});

test('a page is written once in ten minutes, and what is asked with a query never', async () => {
  const pages = await open();
  await pages.keep('http://shop/rope nl', aPage('first'));
  await pages.keep('http://shop/rope nl', aPage('second'));
  await pages.keep('http://shop/search?q=rope nl', aPage('found'));
  expect(await textOf(pages, 'http://shop/rope nl')).toBe('first');
  expect(await filesOf()).toBe(1);
  clockMs += 600_000;
  await pages.keep('http://shop/rope nl', aPage('second'));
  expect(await textOf(pages, 'http://shop/rope nl')).toBe('second');
});

test('there are never more than a bounded number of files', async () => {
  const pages = await open({ mostPages: 20 });
  for (let page = 0; page < 100; page += 1) await pages.keep(`http://shop/${page} nl`, aPage(`${page}`));
  expect(await filesOf()).toBeLessThanOrEqual(20);
  expect(await textOf(pages, 'http://shop/99 nl')).toBe('99');
  // Found again by who starts with them there.
  const later = await open({ mostPages: 5 });
  await later.keep('http://shop/more nl', aPage('more'));
  expect(await filesOf()).toBeLessThanOrEqual(5);
});

test('a damaged file is no page, and a disk that cannot be written to keeps nobody from answering', async () => {
  const pages = await open();
  await pages.keep('http://shop/rope nl', aPage('rope'));
  const [name = ''] = await readdir(path.join(folder, 'one'));
  await truncate(path.join(folder, 'one', name), 20);
  expect(await pages.find('http://shop/rope nl')).toBeUndefined();
  await mkdir(path.join(folder, 'blocked'));
  await writeFile(path.join(folder, 'blocked/two'), 'a file where a folder should be');
  const told: string[] = [];
  const log = { ...silentLog, warn: (_: object, text: string) => void told.push(text) } as unknown as Logger;
  const blocked = await open({ folder: path.join(folder, 'blocked'), buildId: 'two', log });
  await blocked.keep('http://shop/rope nl', aPage('rope'));
  await blocked.keep('http://shop/cord nl', aPage('cord'));
  expect(told).toHaveLength(1);
});

test('a process that has just started shows the pages of the one before it while none can be made, and says so', async () => {
  const start = async (answer: () => Response) =>
    createPageCache({
      publicPage: async ({ url }) => ({ key: url, request: new Request(url), cookies: [] }),
      answer,
      mark: async (html, { madeAt }) =>
        `${html}, made ${Math.round((Date.now() - madeAt.getTime()) / 3_600_000)} h ago`,
      mostBytes: 1_000_000,
      freshMs: 60_000,
      lastPages: await open({ clockMs: () => clockMs }),
      log: silentLog as Logger,
    });
  const ask = async (pages: Awaited<ReturnType<typeof start>>, way: string) => {
    const incoming = { method: 'GET', url: way, headers: {} };
    const response = await pages.fetch(new Request(`http://shop${way}`), { incoming });
    return { status: response.status, warning: response.headers.get('warning'), text: await response.text() };
  };
  const page = () =>
    new Response('rope', { headers: { 'content-type': 'text/html', 'x-page-tags': 'cat_p_1' } });
  const away = () => new Response('away', { status: 503 });

  clockMs = Date.now() - 2 * 3_600_000;
  expect((await ask(await start(page), '/rope')).text).toBe('rope');
  await expect.poll(filesOf).toBe(1);
  clockMs = Date.now();
  const after = await start(away);
  const standIn = { status: 200, warning: '111 - "Revalidation Failed"', text: 'rope, made 2 h ago' };
  expect(await ask(after, '/rope')).toEqual(standIn);
  expect(await ask(after, '/rope')).toEqual(standIn);
  expect(after.facts()).toMatchObject({ standIns: 2, hits: 0 });
  expect((await ask(after, '/cord')).status).toBe(503);
  // Never taken for true: as soon as a page can be made, it is.
  expect(await ask(await start(page), '/rope')).toEqual({ status: 200, warning: null, text: 'rope' });
});
