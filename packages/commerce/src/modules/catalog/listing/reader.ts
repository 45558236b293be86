import type { Reading } from '@bowline/database';
import type { ShopSettings } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { ProductRecord } from '../products/model.ts';
import type { Visitor } from '../products/record-rows.ts';
import type { Facets, ListingFilter, ListingPage, ListingQuery } from './listing-filter.ts';
import { plainListingOf, readPlainPage } from './plain-listings.ts';
import { readFacets, readPage } from './repository.ts';

/** Until the search engine answers listings, PostgreSQL does. */
export interface ListingReader {
  page(query: ListingQuery): Promise<ListingPage>;
  facets(filter: ListingFilter): Promise<Facets>;
}

export interface ListingSources {
  readonly database: CommerceDatabase;
  readonly reading: Reading;
  readonly visitor: Visitor;
  readonly settings: ShopSettings;
  readonly product: (id: number) => Promise<ProductRecord | null>;
}

export function createListingReader(sources: ListingSources): ListingReader {
  const { database, reading, visitor, settings, product } = sources;
  const { showOutOfStock } = settings;
  return {
    async page(query) {
      const plain = showOutOfStock ? plainListingOf(query) : null;
      const page = plain && (await readPlainPage(reading, visitor, plain, query));
      if (page && page.total !== null) return { products: () => page.products, total: page.total };
      const { ids, total } = await readPage(database, visitor.locale, showOutOfStock, query);
      return { products: () => readInOrder(product, ids), total };
    },
    facets: (filter) => readFacets(database, visitor.locale, showOutOfStock, filter),
  };
}

async function readInOrder(
  product: ListingSources['product'],
  ids: readonly number[],
): Promise<readonly ProductRecord[]> {
  const products = await Promise.all(ids.map(product));
  // A product that was switched off between the two statements is no longer there.
  return products.filter((found) => found !== null);
}
