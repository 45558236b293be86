import { Worker } from 'node:worker_threads';
import type { LocaleName } from '@bowline/markets';
import { afterEach, expect, test } from 'vitest';
import { readInThread } from '../src/index.ts';
import { aProduct, closeOpened, createShop, namesIn, openIndexer, openSearch } from './indexer-fixture.ts';

afterEach(closeOpened);

function openThread(failsFor: LocaleName | null = null) {
  const workerData = { facts: [aProduct(1, 'Rope'), aProduct(2, 'Cord')], failsFor };
  const thread = new Worker(new URL('./product-thread-of-two.ts', import.meta.url), { workerData });
  return { thread, reader: readInThread(thread) };
}

test('a build may read the products in another thread, which ends with it', async () => {
  const search = await openSearch();
  const { thread, reader } = openThread();
  const ended = new Promise((resolve) => thread.once('exit', resolve));
  const { indexer } = openIndexer(createShop([]), search, ['en', 'nl-NL'], {
    openProductReader: () => reader,
  });
  expect(await indexer.buildAll()).toMatchObject({ products: 2, locales: 2 });
  expect(await ended).toBe(0);
  expect(await namesIn(search, 'products_nl_NL_position')).toEqual(['Rope nl-NL', 'Cord nl-NL']);
});

test('many products that changed at once are read in another thread too, few are not', async () => {
  const search = await openSearch();
  const opened: boolean[] = [];
  const shop = createShop(['Rope', 'Cord']);
  const { indexer } = openIndexer(shop, search, ['en'], {
    openProductReader({ givesWay }) {
      opened.push(givesWay);
      return openThread().reader;
    },
  });
  await indexer.start();
  expect(opened).toEqual([false]);
  shop.change(1, 'Line');
  await indexer.settled();
  expect(opened).toEqual([false]);
  expect(await namesIn(search, 'products_en_position')).toEqual(['Line', 'Cord en']);
  for (let id = 1; id <= 300; id += 1) shop.change(id, 'Twine');
  await indexer.settled();
  expect(opened).toEqual([false, true]);
  expect(await namesIn(search, 'products_en_position')).toEqual(['Rope en', 'Cord en']);
});

test('what fails in the thread that reads the products fails here, and nobody waits for one that ended', async () => {
  const { thread, reader } = openThread('sv-SE');
  const readAll = async (locale: LocaleName) => {
    for await (const { operations } of reader.read(locale)) expect(operations).toBe(2);
  };
  await expect(readAll('sv-SE')).rejects.toThrow('The database went away');
  await readAll('en');
  await thread.terminate();
  await expect(readAll('en')).rejects.toThrow('The thread that reads the products has ended');
  await reader.close();
});
