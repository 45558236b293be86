import { markets } from '@bowline/markets';
import type { StorePriceView } from '#pricing';
import { type AttributeBook, hasOptions } from '../../attributes/attribute-book.ts';
import type { Facets, ListingFilter, ListingQuery } from '../listing-filter.ts';
import { priceOfStep } from './indexed-prices.ts';
import {
  countedFacets,
  isSearchable,
  type ListingView,
  listingRequest,
  orderOf,
} from './listing-requests.ts';
import type { SearchAnswer, SearchClient } from './search-client.ts';

/** Listings as the search service knows them. Every answer may be null: then the database has to give it. */
export interface SearchListing {
  page(query: ListingQuery): Promise<{ readonly ids: readonly number[]; readonly total: number } | null>;
  /** All products a search finds, in no order, for what only the database knows of them. */
  everything(filter: ListingFilter): Promise<readonly number[] | null>;
  facets(filter: ListingFilter): Promise<Facets | null>;
  suggestions(filter: ListingFilter): Promise<readonly string[]>;
}

/** The protocol gives out no more at once. */
const largestPage = 1_000;
/** `paginationLimitedTo` of the indices. */
const deepestHit = 20_000;
const mostSuggestions = 5;

const nothing = { ids: [], total: 0 };
const noFacets: Facets = { prices: [], categories: new Map(), options: new Map(), values: [] };

export interface SearchListingOptions {
  readonly client: SearchClient;
  readonly view: ListingView;
  readonly book: AttributeBook;
  /** Behaviour 17: products of which a sku has this in it, which the service cannot tell. */
  readonly withPartOfSku: (part: string) => Promise<readonly number[]>;
}

export function createSearchListing({
  client,
  view,
  book,
  withPartOfSku,
}: SearchListingOptions): SearchListing {
  const idsOf = ({ hits }: SearchAnswer) => hits.map(({ objectID }) => Number(objectID));

  return {
    async page(query) {
      const { filter, limit, offset } = query;
      const order = orderOf(query, view);
      if (order === null || !isSearchable(filter)) return null;
      if (limit > largestPage || offset + limit > deepestHit) return null;
      const request = listingRequest(filter, view, order);
      if (!request) return nothing;
      const answer = await client.ask({ ...request, page: offset / limit, hitsPerPage: limit });
      if (!answer || mayBePartOfSku(filter, answer)) return null;
      return { ids: idsOf(answer), total: answer.nbHits };
    },

    async everything(filter) {
      if (!isSearchable(filter)) return null;
      const request = listingRequest(filter, view);
      if (!request) return [];
      const ids: number[] = [];
      for (let page = 0; ; page += 1) {
        const answer = await client.ask({ ...request, page, hitsPerPage: largestPage });
        if (!answer || answer.nbHits > deepestHit) return null;
        if (mayBePartOfSku(filter, answer)) return withPartOfSku(filter.searchWords[0] ?? '');
        ids.push(...idsOf(answer));
        if (ids.length >= answer.nbHits || answer.hits.length === 0) break;
      }
      return ids;
    },

    async facets(filter) {
      if (!isSearchable(filter)) return null;
      const request = listingRequest(filter, view);
      if (!request) return noFacets;
      const facets = countedFacets(book, view);
      const answer = await client.ask({
        ...request,
        facets,
        maxValuesPerFacet: largestPage,
        hitsPerPage: 0,
        analytics: false,
      });
      if (!answer || mayBePartOfSku(filter, answer)) return null;
      return readFacets(answer, book, view, filter.priced.view);
    },

    async suggestions({ searchWords }) {
      const answer = await client.ask({
        indexName: `query_suggestions_${markets[view.locale].code}`,
        query: searchWords.join(' '),
        removeWordsIfNoResults: 'allOptional',
        hitsPerPage: mostSuggestions,
        attributesToRetrieve: ['query'],
        analytics: false,
      });
      return (answer?.hits ?? []).map(({ query }) => String(query));
    },
  };
}

/** The middle of a sku is found by the database alone. */
function mayBePartOfSku({ searchWords }: ListingFilter, { nbHits }: SearchAnswer): boolean {
  return nbHits === 0 && searchWords.length === 1;
}

function readFacets(
  { facets = {} }: SearchAnswer,
  book: AttributeBook,
  { currency }: ListingView,
  priceView: StorePriceView,
): Facets {
  const counted = (name: string) => Object.entries(facets[name] ?? {});
  const filterable = book.attributes.filter(({ isFilterable }) => isFilterable);
  return {
    prices: counted(`price_step.${currency}`).map(([step, count]) => ({
      price: priceOfStep(Number(step), priceView),
      count,
    })),
    categories: new Map(counted('category_ids').map(([id, count]) => [Number(id), count])),
    options: new Map(
      filterable
        .filter(hasOptions)
        .flatMap(({ code }) => counted(code).map(([id, count]): [number, number] => [Number(id), count])),
    ),
    values: filterable
      .filter((attribute) => attribute.inputType === 'boolean')
      .flatMap(({ id, code }) => counted(code).map(([value, count]) => ({ attributeId: id, value, count }))),
  };
}
