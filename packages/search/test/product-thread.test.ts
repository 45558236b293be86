import { Worker } from 'node:worker_threads';
import { type LocaleName, localeNames } from '@bowline/markets';
import { afterEach, expect, test } from 'vitest';
import { indexName, readInThread } from '../src/index.ts';
import {
  aProduct,
  closeOpened,
  createShop,
  destinationOf,
  namesIn,
  openIndexer,
  openSearch,
} from './indexer-fixture.ts';

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

test('several threads build indices that the service takes as they are', async () => {
  const search = await openSearch();
  const threads: Worker[] = [];
  const { indexer, warnings } = openIndexer(createShop([]), search, localeNames.slice(0, 5), {
    destination: destinationOf(search),
    readers: 2,
    openProductReader() {
      const { thread, reader } = openThread();
      threads.push(thread);
      return reader;
    },
  });
  expect(await indexer.buildAll()).toMatchObject({ products: 2, locales: 5 });
  expect(threads.map(({ threadId }) => threadId)).toEqual([-1, -1]);
  for (const locale of localeNames.slice(0, 5)) {
    const index = indexName('products', locale);
    expect(await namesIn(search, `${index}_position`)).toEqual([`Rope ${locale}`, `Cord ${locale}`]);
    expect(await namesIn(search, index, 'rope')).toEqual([`Rope ${locale}`]);
  }
  expect(warnings).toEqual([]);
});

test('one thread that fails ends the build of all; the next build is whole', async () => {
  const search = await openSearch();
  let failsFor: LocaleName | null = 'nl-NL';
  const { indexer } = openIndexer(createShop([]), search, ['en', 'nl-NL', 'sv-SE'], {
    destination: destinationOf(search),
    readers: 2,
    openProductReader: () => openThread(failsFor).reader,
  });
  await expect(indexer.buildAll()).rejects.toThrow('The database went away');
  expect(indexer.progress().isBuilding).toBe(false);
  failsFor = null;
  expect(await indexer.buildAll()).toMatchObject({ products: 2, locales: 3 });
  expect(await namesIn(search, 'products_nl_NL')).toEqual(['Rope nl-NL', 'Cord nl-NL']);
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
