import type { LocaleName } from '@bowline/markets';
import { type CatalogueSource, createIndexer, type Indexer, type IndexerOptions } from '../src/index.ts';
import type { ProductFacts, RuleFact, SynonymFact } from '../src/records/index.ts';
import { createTestSearch, type TestSearch, testKeys } from '../src/testing/index.ts';

const opened: { close(): Promise<void> }[] = [];

/** To be called after each test. */
export async function closeOpened(): Promise<void> {
  for (const part of opened.splice(0).reverse()) await part.close();
}

export function aProduct(id: number, name: string): ProductFacts {
  return {
    id,
    sku: `SKU-${id}`,
    variantSkus: [],
    kind: 'simple',
    visibility: 'both',
    name,
    urlSuffix: '',
    urlKey: `product-${id}`,
    shortDescription: null,
    descriptionHtml: null,
    imageFile: null,
    isSalable: true,
    ratingScore: null,
    createdAt: id,
    newFrom: null,
    prices: [{ currency: 'EUR', minor: id * 100, otherMinor: id * 80, euroCents: id * 100 }],
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
export function createShop(names: readonly string[]) {
  const products = new Map(names.map((name, index) => [index + 1, aProduct(index + 1, name)]));
  const log: (number | 'everything' | 'synonyms')[] = [];
  let synonyms: readonly SynonymFact[] = [{ input: null, words: ['leash', 'lead'] }];
  let rules: readonly RuleFact[] = [];
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
        urlSuffix: '',
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
    synonyms: async () => synonyms,
    rules: async () => rules,
    position: async () => String(log.length),
    async changesSince(position) {
      const since = log.slice(Number(position));
      return {
        everything: Number(position) < forgotten || since.includes('everything'),
        pages: false,
        synonyms: since.includes('synonyms'),
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
    changeSynonyms(next: readonly SynonymFact[]) {
      synonyms = next;
      log.push('synonyms');
      notify();
    },
    changeRules(next: readonly RuleFact[]) {
      rules = next;
      log.push('synonyms');
      notify();
    },
    changeEverything() {
      log.push('everything');
      notify();
    },
  };
}

export interface OpenedIndexer {
  readonly indexer: Indexer;
  readonly warnings: readonly string[];
}

export function openIndexer(
  { source }: ReturnType<typeof createShop>,
  search: Pick<TestSearch, 'fetch'>,
  locales: readonly LocaleName[] = ['en'],
  more: Partial<IndexerOptions> = {},
): OpenedIndexer {
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
    ...more,
  });
  opened.push(indexer);
  return { indexer, warnings };
}

export async function openSearch(): Promise<TestSearch> {
  const search = await createTestSearch();
  opened.push(search);
  return search;
}

export async function hitsIn<Hit>(search: TestSearch, index: string, query = ''): Promise<Hit[]> {
  const { status, body } = await search.call('POST', `/1/indexes/${index}/query`, { query });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body.hits as Hit[];
}

export async function namesIn(search: TestSearch, index: string, query = ''): Promise<string[]> {
  return (await hitsIn<{ name: string }>(search, index, query)).map(({ name }) => name);
}
