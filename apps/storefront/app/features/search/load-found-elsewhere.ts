import { createSearchClient } from '../../data/search-client.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { askEachIndex } from './ask-each-index.ts';
import { markedWith, plainText } from './highlight.ts';
import { likelySpelling } from './likely-spelling.ts';
import {
  type CategoryRecord,
  type FoundCategory,
  type FoundText,
  indexOf,
  type QuestionRecord,
  type SearchedKind,
  type SuggestionRecord,
  type TextRecord,
  textsWithTypos,
  toFoundCategory,
  toFoundQuestion,
  toFoundText,
  toSuggestion,
} from './search-records.ts';

export interface FoundElsewhere {
  readonly categories: readonly FoundCategory[];
  readonly pages: readonly FoundText[];
  readonly posts: readonly FoundText[];
  readonly questions: readonly FoundText[];
  /** What others look for, for whoever found nothing. */
  readonly popular: readonly string[];
  readonly popularCategories: readonly FoundCategory[];
  readonly didYouMean: string | undefined;
}

type AnyRecord = SuggestionRecord & CategoryRecord & TextRecord & QuestionRecord;

/** The page waits for these no longer than a visitor would: they stand beside what was asked for. */
const usualTimeouts = { connectMs: 800, responseMs: 1_200 };

/** Levels are counted from a root above all shops, as Magento does. */
const departmentLevel = 2;

const nothing: FoundElsewhere = {
  categories: [],
  pages: [],
  posts: [],
  questions: [],
  popular: [],
  popularCategories: [],
  didYouMean: undefined,
};

/** Everything but products, by one request to the search service; a failure is logged and leaves it out. */
export async function loadFoundElsewhere(shop: ShopRequest, query: string): Promise<FoundElsewhere> {
  const { market, search, log, patience } = shop;
  const { connectMs, responseMs } = usualTimeouts;
  const timeouts = { connectMs: connectMs * patience, responseMs: responseMs * patience };
  const ask = (kind: SearchedKind, text: string, hitsPerPage: number) => ({
    indexName: indexOf(kind, market),
    query: text,
    hitsPerPage,
    analytics: false,
    clickAnalytics: false,
    ...markedWith,
  });
  // No question finds everything, which is no finding.
  const most = (count: number) => (query === '' ? 0 : count);
  try {
    const client = createSearchClient({ ...search, ownOrigin: 'http://search.internal', timeouts });
    const [
      categories = [],
      pages = [],
      posts = [],
      questions = [],
      popular = [],
      popularCategories = [],
      products = [],
    ] = await askEachIndex<AnyRecord>(client, [
      ask('categories', query, most(6)),
      ask('pages', query, most(4)),
      ask('posts', query, most(4)),
      ask('faq', query, most(4)),
      ask('query_suggestions', '', 10),
      { ...ask('categories', '', 6), facetFilters: ['in_menu:true', `level:${departmentLevel}`] },
      {
        ...ask('products', query, most(1)),
        getRankingInfo: true,
        attributesToRetrieve: [],
        attributesToHighlight: ['name', 'category_names', 'labels'],
      },
    ]);
    return {
      categories: categories.flatMap(toFoundCategory),
      pages: pages.flatMap(toFoundText),
      posts: posts.flatMap(toFoundText),
      questions: questions.flatMap(toFoundQuestion),
      popular: popular.flatMap(toSuggestion).map(plainText),
      popularCategories: popularCategories.flatMap(toFoundCategory),
      didYouMean: likelySpelling(query, products.flatMap(textsWithTypos)),
    };
  } catch (error) {
    log.warn({ err: error }, 'The search service did not answer');
    return nothing;
  }
}
