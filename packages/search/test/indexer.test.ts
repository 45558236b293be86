import { localeNames } from '@bowline/markets';
import { afterEach, expect, test } from 'vitest';
import { indexName } from '../src/records/index-names.ts';
import { aProduct, closeOpened, createShop, namesIn, openIndexer, openSearch } from './indexer-fixture.ts';

afterEach(closeOpened);

test('builds every kind of index, sorted by replicas, and leaves nothing behind', async () => {
  const search = await openSearch();
  const { indexer } = openIndexer(createShop(['Rope', 'Cord', 'Gift card']), search);
  expect(await indexer.buildAll()).toMatchObject({ products: 3, locales: 1 });
  expect(await namesIn(search, 'products_en_name_desc')).toEqual(['Rope', 'Gift card', 'Cord']);
  expect(await namesIn(search, 'products_en_price_EUR_asc')).toEqual(['Rope', 'Cord', 'Gift card']);
  expect(await namesIn(search, 'categories_en')).toEqual(['Cord']);
  const { body } = await search.call('GET', '/1/indexes');
  const names = (body.items as { name: string }[]).map(({ name }) => name);
  expect(names.filter((name) => name.includes('building'))).toEqual([]);
  const suggestions = await search.call('POST', '/1/indexes/query_suggestions_en/query', { query: '' });
  expect(suggestions.body.hits).toMatchObject([{ query: 'gift card', nb_hits: 1 }]);
});

test('all products are in the index of every locale, and again when it is built anew', async () => {
  const search = await openSearch();
  const names = Array.from({ length: 400 }, (_, n) => `Rope ${n}`);
  const { indexer } = openIndexer(createShop(names), search, localeNames);
  for (let times = 0; times < 3; times += 1) {
    await indexer.buildAll();
    const requests = localeNames.map((locale) => ({
      indexName: indexName('products', locale),
      hitsPerPage: 0,
    }));
    const { body } = await search.call('POST', '/1/indexes/*/queries', { requests });
    const found = (body.results as { nbHits: number }[]).map(({ nbHits }) => nbHits);
    expect(found).toEqual(localeNames.map(() => 400));
  }
});

test('follows what changes, appears and goes, in every locale', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope', 'Cord']);
  const { indexer } = openIndexer(shop, search, localeNames.slice(0, 2));
  expect(await indexer.start()).toMatchObject({ products: 2 });
  shop.change(1, 'Sail');
  shop.change(2, null);
  shop.change(7, 'Hook');
  await indexer.settled();
  for (const index of ['products_en_position', 'products_en_US_position']) {
    expect(await namesIn(search, index)).toEqual(['Sail', 'Hook']);
  }
  const { body } = await search.call('POST', '/1/indexes/categories_en/query', { query: '' });
  expect(body.hits).toMatchObject([{ product_count: 2 }]);
});

test('new synonyms reach every index, and none is built anew for them', async () => {
  const search = await openSearch();
  const shop = createShop(['Dog leash', 'Rope']);
  const { indexer } = openIndexer(shop, search, localeNames.slice(0, 2));
  await indexer.start();
  expect(await namesIn(search, 'products_en', 'dog lead')).toEqual(['Dog leash']);
  shop.changeSynonyms([{ input: 'tether', words: ['leash'] }]);
  await indexer.settled();
  for (const index of ['products_en', 'products_en_US', 'products_en_name_asc']) {
    expect(await namesIn(search, index, 'dog tether')).toEqual(['Dog leash']);
    expect(await namesIn(search, index, 'dog lead')).toEqual([]);
  }
  expect(shop.reads.all).toBe(2);
});

test('rules reach the index of products, and are there after it was built anew', async () => {
  const search = await openSearch();
  const shop = createShop(['Red rope', 'Blue rope', 'Green rope', 'Hook']);
  const { indexer } = openIndexer(shop, search);
  await indexer.start();
  const rule = { id: 1, query: 'rope', pinned: [4, 3], hidden: [1], boosted: [], from: null, until: null };
  shop.changeRules([rule]);
  await indexer.settled();
  expect(await namesIn(search, 'products_en', 'rope')).toEqual(['Hook', 'Green rope', 'Blue rope']);
  expect(await namesIn(search, 'products_en', 'blue rope')).toEqual(['Blue rope']);
  expect(shop.reads.all).toBe(1);
  await indexer.buildAll();
  expect(await namesIn(search, 'products_en', 'ROPE ')).toEqual(['Hook', 'Green rope', 'Blue rope']);
  // Whoever sorts by price sees what costs least first, and everything.
  expect((await namesIn(search, 'products_en_price_EUR_asc', 'rope')).length).toBe(3);
  shop.changeRules([{ ...rule, pinned: [], hidden: [], boosted: [3] }]);
  await indexer.settled();
  expect((await namesIn(search, 'products_en', 'rope'))[0]).toBe('Green rope');
  shop.changeRules([]);
  await indexer.settled();
  expect((await namesIn(search, 'products_en', 'rope')).length).toBe(3);
});

test('a burst of changes is one reading', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  const { indexer } = openIndexer(shop, search);
  await indexer.start();
  for (let id = 2; id <= 60; id += 1) shop.change(id, `Cord ${id}`);
  await indexer.settled();
  expect(shop.reads.some).toBeLessThan(5);
  expect(await namesIn(search, 'products_en', 'cord 60')).toContain('Cord 60');
});

test('a restart goes on where the indices are, without building them again', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope', 'Cord']);
  const first = openIndexer(shop, search);
  await first.indexer.start();
  await first.indexer.close();
  shop.change(2, 'Twine');
  const second = openIndexer(shop, search);
  expect(await second.indexer.start()).toBeNull();
  expect(shop.reads.all).toBe(1);
  expect(await namesIn(search, 'products_en_position')).toEqual(['Rope', 'Twine']);
});

test('everything is built again when the log no longer reaches back, or says so', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  const first = openIndexer(shop, search);
  await first.indexer.start();
  await first.indexer.close();
  shop.change(2, 'Cord');
  shop.forget();
  const second = openIndexer(shop, search);
  expect(await second.indexer.start()).toMatchObject({ products: 2 });
  shop.changeEverything();
  await second.indexer.settled();
  expect(shop.reads.all).toBe(3);
});

test('a service that fails for a while is written to afterwards', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  let isBroken = false;
  const { indexer, warnings } = openIndexer(shop, {
    fetch: async (request) => (isBroken ? new Response('no', { status: 503 }) : search.fetch(request)),
  });
  await indexer.start();
  isBroken = true;
  shop.change(1, 'Sail');
  await expect.poll(() => warnings.length).toBeGreaterThan(0);
  isBroken = false;
  await indexer.settled();
  expect(await namesIn(search, 'products_en')).toEqual(['Sail']);
});

test('closing ends a build under way, and the former index goes on answering', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  const { indexer } = openIndexer(shop, search);
  await indexer.start();
  const building = Promise.withResolvers<void>();
  const isClosing = Promise.withResolvers<void>();
  shop.source.productFacts = async function* () {
    yield [aProduct(1, 'Sail')];
    building.resolve();
    await isClosing.promise;
    yield [aProduct(2, 'Hook')];
  };
  shop.changeEverything();
  await building.promise;
  const closed = indexer.close();
  isClosing.resolve();
  await closed;
  expect(await namesIn(search, 'products_en')).toEqual(['Rope']);
});
