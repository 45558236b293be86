import { createSearchClient } from '../../data/search-client.ts';
import type { ShopRequest } from '../../shop-context.ts';
import { indexOf } from './search-records.ts';

export interface ShorterQuery {
  readonly query: string;
  readonly leftOut: string;
}

/** More words than that are a sentence, of which one word says little. */
const mostWords = 8;
const timeouts = { connectMs: 800, responseMs: 1_200 };

/** All ways to leave out one word of a query, in the order of the words left out; none for a single word. */
export function shorterQueries(query: string): readonly ShorterQuery[] {
  const words = query.split(/\s+/u).filter(Boolean);
  if (words.length < 2 || words.length > mostWords) return [];
  return words.map((leftOut, index) => ({ leftOut, query: words.toSpliced(index, 1).join(' ') }));
}

/**
 * For a query that found nothing, the same without the one word that leaves the most products; undefined when every way
 * finds nothing, or the service does not answer.
 */
export async function loadWithoutOneWord(
  { market, search, log, patience }: ShopRequest,
  query: string,
): Promise<ShorterQuery | undefined> {
  const shorter = shorterQueries(query);
  if (shorter.length === 0) return undefined;
  try {
    const client = createSearchClient({
      ...search,
      ownOrigin: 'http://search.internal',
      timeouts: {
        connectMs: timeouts.connectMs * patience,
        responseMs: timeouts.responseMs * patience,
      },
    });
    const { results } = await client.searchForHits({
      requests: shorter.map((each) => ({
        indexName: indexOf('products', market),
        query: each.query,
        filters: 'NOT visibility:catalog',
        hitsPerPage: 0,
        analytics: false,
      })),
    });
    const counts = results.map(({ nbHits }) => nbHits ?? 0);
    const most = Math.max(...counts);
    return most > 0 ? shorter[counts.indexOf(most)] : undefined;
  } catch (error) {
    log.warn({ err: error }, 'The search service did not answer');
    return undefined;
  }
}
