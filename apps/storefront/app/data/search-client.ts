import type { Fetch } from '@bowline/kit';
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { noCache, type SearchCache } from './search-client-cache.ts';
import { searchHosts } from './search-client-hosts.ts';
import { createSearchRequester } from './search-client-requester.ts';

/** What the runtime configuration says about the search service; all of it may be seen by visitors. */
export interface SearchSettings {
  readonly applicationId: string;
  readonly searchKey: string;
  /** Addresses that are asked in this order. Unset: this shop's own, or those of the hosted service. */
  readonly hosts?: readonly string[];
}

export interface SearchClientOptions extends SearchSettings {
  /** The service in this process, or the network. */
  readonly fetch: Fetch;
  /** Where the embedded service is found. */
  readonly ownOrigin: string;
  readonly timeouts: SearchTimeouts;
  /** Answers are asked for anew each time unless somebody keeps them. */
  readonly responseCache?: SearchCache;
}

export interface SearchTimeouts {
  /** Until the first byte of the answer. */
  readonly connectMs: number;
  readonly responseMs: number;
}

export type SearchClient = LiteClient;

/** The search service, asked as specification 7.3 says. */
export function createSearchClient(options: SearchClientOptions): SearchClient {
  const { applicationId, searchKey, fetch, timeouts, responseCache } = options;
  const hosts = searchHosts(options);
  return liteClient(applicationId, searchKey, {
    ...(hosts ? { hosts } : {}),
    requester: createSearchRequester(fetch),
    timeouts: { connect: timeouts.connectMs, read: timeouts.responseMs, write: timeouts.responseMs },
    responsesCache: responseCache ?? noCache(),
    requestsCache: noCache(),
    hostsCache: noCache(),
    // A visitor who types on has no use for an answer that comes after a pause of seconds.
    maxRateLimitRetries: 0,
  });
}
