import type { Reading } from '@bowline/database';
import type { DecidedSettings } from '#stores';
import type { CommerceDatabase } from '#tables';
import type { AttributeBook } from '../attributes/attribute-book.ts';
import type { ProductRecord } from '../products/model.ts';
import type { RecordReader } from '../products/record-rows.ts';
import type { Facets, ListingFilter, ListingPage, ListingQuery } from './listing-filter.ts';
import { plainListingOf, readPlainPage } from './plain-listings.ts';
import { idsWithPartOfSku, readFacets, readPage } from './repository.ts';
import type { SearchClient } from './search/search-client.ts';
import { createSearchListing } from './search/search-listing.ts';

/** Which products a listing shows. The search service answers where there is one and it can; PostgreSQL always can. */
export interface ListingReader {
  page(query: ListingQuery): Promise<ListingPage>;
  /** Null where nobody can count what so many products hold in the time that a page has. */
  facets(filter: ListingFilter, total: number): Promise<Facets | null>;
  /** What might have been meant by a search that found nothing. */
  suggestions(filter: ListingFilter): Promise<readonly string[]>;
}

export interface ListingSources {
  readonly database: CommerceDatabase;
  readonly reading: Reading;
  readonly visitor: RecordReader;
  readonly settings: Pick<DecidedSettings, 'showOutOfStock'>;
  readonly book: AttributeBook;
  readonly product: (id: number) => Promise<ProductRecord | null>;
  readonly search: SearchClient | null;
}

/**
 * A tenth of a millisecond each, at worst. A larger listing shows its goods without counts, and thus without filters, while the search
 * service does not answer.
 */
const mostCountedByPostgres = 25_000;

export function createListingReader(sources: ListingSources): ListingReader {
  const { database, reading, visitor, settings, product } = sources;
  const { showOutOfStock } = settings;
  const search =
    sources.search &&
    createSearchListing({
      client: sources.search,
      view: visitor,
      book: sources.book,
      withPartOfSku: (part) => idsWithPartOfSku(database, part),
    });

  /** What is left to the database, which need not look for words where somebody else can. */
  async function leftToFind(filter: ListingFilter): Promise<ListingFilter> {
    const ids = filter.searchWords.length ? await search?.everything(filter) : null;
    return ids ? { ...filter, ids } : filter;
  }

  /** The ids of a page, found and ordered by whoever can. */
  async function findPage(query: ListingQuery) {
    const found = await search?.page(query);
    if (found) return found;
    const filter = await leftToFind(query.filter);
    return readPage(database, visitor.locale, showOutOfStock, { ...query, filter });
  }

  return {
    async page(query) {
      const plain = showOutOfStock ? plainListingOf(query) : null;
      const page = plain && (await readPlainPage(reading, visitor, plain, query));
      if (page && page.total !== null) return { products: () => page.products, total: page.total };
      const { ids, total } = await findPage(query);
      return { products: () => readInOrder(product, ids), total };
    },
    async facets(filter, total) {
      const counted = await search?.facets(filter);
      if (counted) return counted;
      return total > mostCountedByPostgres
        ? null
        : readFacets(database, visitor.locale, showOutOfStock, await leftToFind(filter));
    },
    suggestions: async (filter) => (await search?.suggestions(filter)) ?? [],
  };
}

async function readInOrder(
  product: ListingSources['product'],
  ids: readonly number[],
): Promise<readonly ProductRecord[]> {
  const products = await Promise.all(ids.map(product));
  // A product that was switched off since it was found is no longer there.
  return products.filter((found) => found !== null);
}
