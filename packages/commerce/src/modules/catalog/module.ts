import type { CommerceModule } from '#module';
import { createAddedFields } from './attributes/added-fields.ts';
import { attributeResolvers } from './attributes/resolvers.ts';
import { categoryResolvers } from './categories/resolvers.ts';
import { configurableResolvers } from './configurable/resolvers.ts';
import { cordResolvers } from './cords/resolvers.ts';
import { listingResolvers } from './listing/resolvers.ts';
import { createSearchClient, type SearchAccess } from './listing/search/search-client.ts';
import type { CatalogContext } from './model.ts';
import { giftCardResolvers } from './products/gift-card-resolvers.ts';
import { productResolvers } from './products/resolvers.ts';
import { createCatalog } from './reader.ts';
import { type CatalogRefusals, catalogRefusals } from './refusals.ts';
import type { CatalogTables } from './tables.ts';

const file = (path: string) => new URL(path, import.meta.url);

export const catalogModule: CommerceModule<{
  tables: CatalogTables;
  refusals: CatalogRefusals;
  options: {
    /** Answers searches and listings; without it, and whenever it does not answer, PostgreSQL does. */
    readonly search?: SearchAccess;
  };
  context: Pick<CatalogContext, 'catalog'>;
}> = {
  name: 'catalog',
  uses: ['stores', 'customers', 'stock', 'tax', 'pricing'],
  reads: {
    // A product comes with its price and stock in one statement: listings have dozens of them.
    stock: ['stock_pool'],
    pricing: ['price_tier', 'price_reduction', 'fixed_price', 'market_price'],
  },
  migrations: [
    { module: 'catalog', folder: file('./migrations/') },
    // Derived from the tables of stock, catalog and pricing.
    { module: 'catalog-summaries', folder: file('./summaries/migrations/'), after: 'pricing' },
  ],
  refusals: catalogRefusals,
  graphql: [
    { file: file('./attributes/attributes.graphql'), resolvers: attributeResolvers },
    { file: file('./categories/categories.graphql'), resolvers: categoryResolvers },
    { file: file('./products/products.graphql'), resolvers: { ...productResolvers, ...giftCardResolvers } },
    { file: file('./products/kinds-not-sold.graphql'), resolvers: {} },
    { file: file('./cords/cords.graphql'), resolvers: cordResolvers },
    { file: file('./configurable/configurable.graphql'), resolvers: configurableResolvers },
    { file: file('./listing/listing.graphql'), resolvers: listingResolvers },
  ],
  cacheableRoots: [
    'customAttributeMetadata',
    'customAttributeMetadataV2',
    'attributesForm',
    'attributesList',
    'products',
    'category',
    'categoryList',
    'categories',
    'product_url_keys',
    'category_url_paths',
  ],
  open({ database, versions, search, log }) {
    const client = search ? createSearchClient(search, log) : null;
    const catalog = createCatalog(database, versions.reference, client);
    return {
      context: async (visit, reading) => ({
        catalog: await catalog.readerFor(visit, reading, visit.settings),
      }),
      addedFields: createAddedFields(catalog.attributes),
    };
  },
};
