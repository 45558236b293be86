import type { CurrencyCode } from '@bowline/kit';
import type { Market } from '@bowline/markets';
import type { SearchClient } from '../../../data/search-client.ts';
import { askEachIndex } from '../ask-each-index.ts';
import { markedWith } from '../highlight.ts';
import {
  type CategoryRecord,
  type FoundCategory,
  type FoundProduct,
  indexOf,
  type ProductRecord,
  type SuggestionRecord,
  toFoundCategory,
  toFoundProduct,
  toSuggestion,
} from '../search-records.ts';

export interface Suggestions {
  /** What these suggestions answer. */
  readonly query: string;
  readonly queries: readonly string[];
  readonly categories: readonly FoundCategory[];
  readonly products: readonly FoundProduct[];
}

export interface Asker {
  readonly client: SearchClient;
  readonly market: Market;
  readonly currency: CurrencyCode;
}

type AnyRecord = SuggestionRecord & CategoryRecord & ProductRecord;

/** Nothing of what is typed is counted: half a word is nobody's question. */
const uncounted = { analytics: false, clickAnalytics: false } as const;

/** One request for each change of the text, with a question to every index that has something to suggest. */
export async function askSuggestions(
  { client, market, currency }: Asker,
  query: string,
): Promise<Suggestions> {
  const common = { query, ...uncounted, ...markedWith };
  const [queries = [], categories = [], products = []] = await askEachIndex<AnyRecord>(client, [
    {
      ...common,
      indexName: indexOf('query_suggestions', market),
      hitsPerPage: 4,
      attributesToRetrieve: ['query'],
      attributesToHighlight: ['query'],
    },
    {
      ...common,
      indexName: indexOf('categories', market),
      hitsPerPage: 3,
      attributesToRetrieve: ['name', 'url_path', 'url_suffix'],
      attributesToHighlight: ['name'],
    },
    {
      ...common,
      indexName: indexOf('products', market),
      hitsPerPage: 5,
      // What a listing alone may show is no answer to a question.
      facetFilters: [['visibility:both', 'visibility:search']],
      attributesToRetrieve: [
        'name',
        'url_key',
        'url_suffix',
        'image',
        'kind',
        'price_minor',
        'other_price_minor',
      ],
      attributesToHighlight: ['name'],
    },
  ]);
  return {
    query,
    queries: queries.flatMap(toSuggestion),
    categories: categories.flatMap(toFoundCategory),
    products: products.flatMap((product) => toFoundProduct(product, currency)),
  };
}

/** What others look for most: the answer to no question at all. */
export async function askPopularSearches({ client, market }: Asker): Promise<Suggestions> {
  const [queries = []] = await askEachIndex<SuggestionRecord>(client, [
    {
      ...uncounted,
      query: '',
      indexName: indexOf('query_suggestions', market),
      hitsPerPage: 8,
      attributesToRetrieve: ['query'],
      attributesToHighlight: [],
    },
  ]);
  return { query: '', queries: queries.flatMap(toSuggestion), categories: [], products: [] };
}
