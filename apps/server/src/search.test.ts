import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfiguration } from './configuration.ts';
import { createProgress } from './progress.ts';
import { openSearch } from './search.ts';
import { loadSecrets } from './secrets.ts';
import { type Closers, createClosers } from './shop-options.ts';

let dataFolder: string;
let closers: Closers;
beforeEach(async () => {
  dataFolder = await mkdtemp(path.join(tmpdir(), 'bowline-shop-search-'));
  closers = createClosers();
});
afterEach(async () => {
  await closers.closeAll();
  await rm(dataFolder, { recursive: true });
});

async function open(env: Record<string, string>) {
  const options = {
    settings: readConfiguration(env),
    secrets: await loadSecrets(dataFolder),
    root: dataFolder,
    dataFolder,
    publicUrl: 'https://shop.test',
    development: false,
    isStopping: () => false,
    survived: () => ({ unhandledRejections: 0 }),
    log: pino({ level: 'silent' }),
    progress: createProgress(() => {}),
  };
  return openSearch(options, closers);
}

test('by default it is embedded: visitors may search it at the shop, and this process fills it', async () => {
  const search = await open({});
  expect(search).toMatchObject({
    applicationId: 'BOWLINE',
    searchKey: 'bowline-search',
    isAtOwnOrigin: true,
  });
  expect(search.writing?.destination.adminKey).toBe((await loadSecrets(dataFolder)).searchAdminKey);
  await expect(search.check?.()).resolves.toBeUndefined();
  const answer = await search.fetch(
    new Request('https://shop.test/1/indexes', { headers: { 'x-algolia-api-key': 'bowline-search' } }),
  );
  expect(answer.status).toBe(403);
});

test('one elsewhere is asked there and passed on, but not filled', async () => {
  const search = await open({ SEARCH_URL: 'https://search.example' });
  expect(search).toMatchObject({ applicationId: 'BOWLINE', isAtOwnOrigin: true, otherOrigins: [] });
  expect(search.writing).toBeUndefined();
});

test('the hosted one is asked by browsers themselves, and filled by whoever may write', async () => {
  const hosted = { SEARCH_APP_ID: 'X1Y2', SEARCH_KEY: 'public' };
  const reading = await open(hosted);
  expect(reading).toMatchObject({ applicationId: 'X1Y2', searchKey: 'public', isAtOwnOrigin: false });
  expect(reading.otherOrigins).toContain('https://x1y2-dsn.algolia.net');
  expect(reading.writing).toBeUndefined();
  const writing = await open({ ...hosted, SEARCH_ADMIN_KEY: 'private' });
  expect(writing.writing?.destination).toMatchObject({
    applicationId: 'X1Y2',
    adminKey: 'private',
    baseUrl: 'https://x1y2.algolia.net',
  });
  expect((await open({ ...hosted, SEARCH_ADMIN_KEY: 'private', ROLES: 'commerce' })).writing).toBeUndefined();
});

test('without any, every question is answered with 503 and nothing is served at the shop', async () => {
  const search = await open({ ROLES: 'commerce' });
  expect(search.isAtOwnOrigin).toBe(false);
  const answer = await search.fetch(new Request('https://shop.test/1/indexes'));
  expect(answer.status).toBe(503);
});
