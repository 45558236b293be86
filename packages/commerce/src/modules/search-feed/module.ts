import type { CommerceModule } from '#module';
import { createSearchFeed, type SearchFeed } from './feed.ts';
import type { SearchFeedTables } from './tables.ts';

export const searchFeedModule: CommerceModule<{
  tables: SearchFeedTables;
  services: { readonly feed: SearchFeed };
}> = {
  name: 'search-feed',
  uses: ['stores', 'catalog', 'pricing'],
  // Follows the tables of stock, catalog, pricing and cms.
  migrations: [{ module: 'search-feed', folder: new URL('./migrations/', import.meta.url) }],
  open: (shop) => ({ services: { feed: createSearchFeed(shop) } }),
};
