import { type LocaleName, localeNames } from '@bowline/markets';
import { afterEach, expect, test } from 'vitest';
import { type CatalogueSource, createIndexer, type Indexer } from '../src/index.ts';
import type { ProductFacts } from '../src/records/index.ts';
import { createTestSearch, type TestSearch, testKeys } from '../src/testing/index.ts';

const opened: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const part of opened.splice(0).reverse()) await part.close();
});

function aProduct(id: number, name: string): ProductFacts {
  return {
    id,
    sku: `SKU-${id}`,
    variantSkus: [],
    kind: 'simple',
    visibility: 'both',
    name,
    urlKey: `product-${id}`,
    shortDescription: null,
    descriptionHtml: null,
    imageFile: null,
    isSalable: true,
    createdAt: id,
    newFrom: null,
    prices: [{ currency: 'EUR', minor: id * 100, euroCents: id * 100 }],
    categories: [{ id: 3, position: id }],
    categoryTrails: [['Cord']],
    attributes: [],
    sortPositions: {},
    popularity: 0,
    relatedIds: [],
    boughtWithIds: [],
  };
}

/** A shop in memory, with a log of changes like that of the real one. */
function createShop(names: readonly string[]) {
  const products = new Map(names.map((name, index) => [index + 1, aProduct(index + 1, name)]));
  const log: (number | 'everything')[] = [];
  let forgotten = 0;
  let notify = () => {};
  const reads = { all: 0, some: 0 };
  const source: CatalogueSource = {
    attributes: async () => [],
    async *productFacts(_, { ids } = {}) {
      reads[ids ? 'some' : 'all'] += 1;
      yield ids ? ids.flatMap((id) => products.get(id) ?? []) : [...products.values()];
    },
    categoryFacts: async () => [
      {
        id: 3,
        key: 'cord',
        name: 'Cord',
        urlPath: 'cord',
        descriptionHtml: null,
        imageFile: null,
        level: 2,
        position: 1,
        isInMenu: true,
        productCount: products.size,
        trail: ['Cord'],
      },
    ],
    pageFacts: async () => [
      { id: 1, identifier: 'returns', title: 'Returns', urlKey: 'returns', contentHtml: '<p>Send back</p>' },
    ],
    position: async () => String(log.length),
    async changesSince(position) {
      const since = log.slice(Number(position));
      return {
        everything: Number(position) < forgotten || since.includes('everything'),
        pages: false,
        productIds: since.filter((entry) => typeof entry === 'number'),
        position: String(log.length),
      };
    },
    listen(onChange) {
      notify = onChange;
      return { close: async () => {} };
    },
  };
  return {
    source,
    reads,
    forget() {
      forgotten = log.length;
    },
    change(id: number, name: string | null) {
      if (name === null) products.delete(id);
      else products.set(id, aProduct(id, name));
      log.push(id);
      notify();
    },
    changeEverything() {
      log.push('everything');
      notify();
    },
  };
}

function open(
  { source }: ReturnType<typeof createShop>,
  search: Pick<TestSearch, 'fetch'>,
  locales: readonly LocaleName[] = ['en'],
): { indexer: Indexer; warnings: string[] } {
  const warnings: string[] = [];
  const { applicationId, adminKey } = testKeys;
  const indexer = createIndexer({
    catalogue: source,
    destination: { fetch: search.fetch, applicationId, adminKey, baseUrl: 'http://search.test' },
    log: {
      debug: () => {},
      info: () => {},
      warn: (_, message) => void warnings.push(message),
      error: (_, message) => void warnings.push(message),
    },
    locales,
  });
  opened.push(indexer);
  return { indexer, warnings };
}

async function openSearch(): Promise<TestSearch> {
  const search = await createTestSearch();
  opened.push(search);
  return search;
}

async function namesIn(search: TestSearch, index: string, query = ''): Promise<string[]> {
  const { status, body } = await search.call('POST', `/1/indexes/${index}/query`, { query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return (body.hits as { name: string }[]).map(({ name }) => name);
}

test('builds every kind of index, sorted by replicas, and leaves nothing behind', async () => {
  const search = await openSearch();
  const { indexer } = open(createShop(['Rope', 'Cord', 'Gift card']), search);
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

test('follows what changes, appears and goes, in every locale', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope', 'Cord']);
  const { indexer } = open(shop, search, localeNames.slice(0, 2));
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

test('a burst of changes is one reading', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  const { indexer } = open(shop, search);
  await indexer.start();
  for (let id = 2; id <= 60; id += 1) shop.change(id, `Cord ${id}`);
  await indexer.settled();
  expect(shop.reads.some).toBeLessThan(5);
  expect(await namesIn(search, 'products_en', 'cord 60')).toContain('Cord 60');
});

test('a restart goes on where the indices are, without building them again', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope', 'Cord']);
  const first = open(shop, search);
  await first.indexer.start();
  await first.indexer.close();
  shop.change(2, 'Twine');
  const second = open(shop, search);
  expect(await second.indexer.start()).toBeNull();
  expect(shop.reads.all).toBe(1);
  expect(await namesIn(search, 'products_en_position')).toEqual(['Rope', 'Twine']);
});

test('everything is built again when the log no longer reaches back, or says so', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  const first = open(shop, search);
  await first.indexer.start();
  await first.indexer.close();
  shop.change(2, 'Cord');
  shop.forget();
  const second = open(shop, search);
  expect(await second.indexer.start()).toMatchObject({ products: 2 });
  shop.changeEverything();
  await second.indexer.settled();
  expect(shop.reads.all).toBe(3);
});

test('a service that fails for a while is written to afterwards', async () => {
  const search = await openSearch();
  const shop = createShop(['Rope']);
  let isBroken = false;
  const { indexer, warnings } = open(shop, {
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
  const { indexer } = open(shop, search);
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
