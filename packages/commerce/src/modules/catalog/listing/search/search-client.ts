import type { Log } from '@bowline/database';
import type { Fetch } from '@bowline/kit';

/** How the search service is reached. */
export interface SearchAccess {
  readonly fetch: Fetch;
  readonly applicationId: string;
  /** A key that may search. */
  readonly key: string;
  /** Where it is, without a final slash; whatever it is when `fetch` answers in this process. */
  readonly baseUrl?: string;
}

export type SearchRequest = Readonly<Record<string, unknown>> & { readonly indexName: string };

export interface SearchAnswer {
  readonly hits: readonly (Readonly<Record<string, unknown>> & { readonly objectID: string })[];
  readonly nbHits: number;
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

export interface SearchClient {
  /** Null while the service does not answer or has no such index; the caller must do without it. */
  ask(request: SearchRequest): Promise<SearchAnswer | null>;
}

const patienceMs = 2_000;
/** After a failure visitors do not wait for the next one. */
const restMs = 1_000;

export function createSearchClient(access: SearchAccess, log: Log): SearchClient {
  const { fetch, applicationId, key, baseUrl = 'http://search.internal' } = access;
  const url = `${baseUrl}/1/indexes/*/queries`;
  const headers = {
    'content-type': 'application/json',
    'x-algolia-application-id': applicationId,
    'x-algolia-api-key': key,
  };
  let isAnswering = true;
  let restUntil = 0;

  function answered(): void {
    if (!isAnswering) log.info({}, 'The search service answers listings again');
    isAnswering = true;
  }

  function failed(details: object, message: string): null {
    if (isAnswering) log.warn(details, message);
    isAnswering = false;
    return null;
  }

  return {
    async ask(request) {
      if (performance.now() < restUntil) return null;
      try {
        const body = JSON.stringify({ requests: [request] });
        const signal = AbortSignal.timeout(patienceMs);
        const response = await fetch(new Request(url, { method: 'POST', headers, body, signal }));
        if (response.status >= 400 && response.status < 500) {
          const details = {
            index: request.indexName,
            status: response.status,
            reason: await response.text(),
          };
          // A question the service has a limit for is no reason to do without it for the next one.
          if (response.status === 400) {
            log.debug(details, 'The search service refused a listing; PostgreSQL answers it');
            return null;
          }
          return failed(
            details,
            'The search service has no such index or refuses the key; PostgreSQL answers',
          );
        }
        if (!response.ok) throw new Error(`The search service answered ${response.status}`);
        const { results } = (await response.json()) as { results: readonly SearchAnswer[] };
        answered();
        return results[0] ?? null;
      } catch (error) {
        restUntil = performance.now() + restMs;
        return failed({ err: error }, 'The search service does not answer; PostgreSQL does');
      }
    },
  };
}
