import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { LocaleName } from '@bowline/markets';
import { afterEach, expect, test } from 'vitest';
import { readInThread } from '../src/index.ts';
import { indexName } from '../src/records/index-names.ts';
import { createTestSearch, type TestSearch, testKeys } from '../src/testing/index.ts';
import {
  aProduct,
  closeOpened,
  createShop,
  hitsIn,
  namesIn,
  openIndexer,
  openSearch,
} from './indexer-fixture.ts';

afterEach(closeOpened);

interface Troubles {
  readonly failsFor?: LocaleName;
  readonly hangsFor?: LocaleName;
}

function openThread(troubles: Troubles = {}) {
  const workerData = { facts: [aProduct(1, 'Rope'), aProduct(2, 'Cord')], ...troubles };
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
  const { thread, reader } = openThread({ failsFor: 'sv-SE' });
  const readAll = async (locale: LocaleName) => {
    for await (const { operations } of reader.read(locale)) expect(operations).toBe(2);
  };
  await expect(readAll('sv-SE')).rejects.toThrow('The database went away');
  await readAll('en');
  await thread.terminate();
  await expect(readAll('en')).rejects.toThrow('The thread that reads the products has ended');
  await reader.close();
});

/** An indexer of a service in this process, and how its threads end. */
function openAdopting(search: TestSearch, locales: readonly LocaleName[], troubles: Troubles[] = []) {
  const { applicationId, adminKey } = testKeys;
  const ends: Promise<unknown>[] = [];
  const { fetch, adopt } = search;
  const shop = createShop([]);
  const { indexer } = openIndexer(shop, search, locales, {
    destination: { fetch, adopt, applicationId, adminKey, baseUrl: 'http://search.test' },
    buildsAtOnce: 2,
    openProductReader() {
      const { thread, reader } = openThread(troubles.shift());
      ends.push(once(thread, 'exit'));
      return reader;
    },
  });
  return { indexer, ends, shop };
}

const locales = ['en', 'nl-NL', 'de-DE', 'sv-SE'] as const;

test('readers that build indices themselves make what their batches would', async () => {
  const search = await openSearch();
  const { indexer, ends } = openAdopting(search, locales);
  expect(await indexer.buildAll()).toMatchObject({ products: 2, locales: 4 });
  expect(await Promise.all(ends)).toEqual([[0], [0]]);
  const other = await openSearch();
  const { indexer: byBatches } = openIndexer(createShop([]), other, locales, {
    openProductReader: () => openThread().reader,
  });
  await byBatches.buildAll();
  for (const locale of locales) {
    for (const order of [undefined, 'position', 'name_desc', 'price_EUR_desc']) {
      const index = indexName('products', locale, order);
      const hits = await hitsIn(search, index);
      expect(hits).toHaveLength(2);
      expect(hits).toEqual(await hitsIn(other, index));
    }
    expect(await namesIn(search, indexName('products', locale), 'rope')).toEqual([`Rope ${locale}`]);
  }
  expect(search.logged).toEqual([]);
});

test('when one reader fails, the other gives up too, and the next build begins anew', async () => {
  const search = await openSearch();
  const { indexer, ends } = openAdopting(search, locales, [{ hangsFor: 'en' }, { failsFor: 'nl-NL' }]);
  await expect(indexer.buildAll()).rejects.toThrow('The database went away');
  expect(await Promise.all(ends)).toEqual([[0], [0]]);
  expect(await indexer.buildAll()).toMatchObject({ products: 2, locales: 4 });
  expect(await namesIn(search, 'products_en_position')).toEqual(['Rope en', 'Cord en']);
});

test('closing ends the threads of a build under way', async () => {
  const search = await openSearch();
  const { indexer, ends } = openAdopting(search, locales, [{ hangsFor: 'en' }, { hangsFor: 'nl-NL' }]);
  const started = indexer.start();
  await expect.poll(() => ends.length).toBe(2);
  await indexer.close();
  await started;
  await Promise.all(ends);
});

test('after a restart of the service nothing is built again, and what changed is followed', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'bowline-adopted-'));
  const first = await createTestSearch({ folder });
  const before = openAdopting(first, locales);
  await before.indexer.start();
  expect(before.ends).toHaveLength(2);
  await before.indexer.close();
  await first.close();
  const second = await createTestSearch({ folder });
  try {
    // What was written last may lie in the log alone.
    await second.settled();
    const after = openAdopting(second, locales);
    after.shop.change(2, 'Twine');
    expect(await after.indexer.start()).toBeNull();
    expect(after.ends).toEqual([]);
    expect(await namesIn(second, 'products_sv_SE_position')).toEqual(['Rope sv-SE', 'Twine']);
    await after.indexer.close();
  } finally {
    await second.close();
    await rm(folder, { recursive: true });
  }
});
