import type { Fetch } from '@bowline/kit';
import { type LiteClient, liteClient } from 'algoliasearch/lite';
import { noCache, type SearchCache } from './search-client-cache.ts';

/** Types that the client's package uses but does not hand out. */
type ClientOptions = NonNullable<Parameters<typeof liteClient>[2]>;
type SearchHost = NonNullable<ClientOptions['hosts']>[number];
type Requester = NonNullable<ClientOptions['requester']>;
type Answer = Awaited<ReturnType<Requester['send']>>;

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

/** The application that lives in the shop itself, below `/1/` of its own address. */
export const embeddedApplicationId = 'BOWLINE';

/** Nothing for an application of the hosted service, whose addresses the client knows by its id. */
function searchHosts({
  applicationId,
  hosts,
  ownOrigin,
}: Pick<SearchSettings, 'applicationId' | 'hosts'> & { readonly ownOrigin: string }):
  | SearchHost[]
  | undefined {
  if (hosts && hosts.length > 0) return hosts.map(toHost);
  return applicationId === embeddedApplicationId ? [toHost(ownOrigin)] : undefined;
}

/** `search.example`, `search.example:7700` or `http://search.example/below`; without a protocol it is https. */
function toHost(address: string): SearchHost {
  const { protocol, host, pathname } = new URL(address.includes('://') ? address : `https://${address}`);
  return {
    url: host + pathname.replace(/\/$/, ''),
    accept: 'readWrite',
    protocol: protocol === 'http:' ? 'http' : 'https',
  };
}

const late = Symbol('late');

/**
 * Sends what the search client asks for by the given fetch, with manual redirects and the texts of specification 7.3.
 * The client's own requester knows only the network, and keeps a timer running after every answer.
 */
function createSearchRequester(fetch: Fetch): Requester {
  return {
    async send({ url, method, headers, data, connectTimeout, responseTimeout }) {
      const controller = new AbortController();
      const request = new Request(url, {
        method,
        headers,
        body: typeof data === 'object' ? new Uint8Array(data) : data || null,
        redirect: 'manual',
        signal: controller.signal,
      });
      try {
        const response = await within(connectTimeout, fetch(request));
        if (response === late) return timedOut('Connection timeout', controller);
        // What browsers tell about a redirect that they were not to follow.
        if (response.type === 'opaqueredirect') return networkFailure;
        const content = await within(responseTimeout, response.text());
        if (content === late) return timedOut('Socket timeout', controller);
        return {
          content,
          headers: Object.fromEntries(response.headers),
          isTimedOut: false,
          status: response.status,
        };
      } catch {
        return networkFailure;
      }
    },
  };
}

const networkFailure: Answer = { status: 0, content: 'Network request failed', isTimedOut: false };

function timedOut(content: string, controller: AbortController): Answer {
  controller.abort();
  return { status: 0, content, isTimedOut: true };
}

async function within<Value>(limitMs: number, work: Promise<Value>): Promise<Value | typeof late> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<typeof late>((resolve) => {
    timer = setTimeout(() => resolve(late), limitMs);
  });
  try {
    return await Promise.race([work, limit]);
  } finally {
    clearTimeout(timer);
  }
}
