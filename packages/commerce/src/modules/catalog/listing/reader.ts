import type { LocaleName } from '@bowline/markets';
import type { ShopSettings } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { Facets, ListingFilter, ListingPage } from './listing-filter.ts';
import { type ListingQuery, readFacets, readPage } from './repository.ts';

/** Until the search engine answers listings, PostgreSQL does. */
export interface ListingReader {
  page(query: ListingQuery): Promise<ListingPage>;
  facets(filter: ListingFilter): Promise<Facets>;
}

export function createListingReader(
  database: CommerceDatabase,
  locale: LocaleName,
  { showOutOfStock }: ShopSettings,
): ListingReader {
  return {
    page: (query) => readPage(database, locale, showOutOfStock, query),
    facets: (filter) => readFacets(database, locale, showOutOfStock, filter),
  };
}
