import type { SearchClient } from '../../data/search-client.ts';

export interface IndexQuestion {
  readonly indexName: string;
  readonly query: string;
  readonly hitsPerPage: number;
  readonly facetFilters?: (string | string[])[];
  readonly getRankingInfo?: boolean;
  readonly attributesToRetrieve?: string[];
  readonly attributesToHighlight?: string[];
}

/**
 * The hits of every question, by one request. The service refuses it whole when it does not know one of the indices: then
 * each is asked alone, so that a missing index costs its own hits and no others.
 */
export async function askEachIndex<Hit extends object>(
  client: SearchClient,
  questions: readonly IndexQuestion[],
): Promise<Hit[][]> {
  const ask = async (requests: readonly IndexQuestion[]) => {
    const { results } = await client.searchForHits<Hit>({ requests: [...requests] });
    return results.map(({ hits }) => hits as Hit[]);
  };
  try {
    return await ask(questions);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const answers = await Promise.allSettled(questions.map((question) => ask([question])));
    if (answers.every(({ status }) => status === 'rejected')) throw error;
    return answers.map((answer) => (answer.status === 'fulfilled' ? (answer.value[0] ?? []) : []));
  }
}

/** Unlike a service that is silent or broken, which would be so for each question. */
function isRefusal(error: unknown): boolean {
  return error instanceof Error && 'status' in error && error.status === 404;
}
