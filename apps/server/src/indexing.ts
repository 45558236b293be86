import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Commerce } from '@bowline/commerce';
import { createIndexer, type Indexer, type ProductReader, readInThread } from '@bowline/search';
import { contentSources } from './content-search/content-sources.ts';
import type { SearchedContent } from './content-search/searched-content.ts';
import type { ProductThreadOptions } from './product-thread.ts';
import type { ShopSearch } from './search.ts';
import type { Closers, ShopOptions } from './shop-options.ts';

/** Told to every process when the indices know of changed products: their ids, or nothing when it may be any. */
export const indexedTopic = 'search_indexed';
const mostProductsNamed = 500;
/** Each has what all locales share in memory of its own. */
const mostBuildsAtOnce = 2;

/** The products that a notice names; null when it may be any. */
export function productsOf(payload: string): readonly number[] | null {
  return payload === '' ? null : payload.split(',').map(Number);
}

/** What indices are made from. */
export interface SearchedShop extends Pick<Commerce, 'feed'> {
  readonly tell: (topic: string, payload: string) => Promise<void>;
  readonly content: SearchedContent | null;
  /** The same facts, for a thread that opens a connection of its own. */
  readonly products: ProductThreadOptions;
}

/** Fills the indices and follows the shop, beside everything else: until they are ready, PostgreSQL answers listings. */
export function startIndexing(
  { log, progress, isStopping }: ShopOptions,
  writing: NonNullable<ShopSearch['writing']>,
  { feed, content, products, tell }: SearchedShop,
  closers: Closers,
): Indexer {
  const indexer = createIndexer({
    ...writing,
    catalogue: feed,
    texts: content ? contentSources(content) : [],
    buildsAtOnce: Math.min(availableParallelism(), mostBuildsAtOnce),
    openProductReader: ({ givesWay }) => openProductThread({ ...products, givesWay }),
    onFollowed(productIds) {
      const named = productIds && productIds.length <= mostProductsNamed ? productIds : [];
      tell(indexedTopic, named.join(',')).catch((error: unknown) =>
        log.warn({ err: error }, 'Nobody was told that the search indices have changed'),
      );
    },
    log,
  });
  closers.add(indexer.close);
  const start = async () => {
    // Else it would not know how far they are, and build them again.
    await writing.ready?.();
    return isStopping() ? null : indexer.start();
  };
  start().then(
    (build) => {
      writing.giveWay?.();
      if (!build || isStopping()) return;
      const { products, locales, seconds } = build;
      progress.say(
        `  ✓ Building the search indices: ${products} products in ${locales} locales (${seconds.toFixed(1)} s)`,
      );
    },
    (error: unknown) => log.error({ err: error }, 'The search indices are not kept up to date'),
  );
  return indexer;
}

export function openProductThread(workerData: ProductThreadOptions): ProductReader {
  const file = new URL('./product-thread.ts', import.meta.url);
  return readInThread(new Worker(file, { workerData, name: 'search-products' }));
}
