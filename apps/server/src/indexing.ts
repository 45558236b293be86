import type { Commerce } from '@bowline/commerce';
import { createIndexer } from '@bowline/search';
import type { Closers } from './closers.ts';
import { contentSources, type SearchedContent } from './content-search.ts';
import type { ShopSearch } from './search.ts';
import type { ShopOptions } from './shop.ts';

/** Fills the indices and follows the shop, beside everything else: until they are ready, PostgreSQL answers listings. */
export function startIndexing(
  { log, progress, isStopping }: ShopOptions,
  writing: NonNullable<ShopSearch['writing']>,
  { feed, content }: Pick<Commerce, 'feed'> & { readonly content: SearchedContent | null },
  closers: Closers,
): void {
  const indexer = createIndexer({
    ...writing,
    catalogue: feed,
    texts: content ? contentSources(content) : [],
    log,
  });
  closers.add(indexer.close);
  indexer.start().then(
    (build) => {
      if (!build || isStopping()) return;
      const { products, locales, seconds } = build;
      progress.say(
        `  ✓ Building the search indices: ${products} products in ${locales} locales (${seconds.toFixed(1)} s)`,
      );
    },
    (error: unknown) => log.error({ err: error }, 'The search indices are not kept up to date'),
  );
}
