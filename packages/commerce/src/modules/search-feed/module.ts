import type { CommerceModule } from '#module';
import { searchChanges, searchDeskResolvers } from './desk/resolvers.ts';
import { rulesChanges, rulesDeskResolvers } from './desk/rules-resolvers.ts';
import { createSearchFeed, type SearchFeed } from './feed.ts';
import { createRulesAdmin, type RulesAdmin } from './rules.ts';
import { noSearchDesk, type SearchDesk } from './search-desk.ts';
import { createSynonymsAdmin, type SynonymsAdmin } from './synonyms.ts';
import type { SearchFeedTables } from './tables.ts';

export const searchFeedModule: CommerceModule<{
  tables: SearchFeedTables;
  services: { readonly feed: SearchFeed };
  options: { readonly searchDesk?: SearchDesk };
  admin: {
    readonly synonyms: SynonymsAdmin;
    readonly searchRules: RulesAdmin;
    readonly search: SearchDesk;
  };
}> = {
  name: 'search-feed',
  uses: ['stores', 'tax', 'catalog', 'pricing', 'cms'],
  reads: {
    // It makes records of everything that is listed, in few statements, and follows those tables.
    catalog: [
      'product',
      'product_text',
      'product_summary',
      'product_offer',
      'product_category',
      'category',
      'product_attribute_value',
      'product_link',
      'product_rating',
    ],
    pricing: ['price_reduction', 'fixed_price', 'market_price'],
    cms: ['cms_page', 'cms_page_text'],
  },
  // Follows the tables of stock, catalog, pricing and cms.
  migrations: [{ module: 'search-feed', folder: new URL('./migrations/', import.meta.url) }],
  desk: [
    {
      file: new URL('./desk/search.graphql', import.meta.url),
      resolvers: searchDeskResolvers,
      changes: searchChanges,
    },
    {
      file: new URL('./desk/rules.graphql', import.meta.url),
      resolvers: rulesDeskResolvers,
      changes: rulesChanges,
    },
  ],
  open: (shop) => ({
    services: { feed: createSearchFeed(shop) },
    admin: {
      synonyms: createSynonymsAdmin(shop.database),
      searchRules: createRulesAdmin(shop.database, shop.settings.timeZone),
      search: shop.searchDesk ?? noSearchDesk,
    },
  }),
};
